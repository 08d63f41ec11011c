/** Text files that leave the page: saved, or given to the system's own way to share. */

/** Browsers share only some kinds of files; those that do not know JSON take it as plain text. */
const KINDS = [
  { type: 'application/json', ending: '.json' },
  { type: 'text/plain', ending: '.json.txt' },
] as const;

const fitting = (text: string, name: string): File | undefined =>
  KINDS.map(({ type, ending }) => new File([text], name + ending, { type })).find(
    (file) => 'canShare' in navigator && navigator.canShare({ files: [file] }),
  );

/** Whether this browser can share such files at all. */
export const shareable = (): boolean => fitting('{}', 'test') !== undefined;

/** Let the person choose with whom to share it; changing one's mind is no fault. */
export async function share(text: string, name: string): Promise<void> {
  const file = fitting(text, name);
  if (!file) return;
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

export function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: KINDS[0].type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name + KINDS[0].ending;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
