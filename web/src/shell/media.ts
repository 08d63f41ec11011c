/** What the window is like, as a media query asks. */

/** Tell whether a condition holds, now and whenever that changes; the way to be told no more. */
export function watchMedia(condition: string, told: (holds: boolean) => void): () => void {
  const query = matchMedia(condition);
  const tell = (): void => told(query.matches);
  tell();
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}
