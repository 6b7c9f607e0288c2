import type { HashScope } from '../../endpoints/parts.schema.ts';
import type { KeyValueStorage } from './storage.ts';
import { addressOf } from '../../client/addressOf.ts';
import type { Client, RequestOptions } from '../../client/client.ts';
import type { Endpoint } from '../../client/endpoint.ts';
import { decodeReply, type Reply } from '../../client/decode.ts';
import { flag, text } from '../../client/readers.ts';

/** A reply with a `hash`; `unchanged` is true where the hash sent with the call is still current. */
export interface Hashed {
  readonly hash: string;
  readonly unchanged: boolean;
}

/** Dependencies of a conditional read. */
export interface ConditionalParts {
  readonly client: Client;
  /** Stores the last reply of each address. */
  readonly storage: KeyValueStorage;
  /** The school to read: the session's own, or one that is about to be entered. */
  readonly schoolId: string;
}

const PREFIX = 'lectern.copy:';

function parse(copy: string | null): unknown {
  try {
    return JSON.parse(copy ?? 'null');
  } catch {
    return null;
  }
}

function headOf(reply: unknown): { readonly hash?: unknown; readonly unchanged?: unknown } {
  return typeof reply === 'object' && reply !== null ? reply : {};
}

/**
 * Reads data that rarely changes. Sends the hash of the stored copy, and returns the copy where the server
 * answers `unchanged`.
 * @throws {ApiError} as the call does.
 */
export async function readConditionally<Out extends Hashed>(
  endpoint: Endpoint<HashScope, Out>,
  { client, storage, schoolId }: ConditionalParts,
  options?: RequestOptions,
): Promise<Reply<Out>> {
  const key = PREFIX + addressOf(endpoint, {}, { schoolId });
  const copy = parse(storage.getItem(key));
  const hash = text(headOf(copy).hash);
  const input = { ...(schoolId !== '' && { schoolId }), ...(hash !== '' && { hash }) };
  const reply = await client.request(endpoint, input, options);
  const head = headOf(reply);
  // The stored copy may have been tampered with, so it is decoded like a reply.
  if (hash !== '' && flag(head.unchanged)) return decodeReply(endpoint, copy);
  try {
    if (text(head.hash) !== '') storage.setItem(key, JSON.stringify(reply));
  } catch {
    // A full disk stores no copy; the next read fetches everything again.
  }
  return reply;
}
