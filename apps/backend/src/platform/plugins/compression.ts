import type { FastifyReply } from 'fastify';
import plugin from 'fastify-plugin';
import { varyBy } from '../http/vary.ts';
import { compressText, encodingFor } from '../site/compress.ts';

/** Shorter replies fit into the first packets in any case. */
const MIN_LENGTH = 1024;
/** Faster than the network that it saves, also for replies of a megabyte. */
const EFFORT = 4;
const COMPRESSIBLE = /^(?:application\/json|text\/)/;

/** A reply with a tag is the same in every encoding only if it is left as it is. */
const isCompressible = (reply: FastifyReply, payload: string): boolean =>
  payload.length >= MIN_LENGTH &&
  !reply.hasHeader('Content-Encoding') &&
  !reply.hasHeader('ETag') &&
  COMPRESSIBLE.test(String(reply.getHeader('Content-Type')));

/**
 * Compresses replies that are written for each request. What a call returns cannot be guessed by the length of
 * its compressed form (BREACH), since another site cannot make a browser send its student's token.
 */
export const compression = plugin(async (app) => {
  // Not async: a reply that a handler neither awaits nor returns would count as unsent, and be sent twice.
  app.addHook('onSend', (request, reply, payload, next) => {
    if (typeof payload !== 'string' || !isCompressible(reply, payload)) return next();
    varyBy(reply, 'Accept-Encoding');
    const encoding = encodingFor(request);
    if (encoding === 'plain') return next();
    void reply.header('Content-Encoding', encoding).removeHeader('Content-Length');
    compressText(Buffer.from(payload), encoding, EFFORT).then((packed) => next(null, packed), next);
  });
});
