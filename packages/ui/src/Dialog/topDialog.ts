/**
 * The modal dialogs that are open, the last one on top. While one is, the browser
 * keeps everything outside it from being pressed and read, so what must stay within
 * reach, as notifications, moves into it.
 */
let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function set(next: readonly HTMLElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Puts a dialog on top of the others. Returns how to take it away again. */
export function pushDialog(dialog: HTMLElement): () => void {
  set([...open, dialog]);
  return () => set(open.filter((other) => other !== dialog));
}

/** Tells a listener whenever a dialog opens or closes. Returns how to stop that. */
export function subscribeToDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The dialog on top, if any is open. */
export const topDialog = (): HTMLElement | null => open.at(-1) ?? null;
