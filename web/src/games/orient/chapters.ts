/** Where each clause is told: its letters name a chapter. */
const CHAPTERS: readonly (readonly [RegExp, string])[] = [
  [/^O-C\d/, 'box'],
  [/^O-S\d/, 'setup'],
  [/^O-N\d/, 'night'],
  [/^O-A\d/, 'attack'],
  [/^O-(B|R|X)\d/, 'actions'],
  [/^O-(E|V|G)\d/, 'special'],
  [/^O-(O\d|NE)/, 'old_man'],
  [/^O-D/, 'day'],
  [/^O-W/, 'end'],
  [/^O-V[AB]/, 'variants'],
  [/^O-Q/, 'rulings'],
];

/** The chapter of "O-A07", or of "O-Q12". */
export const chapterOf = (clause: string): string => CHAPTERS.find(([pattern]) => pattern.test(clause))![1];
