import { proxy, ref } from 'valtio/vanilla';
import { readShell, type Shell, type ShellReplies } from './shell.model.ts';

/** The frame around the pages. It is replaced as a whole, when the school is. */
export interface ShellState {
  current: Shell;
}

export const shell = proxy<ShellState>({ current: ref(readShell({}, 'http://localhost')) });

/** Takes over the replies that describe a school. */
export function receiveShell(replies: Partial<ShellReplies>, origin: string): void {
  // `ref`: the frame is data that never changes inside, so it needs no tracking.
  shell.current = ref(readShell(replies, origin));
}
