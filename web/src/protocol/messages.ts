// Made from the server's protocol by `python -m fondaco.server.typescript`. Do not edit.

export const SPECTATOR = -1;

/** Come to a table, or back to it; answered with `table` or `lobby`, and again whenever something happens. */
export interface Enter {
  t: "enter";
  have?: number | null;
  seat?: number | null;
  match: string;
}

/** Make a move; answered with `done` once it cannot be lost any more. */
export interface Act {
  t: "act";
  id: string;
  version: number;
  action: number;
  match: string;
}

/** Take own decisions back: one step, or the whole turn as far as nothing was learned since. */
export interface Undo {
  t: "undo";
  id: string;
  version: number;
  to?: "step" | "turn";
  match: string;
}

/** Ask for a good move; answered with a `hint`. */
export interface Hint {
  t: "hint";
  version: number;
  match: string;
}

/** Ask what a move would certainly bring, as far as chance and secrets allow; answered with a `preview`. */
export interface Preview {
  t: "preview";
  version: number;
  action: number;
  match: string;
}

/** Ask which rule forbids a move; answered with a `why`. */
export interface Why {
  t: "why";
  version: number;
  action: number;
  match: string;
}

/** Decline what several seats are asked at once, for all own seats that have not answered. Answered with `done` like a move. No seat need be in front of the screen for that. */
export interface Decline {
  t: "decline";
  id: string;
  version: number;
  match: string;
}

/** Leave a standing order how a question to several seats is to be answered for one's seat, or take it back. */
export interface Order {
  t: "order";
  question: string;
  until: "asked" | "end" | "turn";
  match: string;
}

/** Stop watching a table. The seat remains one's own. */
export interface Leave {
  t: "leave";
  match: string;
}

/** Let a bot play for a seat whose owner has been away for a minute; it does so until the owner is back. */
export interface Hold {
  t: "hold";
  seat: number;
  match: string;
}

/** Ask the others: to take back one's last move across their decisions, or to end a match that somebody has left. Where nobody else need agree it is done at once. A request stands until it is answered or withdrawn, and that for an undo until one's next move. */
export interface Ask {
  t: "ask";
  wish: "end" | "undo";
  match: string;
}

/** Agree to what somebody asks, or not; who has asked withdraws it by not agreeing. */
export interface Answer {
  t: "answer";
  request: number;
  version: number;
  yes: boolean;
  match: string;
}

/** Say something to all at the table: a ready phrase, or a text. It is answered with `said`, which all hear. */
export interface Say {
  t: "say";
  phrase?: string | null;
  text?: string | null;
  match: string;
}

/** Give one's seat back, as long as the match waits for people; it is free then. */
export interface Stand {
  t: "stand";
  match: string;
}

/** Let a bot take a free seat, as long as the match waits for people, or with no level give a bot's seat free again. Whoever has a seat at the table may. */
export interface Fill {
  t: "fill";
  seat: number;
  level: string | null;
  match: string;
}

/** Give an own seat's random string for the luck, before the match begins; the first one of a seat counts. */
export interface Give {
  t: "give";
  seat: number;
  share: string;
  match: string;
}

/** Open a new match with the same seats, rotated, after the end; every table message then names it in `next`. */
export interface Again {
  t: "again";
  match: string;
}

/** A match that begins when somebody sits on every seat; nothing of it is told before, and nobody may move. */
export interface Lobby {
  t: "lobby";
  game: string;
  options: Record<string, string>;
  own: number[];
  seats: Seat[];
  presence: ("absent" | "away" | "here")[];
  chat: "all" | "off" | "seats";
  commitment: string;
  wanted: number[];
  match: string;
}

/** Who sits at a seat. */
export interface Seat {
  name: string;
  bot: string | null;
  held: boolean;
  free: boolean;
  symbol: number;
}

/** A match as one seat sees it, complete except for the events that the client already has. */
export interface Table {
  t: "table";
  game: string;
  version: number;
  seat: number;
  seats: Seat[];
  own: number[];
  asked: number[];
  view: Record<string, unknown>;
  legal: number[];
  refusals: Record<string, string>;
  undo: number;
  undo_free: number;
  undo_reason: string | null;
  undo_asks: boolean;
  presence: ("absent" | "away" | "here")[];
  request: Request | null;
  chat: "all" | "off" | "seats";
  events: TableEvent[];
  thinking: number | null;
  window: string | null;
  closes: number | null;
  orders: Record<string, "end" | "turn">;
  result: Result | null;
  commitment: string;
  next: string | null;
  match: string;
}

/** What somebody asks of the others. */
export interface Request {
  number: number;
  by: number;
  wish: "end" | "undo";
  back_to: number;
  waits: number[];
}

