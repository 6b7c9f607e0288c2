import type { Client } from '../../client/client.ts';
import { ApiError } from '../../client/errors/errors.ts';
import { amount, text } from '../../client/readers.ts';
import { begin, finish, sendPart } from '../../endpoints/upload/parts.ts';
import { storageDomain, token } from '../../endpoints/upload/upload.ts';
import { extensionOf } from './fileName.ts';

/** Bytes of a part. */
export const PART_BYTES = 4 * 1024 * 1024;

/** Counts the parts of a file: none for an empty one, and no empty one behind an exact multiple. */
export function partsOf(size: number): number {
  return Math.ceil(size / PART_BYTES);
}

/** A file in the storage. */
export interface InStorage {
  readonly key: string;
  /** Where it is read. */
  readonly url: string;
}

/** The single steps of an upload, for a queue that has its own idea of when each is taken. */
export interface UploadSteps {
  /**
   * Begins under a key that the server makes, or goes on with the upload of a known key, where it is the student's own.
   * `received` counts the parts that are there already.
   */
  begin(
    upload: { readonly key?: string; readonly fileName: string; readonly size: number },
    signal?: AbortSignal,
  ): Promise<{ readonly session: string; readonly key: string; readonly received: number }>;
  /** Sends one part, with a fresh token. */
  send(
    part: { readonly session: string; readonly index: number; readonly bytes: Blob },
    signal?: AbortSignal,
  ): Promise<void>;
  /** Puts the parts together. */
  finish(session: string, signal?: AbortSignal): Promise<InStorage>;
}

/** SHA-256 in base64url; undefined on plain http, where no browser tells it. */
async function digestOf(bytes: Blob): Promise<string | undefined> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  if (subtle === undefined) return undefined;
  const digest = new Uint8Array(await subtle.digest('SHA-256', await bytes.arrayBuffer()));
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
}

function malformed(endpoint: { readonly id: string; readonly path: string }, field: string): ApiError {
  return new ApiError({ kind: 'malformed', endpoint: endpoint.id, path: endpoint.path, field });
}

/**
 * Gives the steps of an upload in parts: each asks for a fresh token first, since tokens
 * are good for a short while. All throw {@link ApiError}: `business` (-600, -601, -602) and `malformed` are
 * final, others may be tried again.
 */
export function uploadSteps(client: Client): UploadSteps {
  const origin = client.origin;
  async function freshToken(signal: AbortSignal | undefined): Promise<string> {
    const reply = await client.request(token, { origin }, { ...(signal !== undefined && { signal }) });
    const uptoken = text(reply?.uptoken);
    if (uptoken === '') throw malformed(token, 'data.uptoken');
    return uptoken;
  }
  return {
    async begin({ key: known, fileName, size }, signal) {
      const call = { ...(signal !== undefined && { signal }) };
      const upload = { extension: extensionOf(fileName), size, ...(known !== undefined && { key: known }) };
      const reply = await client.request(begin, { uptoken: await freshToken(signal), ...upload }, call);
      const session = text(reply?.session);
      if (session === '') throw malformed(begin, 'data.session');
      const key = text(reply?.key);
      if (key === '') throw malformed(begin, 'data.key');
      const received = Math.floor(amount(reply?.received));
      return { session, key, received: Math.min(Math.max(received, 0), partsOf(size)) };
    },
    async send({ session, index, bytes }, signal) {
      const call = { ...(signal !== undefined && { signal }) };
      const digest = await digestOf(bytes);
      const part = { session, index: String(index), file: bytes, ...(digest !== undefined && { digest }) };
      await client.request(sendPart, { uptoken: await freshToken(signal), ...part }, call);
    },
    async finish(session, signal) {
      const call = { ...(signal !== undefined && { signal }) };
      const reply = await client.request(finish, { uptoken: await freshToken(signal), session }, call);
      const key = text(reply?.key);
      if (key === '') throw malformed(finish, 'data.key');
      const url = text(reply?.url);
      if (url !== '') return { key, url };
      const domain = text((await client.request(storageDomain, { origin }, call))?.qndomain);
      return { key, url: `${domain}/${key}` };
    },
  };
}
