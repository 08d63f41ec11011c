/** Marks parts of a drawing that move a little; life.css says how. */

type Motion = 'cloud' | 'smoke' | 'sway' | 'tail' | 'flame' | 'ripple' | 'hop' | 'nod' | 'blink' | 'twinkle';

/** Parts with a movement of their own, out of step with others by `phase`. */
export const alive = (motion: Motion, parts: string, phase: '' | 'late' | 'later' = ''): string =>
  `<g class="alive-${motion}${phase ? ` ${phase}` : ''}">${parts}</g>`;
