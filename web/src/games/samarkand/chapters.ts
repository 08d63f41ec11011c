/** Where each clause of Samarkand is told: its clauses are numbered straight through, its rulings on their own. */
const LAST: readonly [number, string][] = [
  [15, 'box'],
  [30, 'setup'],
  [33, 'turn'],
  [50, 'marriage'],
  [63, 'routes'],
  [74, 'goods'],
  [87, 'relations'],
  [93, 'end'],
  [101, 'scoring'],
  [Infinity, 'two'],
];

/** The chapter of "S-038", or of "S-R20". */
export function chapterOf(clause: string): string {
  if (clause.startsWith('S-R')) return 'rulings';
  const number = Number(clause.slice(2));
  return LAST.find(([last]) => number <= last)![1];
}
