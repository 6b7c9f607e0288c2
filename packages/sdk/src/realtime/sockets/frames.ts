import { text } from '../../client/readers.ts';

/** What goes to the server: an operation, and a name for it that the reply repeats. */
export interface RequestFrame {
  readonly op: string;
  readonly id: string;
  readonly data: unknown;
}

/** What comes from the server: the reply to an id, or a push, which has an `op` and no `id`. */
export interface ReplyFrame {
  readonly op: string;
  readonly id: string;
  /** `1` is success, the rest as over HTTP. */
  readonly code: string;
  readonly message: string;
  readonly data: unknown;
}

/** Reads a frame of the server; undefined for what is none. */
export function readFrame(wire: unknown): ReplyFrame | undefined {
  if (typeof wire !== 'string') return undefined;
  try {
    const { op, id, code, message, data } = Object(JSON.parse(wire));
    return { op: text(op), id: text(id), code: text(code), message: text(message), data };
  } catch {
    return undefined;
  }
}
