import plugin from 'fastify-plugin';
import { varyBy } from '../http/vary.ts';
import { compressText, encodingFor } from '../site/compress.ts';

/** Shorter replies fit into the first packets in any case. */
const MIN_LENGTH = 1024;
/** Faster than the network that it saves, also for replies of a megabyte. */
const EFFORT = 4;
const COMPRESSIBLE = /^(?:application\/json|text\/)/;

/**
 * Compresses replies that are written for each request. What a call returns cannot be guessed by the length of
 * its compressed form (BREACH), since another site cannot make a browser send its student's token.
 */
export const compression = plugin(async (app) => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < MIN_LENGTH) return payload;
    // A reply with a tag is the same in every encoding only if it is left as it is.
    if (reply.hasHeader('Content-Encoding') || reply.hasHeader('ETag')) return payload;
    if (!COMPRESSIBLE.test(String(reply.getHeader('Content-Type')))) return payload;
    varyBy(reply, 'Accept-Encoding');
    const encoding = encodingFor(request);
    if (encoding === 'plain') return payload;
    void reply.header('Content-Encoding', encoding).removeHeader('Content-Length');
    return compressText(Buffer.from(payload), encoding, EFFORT);
  });
});
