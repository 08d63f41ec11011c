/** Holding a button: by finger, mouse or key. Whoever cannot hold presses it twice. */

const HOLD = 700; // ms
const TWICE = 6_000; // ms within which the second press must come

export interface Hold {
  /** Pressed now. */
  onhold: (held: boolean) => void;
  /** Pressed once; a second press will do. */
  onfirst: (first: boolean) => void;
  onopen: () => void;
}

/** An attachment for a button. */
export function hold({ onhold, onfirst, onopen }: Hold): (button: HTMLElement) => () => void {
  return (button) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let forget: ReturnType<typeof setTimeout> | undefined;
    let first = false;

    const begin = (): void => {
      clearTimeout(timer);
      onhold(true);
      timer = setTimeout(() => {
        end();
        onopen();
      }, HOLD);
    };
    const end = (): void => {
      if (timer === undefined) return; // a button that goes from the page loses the focus too
      clearTimeout(timer);
      timer = undefined;
      onhold(false);
    };
    const press = (): void => {
      end();
      if (first) {
        onopen();
        return;
      }
      first = true;
      onfirst(true);
      clearTimeout(forget);
      forget = setTimeout(() => {
        first = false;
        onfirst(false);
      }, TWICE);
    };

    const isKey = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';
    const stop = new AbortController();
    const { signal } = stop;
    button.addEventListener('pointerdown', (event) => event.button === 0 && begin(), { signal });
    for (const kind of ['pointerup', 'pointerleave', 'pointercancel', 'blur']) button.addEventListener(kind, end, { signal });
    button.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    button.addEventListener('click', press, { signal });
    // Keys hold too: they press at most once, when they are let go of early.
    button.addEventListener(
      'keydown',
      (event) => {
        if (!isKey(event)) return;
        event.preventDefault();
        if (!event.repeat) begin();
      },
      { signal },
    );
    button.addEventListener(
      'keyup',
      (event) => {
        if (!isKey(event)) return;
        event.preventDefault();
        if (timer !== undefined) press();
      },
      { signal },
    );
    return () => {
      stop.abort();
      clearTimeout(timer);
      clearTimeout(forget);
    };
  };
}
