/** A walking camel with its load, about 30 x 30 around (0, 0), its feet on y = 14.5. */
import { disc, line } from '../../../lib/art/pen';
import { familyLook } from './families';
import { glyphPath } from './glyphs';

const BODY =
  'M-13.6 1.5C-13.8-2.5-12.8-5.5-11-8.5-9.8-10.8-7.8-10.8-6.6-9-5.6-7.2-4.6-6.2-2.8-6.2-1-6.2 0-7.2 1-9 2.2-10.8 4.2-10.8 5.4-8.5 6.2-6.8 7.2-5.2 8-5 9-5.6 9.1-7.6 9.2-9.6 9.3-12 10.4-13.8 12.6-13.8L15.4-13C16.6-12.5 16.5-10.6 15.2-10.4L13-9.8C13.2-5 12.6-.2 8.6 2.2 6.5 3.8 3 4.4-2 4.4-7 4.4-13.4 5.5-13.6 1.5z';
const CLOTH = 'M-10.6-6.8Q-3-3.4 4.6-6.8L6 6.4Q-3 9.6-12 6.4Z';

/** The camel of a family; `paint` is what its coat is filled with. A `halo` sets it off from whatever is below. */
export const camel = (family: string, paint: string, halo = true): string => {
  const look = familyLook(family);
  const leg = (d: string): string =>
    `<path d="${d}" stroke="${paint}" stroke-width="2.2" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;
  const far = 'M-9 3L-8 8-10.5 13.4M5.5 2L4 8 2.8 13.4';
  const near = 'M-11.5 2L-12 7.5-13.6 13.4M7.8 1L9.6 7.5 9.4 13.4';
  return (
    (halo ? line(`${BODY}${far}${near}`, 4.6, 'cream') : '') +
    line(`${far}${near}`, 4.2) +
    leg(far + near) +
    line('M-13.2-1C-15-.5-15.6 2-15 4', 1.4) +
    `<path d="${BODY}" fill="${paint}" stroke="var(--art-ink)" stroke-width="1.4" stroke-linejoin="round"/>` +
    disc('cream', 12.6, -11.6, 0.9, 0.6) +
    `<path d="${CLOTH}" fill="var(--family-${look})" stroke="var(--art-ink)" stroke-width="1.4" stroke-linejoin="round"/>` +
    `<path d="${glyphPath(look)}" fill="var(--family-${look}-ink)" transform="translate(-9.6 -5.2) scale(.55)"/>`
  );
};
