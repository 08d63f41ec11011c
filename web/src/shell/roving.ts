/** A group of buttons as one stop of the Tab key; arrow keys, Home and End move inside it. */

const ITEMS = 'button, a[href]';

export function roving(group: HTMLElement): () => void {
  const items = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(ITEMS)];

  const settle = (current?: HTMLElement): void => {
    const all = items();
    const stop = current ?? all.find((item) => item.tabIndex === 0) ?? all[0];
    for (const item of all) {
      const wanted = item === stop ? 0 : -1;
      if (item.tabIndex !== wanted) item.tabIndex = wanted;
    }
  };

  const focus = (event: FocusEvent): void => {
    const item = (event.target as HTMLElement).closest<HTMLElement>(ITEMS);
    if (item) settle(item);
  };

  const move = (event: KeyboardEvent): void => {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const to: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      Home: 0,
      End: all.length - 1,
    };
    const next = to[event.key];
    if (next === undefined) return;
    event.preventDefault();
    all[(next + all.length) % all.length]?.focus();
  };

  const observer = new MutationObserver(() => settle());
  observer.observe(group, { childList: true, subtree: true });
  group.addEventListener('focusin', focus);
  group.addEventListener('keydown', move);
  settle();
  return () => {
    observer.disconnect();
    group.removeEventListener('focusin', focus);
    group.removeEventListener('keydown', move);
  };
}
