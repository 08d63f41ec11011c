/** What a game brings to the table; the shell knows nothing else of it. */
import type { Component } from 'svelte';
import type { PreviewEvent, Result, Seat, Table } from '../protocol/messages';
import type { Match } from './match.svelte';

/** How a match ended: the story in a sentence, and what each seat reached, the best first; equals share a place. */
export interface Ending {
  story: string;
  sums: { seat: number; place: number; text: string }[];
}

/** What hangs before the table of a device that several people share, until the next of them opens it. */
export interface CurtainProps {
  seats: Seat[];
  names: string[];
  /** Who is to decide now; one of them opens. None while the table changes hands. */
  called: number[];
  /** What is to be decided, as everybody may know it. */
  reason: string;
  /** Milliseconds until it is too late, if it is. */
  closes: number | null;
  onopen: (seat: number) => void;
  /** Decline for all of them; null where the question must be answered. */
  ondecline: (() => void) | null;
  onmenu: () => void;
}

export interface Room {
  readonly Board: Component<{ match: Match; room: Room; names: string[]; onmenu: () => void; onagain: () => void }>;
  /** The board fills the whole page and asks, shows, hands over and ends by itself; it opens the menu for adults with `onmenu`. */
  readonly wholePage?: boolean;
  /** A curtain of its own, for games that have no secrets or another way to hand over. */
  readonly Curtain?: Component<CurtainProps>;
  /** Settings that only this game has. */
  readonly Settings?: Component;
  /** The action that ends a turn. */
  readonly endTurn: number;
  /** Messages that tell the game's own keys. */
  readonly keys: readonly string[];
  /** What the one who decides is asked, or what the others wait for. */
  prompt(table: Table, names: string[]): string;
  /** An action, as on a button. */
  action(action: number): string;
  /** The answer to "why can I not do this?", given the clause that forbids it. */
  refusal(action: number, clause: string): string;
  /** A line of the log. */
  event(event: PreviewEvent, names: string[]): string;
  /** What an action would certainly bring, as events of the seat that is asked. */
  preview(action: number, events: PreviewEvent[], table: Table, names: string[]): string;
  ending(result: Result, table: Table, names: string[]): Ending;
}
