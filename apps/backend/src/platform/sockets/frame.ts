import { excessOf } from '../http/input/bodyBounds.ts';
import { wellFormed } from '../http/input/wellFormed.ts';

/** A frame of a client. */
export interface Frame {
  readonly op: string;
  readonly id: string;
  readonly data: unknown;
}

/** Parses a frame; undefined where it is malformed or has too many values. Operation and id are short texts. */
export function readRequest(text: string): Frame | undefined {
  if (excessOf(text) !== undefined) return undefined;
  let value: unknown;
  try {
    value = wellFormed(text, JSON.parse(text));
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const [op, id, data] = ['op', 'id', 'data'].map((name): unknown => Reflect.get(value, name));
  if (typeof op !== 'string' || op.length > 60 || typeof id !== 'string' || id.length > 60) return undefined;
  return { op, id, data };
}
