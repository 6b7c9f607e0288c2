import { createReadStream } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readRange } from './byteRange.ts';

/** A file on the disk. */
export interface FileToSend {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** Names these bytes and no others; in quotes. */
  readonly etag: string;
}

/** Sends a file whole or in the range that is asked for, so that players can seek. What it is says the caller's headers. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, size, etag }: FileToSend,
): FastifyReply {
  void reply.header('Accept-Ranges', 'bytes').header('ETag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();

  const { range: header, 'if-range': condition } = request.headers;
  const range = condition === undefined || condition === etag ? readRange(header, size) : undefined;
  if (range === 'unsatisfiable') return reply.code(416).header('Content-Range', `bytes */${size}`).send('');
  if (range === undefined) {
    return reply.header('Content-Length', size).send(request.method === 'HEAD' ? '' : createReadStream(path));
  }
  return reply
    .code(206)
    .header('Content-Range', `bytes ${range.start}-${range.end}/${size}`)
    .header('Content-Length', range.end - range.start + 1)
    .send(request.method === 'HEAD' ? '' : createReadStream(path, { start: range.start, end: range.end }));
}
