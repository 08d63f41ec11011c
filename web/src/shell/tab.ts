/** The tab's own sign that somebody is waited for. */
import resting from '../lib/art/favicon.svg?url';
import waited from './favicon-turn.svg?url';

export function showTurn(yours: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = yours ? waited : resting;
}
