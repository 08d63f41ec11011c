/** Where each clause of My First Stone Age is told: the letter of its id names the part of the rules. */
const CHAPTERS: Record<string, string> = {
  H: 'box',
  ST: 'box',
  K: 'box',
  P: 'setup',
  T: 'turn',
  G: 'turn',
  F: 'turn',
  M: 'turn',
  A: 'places',
  D: 'dogs',
  B: 'trading',
  S: 'site',
  E: 'end',
};

/** The chapter of "A-S16"; those of rulings begin with Q. */
export const chapterOf = (clause: string): string => CHAPTERS[/^A-([A-Z]+)/.exec(clause)![1]!] ?? 'rulings';
