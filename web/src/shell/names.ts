/** What the seats are called. */
import type { Seat } from '../protocol/messages';
import { t } from './texts.svelte';

/** Name of who sits at a seat: as typed, or what kind of bot it is. */
export function seatName(seat: Seat): string {
  if (seat.bot !== null) return t('bot-name', { level: seat.bot });
  if (seat.free) return t('seat-free');
  return seat.name || t('play-name-default');
}
