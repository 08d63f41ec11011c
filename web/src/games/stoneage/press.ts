/** What a child presses answers when the finger comes down; keys and switches come as clicks without a pointer. */
const AGAIN = 400; // ms for which a second press does nothing

let last = -Infinity;

export interface Press {
  onpointerdown: (event: PointerEvent) => void;
  onclick: (event: MouseEvent) => void;
}

export function press(act: () => void): Press {
  const once = (): void => {
    const now = performance.now();
    if (now - last < AGAIN) return;
    last = now;
    act();
  };
  return {
    // A second finger or a palm that rests on the glass is no press.
    onpointerdown: (event) => {
      if (event.isPrimary && event.button === 0) once();
    },
    onclick: (event) => {
      if (event.detail === 0) once();
    },
  };
}
