import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentDisposition, type FileUse } from './contentDisposition.ts';
import { sendFile } from './sendFile.ts';
import type { FileStore } from './fileStore.ts';

/** A stored file that is sent, with what its reader is told of it. */
export interface StoredDownload {
  readonly key: string;
  readonly contentType: string;
  readonly use: FileUse;
  /** What it is saved as; the end of its address where it is left out. */
  readonly name?: string;
  /** The same for who reads Latin letters alone. */
  readonly plainName?: string;
  /** Names these bytes and no others; in quotes. */
  readonly etag: string;
  /** The header Cache-Control of the bytes. */
  readonly cacheControl: string;
}

/**
 * Sends a stored file, whole or in the range that is asked for. What is to be saved may come from the store itself, to
 * which the reader is led; what a page shows comes from here, since a page takes no scripts' data from elsewhere.
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
