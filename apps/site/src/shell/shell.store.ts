import { proxy, ref } from 'valtio/vanilla';
import type { Frame } from './frame.ts';
import { readShell, type Shell, type ShellReplies } from './shell.model.ts';

/** The frame around the pages. It is replaced as a whole, when the school is. */
export interface ShellState {
  current: Shell;
  /** The components of the school's templates; undefined until they are loaded. */
  frame: Frame | undefined;
}

// `ref`: both are data that never changes inside, so they need no tracking.
export const shell = proxy<ShellState>({ current: ref(readShell({}, 'http://localhost')), frame: undefined });

/** Takes over the replies that describe a school; the frame's components follow by {@link receiveFrame}. */
export function receiveShell(replies: Partial<ShellReplies>, origin: string): void {
  shell.current = ref(readShell(replies, origin));
}

/** Takes over the components of the school's templates. */
export function receiveFrame(frame: Frame): void {
  shell.frame = ref(frame);
}
