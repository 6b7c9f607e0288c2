import { proxy, ref } from 'valtio/vanilla';
import { emptyShell } from './emptyShell.ts';
import type { Shell } from './shell.model.ts';

/** The frame around the pages. It is replaced as a whole, when the school is. */
export interface ShellState {
  current: Shell;
}

// `ref`: the frame is data that never changes inside, so it needs no tracking.
export const shell = proxy<ShellState>({ current: ref(emptyShell) });

/** Takes over the frame of a school. */
export function receiveShell(current: Shell): void {
  shell.current = ref(current);
}
