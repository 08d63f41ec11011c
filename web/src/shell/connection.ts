/** A socket to the server that comes back by itself. */
import type { ClientMessage, ServerMessage } from '../protocol/messages';

const FIRST_WAIT = 250; // ms before the first new try; doubled each time
const LONGEST_WAIT = 5_000;
const SILENCE = 4_000; // ms without an answer after which a socket that was asked counts as dead

export interface Listener {
  opened(): void;
  closed(): void;
  message(message: ServerMessage): void;
}

export class Connection {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(private readonly listener: Listener) {
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#open();
  }

  /** Whether it went out; what is not sent is not kept. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Come anew, as who this browser is now: a socket keeps the session with which it was opened. */
  renew(): void {
    this.#wait = 0;
    this.#socket?.close();
  }

  /** Send something that must be answered soon; silence means that the socket is dead and a new one is opened. */
  ask(message: ClientMessage): void {
    if (!this.send(message)) return;
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lose(), SILENCE);
  }

  end(): void {
    this.#ended = true;
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    this.#socket?.close();
  }

  #open(): void {
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.listener.opened();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      clearTimeout(this.#silence);
      this.listener.message(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => this.#lose(socket);
  }

  #lose(socket = this.#socket): void {
    if (this.#ended || socket === null || socket !== this.#socket) return;
    this.#socket = null;
    clearTimeout(this.#silence);
    socket.close();
    this.listener.closed();
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  /** Somebody is back at the page, or the network is: do not wait any longer. */
  #hurry = (): void => {
    if (this.#socket !== null || document.visibilityState === 'hidden') return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#open();
  };
}