/** Something that this seat noticed: the message `<game>-event-<kind>`, filled with `args`. The kind `took_back` says that events of versions above its argument `version` do not stand any more. */
export interface TableEvent {
  seq: number;
  version: number;
  kind: string;
  args: Record<string, number | string | number[]>;
}

/** How a match ended. */
export interface Result {
  reason: string;
  winners: number[];
  scores: Record<string, number>[];
  with_undo: boolean;
}

/** The move or undo of this id is committed, and made the match's version `version`. */
export interface Done {
  t: "done";
  id: string;
  version: number;
  match: string;
}

/** A message was not carried out, and nothing was changed. */
export interface Refused {
  t: "refused";
  match: string | null;
  id: string | null;
  error: string;
  args: Record<string, number | string | number[]>;
  version: number | null;
}

/** The move that a strong bot would make on what this seat knows. */
export interface Hinted {
  t: "hint";
  version: number;
  action: number;
  match: string;
}

/** What an action would bring. */
export interface Previewed {
  t: "preview";
  version: number;
  action: number;
  events: PreviewEvent[];
  match: string;
}

/** What a previewed action would bring, told like an event. */
export interface PreviewEvent {
  kind: string;
  args: Record<string, number | string | number[]>;
}

/** Why an action is not possible: the clause, or null where it does not answer the question now asked. */
export interface Because {
  t: "why";
  version: number;
  action: number;
  clause: string | null;
  match: string;
}

/** What was said at the table; who comes to it hears the latest lines at once. */
export interface Said {
  t: "said";
  lines: ChatLine[];
  match: string;
}

/** Something that somebody said: a ready phrase or a text. */
export interface ChatLine {
  n: number;
  seat: number;
  phrase: string | null;
  text: string | null;
  at: number;
}

/** The rules of a game are being compiled; until `done` equals `of` its bots do not answer. */
export interface Warming {
  t: "warming";
  game: string;
  done: number;
  of: number;
}

/** Body of `POST /api/matches`: open a match and take the first seat for people. */
export interface Opening {
  game: string;
  seats: string[];
  options?: Record<string, string>;
  names?: string[];
  strings?: boolean;
  chat?: "all" | "off" | "seats" | null;
}

/** Body of `POST /api/branches`: play on from a finished match, one of this server or one from a record. */
export interface Branching {
  match?: string | null;
  record?: string | null;
  moves: number;
  seats: string[];
  names?: string[];
}

/** Answer to `Opening` and `Branching`. */
export interface Opened {
  match: string;
}

/** Body of `POST /api/matches/{match}/seats`: take a free seat. */
export interface Sitting {
  seat: number;
  name?: string;
}

/** One line of `GET /api/matches`: a match in which the asking session has a seat. */
export interface MatchSummary {
  match: string;
  game: string;
  seats: Seat[];
  own: number[];
  waits: boolean;
  actor: number | null;
  version: number;
  changed: number;
}

/** One game of `GET /api/games`. */
export interface GameSummary {
  game: string;
  fewest: number;
  most: number;
  levels: string[];
  ready: boolean;
}

/** Answer to `GET /api/games/{game}`. */
export interface GameDescription {
  game: string;
  fewest: number;
  most: number;
  levels: string[];
  options: GameOption[];
  rules_version: number;
  actions: number;
  digest: string;
  chat: "all" | "off" | "seats";
  tables: Record<string, unknown>;
}

/** An option of a game with its choices. */
export interface GameOption {
  name: string;
  choices: string[];
  default: string;
}

/** A match looked through from one seat: answer to `GET /api/matches/{match}/replay` and `POST /api/replay`. */
export interface Replay {
  facts: GameDescription;
  seats: Seat[];
  seat: number;
  open: boolean;
  own: number[];
  moves: number;
  with_undo: boolean;
  steps: ReplayStep[];
  result: Result | null;
}

/** A match after one more action, as one seat sees it. */
export interface ReplayStep {
  actor: number | null;
  changed: Record<string, unknown>;
  events: PreviewEvent[];
}

/** Body of every HTTP answer that is not a success. */
export interface Problem {
  error: string;
  args: Record<string, number | string | number[]>;
}

export type ClientMessage =
  | Enter
  | Act
  | Undo
  | Hint
  | Preview
  | Why
  | Decline
  | Order
  | Leave
  | Hold
  | Ask
  | Answer
  | Say
  | Stand
  | Fill
  | Give
  | Again;

export type ServerMessage =
  | Lobby
  | Table
  | Done
  | Refused
  | Hinted
  | Previewed
  | Because
  | Said
  | Warming;
