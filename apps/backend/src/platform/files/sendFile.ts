import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readRange } from './byteRange.ts';
import type { OpenFile } from './fileStore.ts';
import { StatusError } from '../http/errors.ts';

/** A file to send. */
export interface FileToSend {
  /** Opens the file; undefined where it is missing. */
  open(): Promise<OpenFile | undefined>;
  /** Strong entity tag of the content, with its quotes. */
  readonly etag: string;
}

/**
 * Passes on the bytes of a file. If the file ends too early, the connection is aborted, so that no client waits
 * for the rest.
 */
async function* expectLength(bytes: Readable, length: number): AsyncGenerator<unknown> {
  let sent = 0;
  for await (const chunk of bytes) {
    if (chunk instanceof Uint8Array) sent += chunk.byteLength;
    yield chunk;
  }
  if (sent < length) throw new Error('The file is shorter than it was');
}

/**
 * Sends a file, whole or in the requested range, so that players can seek. The length is that of the opened
 * file, whatever the database says. The caller sets the content type.
 * @throws {StatusError} 404 where it is missing.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { open, etag }: FileToSend,
): Promise<FastifyReply> {
  const file = await open();
  if (file === undefined) {
    // A missing file is our fault, so it is logged, and the client gets a plain 404.
    request.log.error('A stored file is missing');
    throw new StatusError(404, '没有这个文件');
  }
  let isSent = false;
  try {
    void reply.header('Accept-Ranges', 'bytes').header('ETag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();

    const { size } = file;
    const { range: header, 'if-range': condition } = request.headers;
    const range = condition === undefined || condition === etag ? readRange(header, size) : undefined;
    if (range === 'unsatisfiable') return reply.code(416).header('Content-Range', `bytes */${size}`).send('');
    const { start, end } = range ?? { start: 0, end: size - 1 };
    if (range !== undefined) void reply.code(206).header('Content-Range', `bytes ${start}-${end}/${size}`);
    if (request.method === 'HEAD' || end < start)
      return reply.header('Content-Length', end - start + 1).send('');
    const bytes = await file.read(start, end);
    isSent = true;
    // The client may disconnect before the first byte. A stream that is never read would keep its file open,
    // and Node ends the process when it collects such a handle.
    const destroyUnread = (): void => {
      if (!bytes.readableDidRead) bytes.destroy();
    };
    if (reply.raw.destroyed) destroyUnread();
    else reply.raw.once('close', destroyUnread);
    const length = end - start + 1;
    return reply
      .header('Content-Length', length)
      .send(Readable.from(expectLength(bytes, length), { objectMode: false }));
  } finally {
    if (!isSent) await file.close();
  }
}
