/** A group of buttons as one stop of the Tab key; arrow keys, Home and End move inside it. */

const ITEMS = 'button, a[href]';

/** Items in one line: all arrow keys go along it. */
export const roving = (group: HTMLElement): (() => void) => rove(group, () => [itemsIn(group)]);

/** Items in several lines, each an element with `data-row`: up and down go from line to line. */
export const rovingRows = (group: HTMLElement): (() => void) =>
  rove(group, () => [...group.querySelectorAll<HTMLElement>('[data-row]')].map(itemsIn));

const itemsIn = (part: HTMLElement): HTMLElement[] => [...part.querySelectorAll<HTMLElement>(ITEMS)];

function rove(group: HTMLElement, lines: () => HTMLElement[][]): () => void {
  const settle = (current?: HTMLElement): void => {
    const all = lines().flat();
    const stop = current ?? all.find((item) => item.tabIndex === 0) ?? all[0];
    for (const item of all) {
      const wanted = item === stop ? 0 : -1;
      if (item.tabIndex !== wanted) item.tabIndex = wanted;
    }
  };

  const focus = (event: FocusEvent): void => {
    const item = (event.target as HTMLElement).closest<HTMLElement>(ITEMS);
    if (item && group.contains(item)) settle(item);
  };

  const move = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const all = lines();
    const row = all.findIndex((line) => line.includes(document.activeElement as HTMLElement));
    if (row < 0) return;
    const line = all[row]!;
    const at = line.indexOf(document.activeElement as HTMLElement);
    const along = (by: number): HTMLElement | undefined => line[(at + by + line.length) % line.length];
    const across = (by: number): HTMLElement | undefined => {
      if (all.length === 1) return along(by);
      const other = all[(row + by + all.length) % all.length]!;
      return other[Math.min(at, other.length - 1)];
    };
    const ways: Record<string, () => HTMLElement | undefined> = {
      ArrowLeft: () => along(-1),
      ArrowRight: () => along(1),
      ArrowUp: () => across(-1),
      ArrowDown: () => across(1),
      Home: () => line[0],
      End: () => line.at(-1),
    };
    const way = ways[event.key];
    if (!way) return;
    event.preventDefault();
    way()?.focus();
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
