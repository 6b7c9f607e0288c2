import { open, type FileHandle } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readRange } from './byteRange.ts';
import { StatusError } from './errors.ts';

/** A file on the disk. */
export interface FileToSend {
  readonly path: string;
  /** Names these bytes and no others; in quotes. */
  readonly etag: string;
}

const GONE: readonly string[] = ['ENOENT', 'ENOTDIR', 'EISDIR'];

/** Opens a file that should be there; one that is missing is our loss, so it is logged, and the reader is told plainly. */
async function openFile(request: FastifyRequest, path: string): Promise<FileHandle> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && GONE.includes(String(error.code)))) throw error;
    request.log.error({ err: error }, 'A file is missing on the disk');
    throw new StatusError(404, '没有这个文件');
  }
}

/** Sends the bytes from `start` to `end`, both included. A file that ends earlier cuts the connection, so no reader waits for the rest. */
function sendBytes(reply: FastifyReply, file: FileHandle, start: number, end: number): FastifyReply {
  const length = end - start + 1;
  const bytes = file.createReadStream({ start, end });
  bytes.once('end', () => {
    if (bytes.bytesRead < length) reply.raw.destroy(new Error('The file is shorter than it was'));
  });
  return reply.header('Content-Length', length).send(bytes);
}

/**
 * Sends a file whole or in the range that is asked for, so that players can seek. Its length is that of the very file
 * that is read, whatever was put on record. What it is says the caller's headers.
 * @throws {StatusError} 404 where it is missing.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, etag }: FileToSend,
): Promise<FastifyReply> {
  const file = await openFile(request, path);
  let isSent = false;
  try {
    const found = await file.stat();
    if (!found.isFile()) throw new StatusError(404, '没有这个文件');
    void reply.header('Accept-Ranges', 'bytes').header('ETag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();

    const { size } = found;
    const { range: header, 'if-range': condition } = request.headers;
    const asked = condition === undefined || condition === etag ? readRange(header, size) : undefined;
    if (asked === 'unsatisfiable') return reply.code(416).header('Content-Range', `bytes */${size}`).send('');
    const { start, end } = asked ?? { start: 0, end: size - 1 };
    if (asked !== undefined) void reply.code(206).header('Content-Range', `bytes ${start}-${end}/${size}`);
    if (request.method === 'HEAD' || end < start)
      return reply.header('Content-Length', end - start + 1).send('');
    isSent = true;
    return sendBytes(reply, file, start, end);
  } finally {
    if (!isSent) await file.close();
  }
}
