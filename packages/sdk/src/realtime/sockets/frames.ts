import { text } from '../../client/readers.ts';

/** Frame sent to the server: an operation, and an id that the reply repeats. */
export interface RequestFrame {
  readonly op: string;
  readonly id: string;
  readonly data: unknown;
}

/** Frame received from the server: the reply to a request's `id`, or a push, which has an `op` and no `id`. */
export interface ReplyFrame {
  readonly op: string;
  readonly id: string;
  /** `1` is success; other codes are as over HTTP. */
  readonly code: string;
  readonly message: string;
  readonly data: unknown;
}

/** Parses a frame of the server; undefined when it is malformed. */
export function readFrame(wire: unknown): ReplyFrame | undefined {
  if (typeof wire !== 'string') return undefined;
  try {
    const { op, id, code, message, data } = Object(JSON.parse(wire));
    return { op: text(op), id: text(id), code: text(code), message: text(message), data };
  } catch {
    return undefined;
  }
}
