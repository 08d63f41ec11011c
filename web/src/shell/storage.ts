/** The little that the page remembers in this browser; without storage (private windows) it forgets. */

const key = (name: string): string => `fondaco-${name}`;

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(key(name));
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(key(name), value);
  } catch {
    // Nothing depends on it.
  }
}
