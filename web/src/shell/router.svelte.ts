/** Addresses of the page: /, /play/GAME, /match/ID, /replay, /replay/ID, /rules/GAME and /tables. */
import { tick } from 'svelte';

export type Route =
  | { page: 'start' }
  | { page: 'play'; game: string }
  | { page: 'match'; id: string }
  | { page: 'rules'; game: string }
  | { page: 'replay'; id: string }
  | { page: 'tables' }
  | { page: 'unknown' };

function read(path: string): Route {
  const [head = '', rest = '', ...more] = path.split('/').slice(1).map(decodeURIComponent);
  if (more.length > 0) return { page: 'unknown' };
  if (head === '') return { page: 'start' };
  if (head === 'tables' && !rest) return { page: 'tables' };
  if (head === 'play' && rest) return { page: 'play', game: rest };
  if (head === 'rules' && rest) return { page: 'rules', game: rest };
  if (head === 'replay') return { page: 'replay', id: rest };
  if (head === 'match' && rest) return { page: 'match', id: rest };
  return { page: 'unknown' };
}

class Router {
  #path = $state(location.pathname);
  /** The part behind '#', without it. */
  anchor = $state(decodeURIComponent(location.hash.slice(1)));
  route = $derived(read(this.#path));

  constructor() {
    addEventListener('popstate', () => this.#follow());
    addEventListener('click', (event) => this.#click(event));
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.#follow();
  }

  #follow(): void {
    const moved = this.#path !== location.pathname;
    this.#path = location.pathname;
    this.anchor = decodeURIComponent(location.hash.slice(1));
    if (!moved) return;
    scrollTo(0, 0);
    // A new page starts at its heading, for the eye and for the screen reader.
    void tick().then(() => document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true }));
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
    event.preventDefault();
    this.go(link.href);
  }
}

export const router = new Router();
