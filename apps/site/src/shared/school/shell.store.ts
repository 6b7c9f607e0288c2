import { proxy, ref } from 'valtio/vanilla';
import { emptyShell } from './emptyShell.ts';
import type { Shell } from './shell.model.ts';

/** The frame around the pages. It is replaced as a whole when the school changes. */
export interface ShellState {
  current: Shell;
}

// `ref`: the shell is immutable data, so it needs no tracking.
export const shell = proxy<ShellState>({ current: ref(emptyShell) });

/** Sets the shell of a school. */
export function receiveShell(current: Shell): void {
  shell.current = ref(current);
}
