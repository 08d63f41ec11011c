/** Where a match that is looked through comes from: the server's store, or a file. */
import type { Replay } from '../../protocol/messages';
import { get, getText, postText } from '../api';

export interface Source {
  /** Id of the match, if it is this server's. */
  readonly match: string | null;
  /** The match as a seat saw it; without a seat as is usual for who asks. */
  replay(seat: number | null): Promise<Replay>;
  /** The text of its record. */
  record(): Promise<string>;
}

const query = (seat: number | null): string => (seat === null ? '' : `?seat=${seat}`);

export const stored = (match: string): Source => ({
  match,
  replay: (seat) => get(`/api/matches/${match}/replay${query(seat)}`),
  record: () => getText(`/api/matches/${match}/record`),
});

export const fromFile = (text: string): Source => ({
  match: null,
  replay: (seat) => postText(`/api/replay${query(seat)}`, text),
  record: () => Promise.resolve(text),
});
