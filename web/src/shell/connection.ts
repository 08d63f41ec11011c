/**
 * The connection to the server, which comes back by itself: over a WebSocket, or where none comes through over a stream,
 * and then a WebSocket is tried again from time to time.
 */
import type { ClientMessage, ServerMessage } from '../protocol/messages';
import { SocketLink, StreamLink, type Link } from './links';

const FIRST_WAIT = 250; // ms before the first new try; doubled each time
const LONGEST_WAIT = 5_000;
const OPENING = 6_000; // ms after which a link that has not opened counts as dead
const SILENCE = 4_000; // ms without an answer after which a link that was asked counts as dead
const BETTER = 60_000; // ms after which a WebSocket is tried again

export interface Listener {
  opened(): void;
  closed(): void;
  message(message: ServerMessage): void;
}

export class Connection {
  #link: Link | null = null;
  /** A WebSocket that is tried while the stream is in use. */
  #better: Link | null = null;
  /** Whether the next link is a stream: the last WebSocket brought nothing, or the last stream something. */
  #streaming = false;
  #heard = false;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #betterTimer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(private readonly listener: Listener) {
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#open();
  }

  /** Whether it went out; what is not sent is not kept. */
  send(message: ClientMessage): boolean {
    if (!this.#link?.open) return false;
    this.#link.send(JSON.stringify(message));
    return true;
  }

  /** Come anew, as who this browser is now: a link keeps the session with which it was opened. */
  renew(): void {
    if (this.#link === null) return;
    this.#drop();
    this.listener.closed();
    this.#open();
  }

  /** Send something that must be answered soon; silence means that the link is dead and a new one is opened. */
  ask(message: ClientMessage): void {
    if (this.send(message)) this.#expect(SILENCE);
  }

  end(): void {
    this.#ended = true;
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#drop();
    clearTimeout(this.#timer);
  }

  #open(): void {
    this.#heard = false;
    this.#expect(OPENING);
    const Kind = this.#streaming ? StreamLink : SocketLink;
    this.#link = new Kind({
      opened: () => this.#begin(),
      message: (text) => this.#take(text),
      closed: () => this.#lose(),
    });
  }

  #begin(): void {
    clearTimeout(this.#silence);
    clearTimeout(this.#betterTimer);
    if (this.#streaming) this.#betterTimer = setTimeout(() => this.#tryBetter(), BETTER);
    this.listener.opened();
  }

  #take(text: string): void {
    clearTimeout(this.#silence);
    this.#heard = true;
    this.#wait = FIRST_WAIT;
    this.listener.message(JSON.parse(text) as ServerMessage);
  }

  #expect(within: number): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lose(), within);
  }

  #drop(): void {
    clearTimeout(this.#silence);
    clearTimeout(this.#betterTimer);
    this.#better?.drop();
    this.#link?.drop();
    this.#better = this.#link = null;
  }

  /** A link that brought nothing is followed by one of the other kind: at once by a stream, after a while by a socket. */
  #lose(): void {
    if (this.#ended) return;
    this.#drop();
    this.listener.closed();
    let wait = this.#wait * (0.75 + Math.random() / 2);
    if (!this.#heard) {
      this.#streaming = !this.#streaming;
      if (this.#streaming) wait = 0;
    }
    if (wait > 0) this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
    this.#timer = setTimeout(() => this.#open(), wait);
  }

  /** Change from the stream to a WebSocket if that answers; else stay. */
  #tryBetter(): void {
    this.#better?.drop();
    const better: Link = new SocketLink({
      opened: () => {
        this.#better = null;
        this.#drop();
        this.#streaming = false;
        this.#heard = false;
        this.#link = better;
        this.#begin();
      },
      message: (text) => this.#take(text),
      closed: () => this.#link === better && this.#lose(),
    });
    this.#better = better;
    this.#betterTimer = setTimeout(() => this.#tryBetter(), BETTER);
  }

  /** Somebody is back at the page, or the network is: do not wait any longer. */
  #hurry = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (this.#link === null) {
      clearTimeout(this.#timer);
      this.#wait = FIRST_WAIT;
      this.#open();
    } else if (this.#streaming && this.#link.open) {
      this.#tryBetter();
    }
  };
}
