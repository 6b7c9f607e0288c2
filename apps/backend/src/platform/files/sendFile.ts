import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readRange } from './byteRange.ts';
import type { OpenFile } from './fileStore.ts';
import { StatusError } from '../http/errors.ts';

/** A file that is sent. */
export interface FileToSend {
  /** Opens it; undefined where it is missing. */
  open(): Promise<OpenFile | undefined>;
  /** Names these bytes and no others; in quotes. */
  readonly etag: string;
}

/** Gives the bytes of a file on. One that ends earlier than it was to cuts the connection, so no reader waits for the rest. */
async function* wholly(bytes: Readable, length: number): AsyncGenerator<unknown> {
  let sent = 0;
  for await (const chunk of bytes) {
    if (chunk instanceof Uint8Array) sent += chunk.byteLength;
    yield chunk;
  }
  if (sent < length) throw new Error('The file is shorter than it was');
}

/**
 * Sends a file whole or in the range that is asked for, so that players can seek. Its length is that of the very file
 * that is read, whatever was put on record. What it is says the caller's headers.
 * @throws {StatusError} 404 where it is missing.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { open, etag }: FileToSend,
): Promise<FastifyReply> {
  const file = await open();
  if (file === undefined) {
    // One that should be there is our loss, so it is logged, and the reader is told plainly.
    request.log.error('A file is missing where files lie');
    throw new StatusError(404, '没有这个文件');
  }
  let isSent = false;
  try {
    void reply.header('Accept-Ranges', 'bytes').header('ETag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();

    const { size } = file;
    const { range: header, 'if-range': condition } = request.headers;
    const asked = condition === undefined || condition === etag ? readRange(header, size) : undefined;
    if (asked === 'unsatisfiable') return reply.code(416).header('Content-Range', `bytes */${size}`).send('');
    const { start, end } = asked ?? { start: 0, end: size - 1 };
    if (asked !== undefined) void reply.code(206).header('Content-Range', `bytes ${start}-${end}/${size}`);
    if (request.method === 'HEAD' || end < start)
      return reply.header('Content-Length', end - start + 1).send('');
    const bytes = await file.read(start, end);
    isSent = true;
    // A reader may be gone before the first byte: what is never read would keep its file open, which ends the process.
    const letGo = (): void => {
      if (!bytes.readableDidRead) bytes.destroy();
    };
    if (reply.raw.destroyed) letGo();
    else reply.raw.once('close', letGo);
    const length = end - start + 1;
    return reply
      .header('Content-Length', length)
      .send(Readable.from(wholly(bytes, length), { objectMode: false }));
  } finally {
    if (!isSent) await file.close();
  }
}
