/** What the seats are called. */
import type { Seat } from '../protocol/messages';
import { t } from './texts.svelte';

/** Name of who sits at a seat: as typed, or what kind of bot it is; a seat held by a bot is still its owner's. */
function seatName(seat: Seat): string {
  if (seat.bot !== null && !seat.held) return t('bot-name', { level: seat.bot });
  if (seat.free) return t('seat-free');
  return seat.name || t('play-name-default');
}

/** Names of all seats of a table; those that would be called alike are numbered. */
export function seatNames(seats: readonly Seat[]): string[] {
  const names = seats.map(seatName);
  return names.map((name, seat) => {
    const alike = names.flatMap((other, at) => (other === name ? [at] : []));
    return alike.length > 1 ? t('seat-numbered', { name, n: alike.indexOf(seat) + 1 }) : name;
  });
}

/** The name at a seat, or what somebody is called who only watches. */
export const seatNameAt = (names: readonly string[], seat: number): string => (seat < 0 ? t('chat-watcher') : names[seat]!);
