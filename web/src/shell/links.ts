/** The ways to the server: a WebSocket, and where a network lets none through, events one way and requests back. */

const JSON_BODY = { 'Content-Type': 'application/json' };

/** What a link tells, each only while it is wanted; `closed` once and last. */
export interface LinkListener {
  opened(): void;
  message(text: string): void;
  closed(): void;
}

export interface Link {
  /** Whether messages go out. */
  readonly open: boolean;
  send(text: string): void;
  /** Close it; nothing is told any more. */
  drop(): void;
}

export class SocketLink implements Link {
  #socket: WebSocket;

  constructor(listener: LinkListener) {
    this.#socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`);
    this.#socket.onopen = () => listener.opened();
    this.#socket.onmessage = (event: MessageEvent<string>) => listener.message(event.data);
    this.#socket.onclose = () => listener.closed();
  }

  get open(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  send(text: string): void {
    this.#socket.send(text);
  }

  drop(): void {
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
  }
}

export class StreamLink implements Link {
  #end = new AbortController();
  #address: string | null = null;
  #posted: Promise<void> = Promise.resolve();

  constructor(private readonly listener: LinkListener) {
    void this.#hear();
  }

  get open(): boolean {
    return this.#address !== null;
  }

  /** Messages are posted one after another, so that they arrive in order. */
  send(text: string): void {
    this.#posted = this.#posted.then(() => this.#post(text)).catch(() => this.#lose());
  }

  drop(): void {
    this.#address = null;
    this.#end.abort();
  }

  async #hear(): Promise<void> {
    try {
      const answer = await this.#ask('/api/stream', '{}');
      const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
      let text = '';
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        const events = (text + part.value).split('\n\n');
        text = events.pop()!;
        events.forEach((event) => this.#take(event));
      }
    } catch {
      // It is lost either way.
    }
    this.#lose();
  }

  #take(event: string): void {
    if (this.#end.signal.aborted) return;
    const data = /^data: (.*)$/m.exec(event)?.[1];
    if (data === undefined) return;
    if (event.startsWith('event: stream\n')) {
      this.#address = `/api/stream/${data}`;
      this.listener.opened();
    } else {
      this.listener.message(data);
    }
  }

  async #post(text: string): Promise<void> {
    if (this.#address !== null) await this.#ask(this.#address, text);
  }

  async #ask(path: string, body: string): Promise<Response> {
    const answer = await fetch(path, { method: 'POST', headers: JSON_BODY, body, signal: this.#end.signal });
    if (!answer.ok) throw new Error(answer.statusText);
    return answer;
  }

  #lose(): void {
    if (this.#end.signal.aborted) return;
    this.drop();
    this.listener.closed();
  }
}
