/** The picture of every card by its id: treasures stand in a niche, everything else has a scene of its own. */
import { at, disc, faint, flat, shape } from '../../../lib/art/pen';
import { DAYS } from './days';
import { DJINNS } from './djinns';
import { GUARDS } from './guards';
import { ground, hall, rays, stars } from './places';
import { ROBBERS } from './robbers';
import { TREASURES } from './treasures';
import { WONDERS } from './wonders';

const curtains =
  shape('red', 'M-4-4H34C34 30 20 50-4 62ZM124-4H86C86 30 100 50 124 62Z') +
  flat('red-deep', 'M8-4C10 26 4 44-4 54V-4ZM112-4C110 26 116 44 124 54V-4ZM22-4C22 20 18 34 12 44 20 32 26 20 27-4ZM98-4C98 20 102 34 108 44 100 32 94 20 93-4Z') +
  shape('gold', 'M10 50L-2 60V68L16 54ZM110 50L122 60V68L104 54Z', 1.6);

/** An insignia lies on a cushion between curtains, a valuable in a niche of the treasury. */
const shown = (id: string, thing: string): string =>
  (id.startsWith('ins_')
    ? ground('dusk-deep') + rays('dusk', 60, 44) + faint(0.35, disc('sun', 60, 42, 36, 0)) + curtains + shape('dusk-light', 'M22 76C40 66 80 66 98 76 104 84 100 92 92 92H28C20 92 16 84 22 76Z')
    : hall('teal-deep', 'teal', 'night-deep', 22, 98) + faint(0.4, disc('moon', 60, 46, 30, 0)) + stars([[32, 40, 2], [88, 34, 2.4], [84, 64, 2], [34, 66, 1.6]]) + shape('gold', 'M22 78H98V92H22Z')) + at(27, 10, thing, 0, 1.4);

export const PICTURES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(TREASURES).map(([id, thing]) => [id, shown(id, thing)])),
  ...ROBBERS,
  ...GUARDS,
  ...DJINNS,
  ...WONDERS,
  ...DAYS,
};
