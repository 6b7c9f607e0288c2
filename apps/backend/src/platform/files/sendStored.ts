import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentDisposition, type FileUse } from './contentDisposition.ts';
import { sendFile } from './sendFile.ts';
import type { FileStore } from './fileStore.ts';

/** A stored file to send, with its response headers. */
export interface StoredDownload {
  readonly key: string;
  readonly contentType: string;
  readonly use: FileUse;
  /** The name to save it as; by default, the last part of its URL. */
  readonly name?: string;
  /** The name for clients that only support ASCII. */
  readonly plainName?: string;
  /** Strong entity tag of the content, with its quotes. */
  readonly etag: string;
  /** The header Cache-Control of the file. */
  readonly cacheControl: string;
}

/**
 * Sends a stored file, whole or in the requested range. A download may be redirected to the store itself; a
 * file that a page shows is always sent from here, since scripts of a page may not fetch from other origins.
 * @throws {StatusError} 404 where it is missing.
 */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  store: FileStore,
  { key, etag, contentType, use, name, plainName, cacheControl }: StoredDownload,
): Promise<FastifyReply> {
  const disposition = contentDisposition(use, name, plainName);
  const address = use === 'attachment' ? await store.addressOf(key, { contentType, disposition }) : undefined;
  if (address !== undefined) return reply.header('Cache-Control', 'no-store').redirect(address, 302);
  void reply
    .type(contentType)
    .header('Content-Disposition', disposition)
    .header('X-Content-Type-Options', 'nosniff')
    .header('Cache-Control', cacheControl);
  return sendFile(request, reply, { open: () => store.open(key), etag });
}
