/**
 * How the families look. A look is a colour with its texture and its glyph; there are ten, named after the ten families
 * of the reconstructed map.
 *
 * Everything here that takes a `family` takes the name of a look. `familyLooks` gives the families of a map, its own
 * or somebody else's, a look each, so that no two share one.
 */

/** The ten looks, in the order in which families without a look of their own are given one. */
export const LOOKS = ['byzantium', 'levant', 'tigris', 'sogdia', 'china', 'egypt', 'arabia', 'oman', 'persia', 'sindh'] as const;

export type Look = (typeof LOOKS)[number];

const isLook = (id: string): id is Look => (LOOKS as readonly string[]).includes(id);

/** The look of a family on its own: its own look, or for a name that has none always the same one of the ten. */
export const familyLook = (id: string): Look => {
  if (isLook(id)) return id;
  let sum = 0;
  for (const sign of id) sum = (sum * 31 + sign.charCodeAt(0)) % 997;
  return LOOKS[sum % LOOKS.length] ?? LOOKS[0];
};

/** A look for each of at most ten families: families with a look of their own keep it, the others take what is free. */
export const familyLooks = (ids: readonly string[]): Look[] => {
  const free = LOOKS.filter((look) => !ids.includes(look));
  return ids.map((id) => (isLook(id) ? id : (free.shift() ?? familyLook(id))));
};
