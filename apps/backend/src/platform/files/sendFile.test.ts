import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { sendFile } from './sendFile.ts';

/**
 * Sends a file to a client, and returns the file's stream.
 *
 * @param when Whether the client disconnects before the first byte, or after it has read the file.
 */
async function sendTo(when: 'before' | 'after'): Promise<Readable> {
  const bytes = Readable.from([Buffer.from('abc')]);
  const app = Fastify();
  app.get('/', (request, reply) => {
    if (when === 'before') reply.raw.destroy();
    return sendFile(request, reply, {
      etag: '"1"',
      open: async () => ({ size: 3, read: async () => bytes, close: async () => undefined }),
    });
  });
  const reply = app.inject('/');
  if (when === 'after') expect((await reply).body).toBe('abc');
  else await reply.catch(() => undefined);
  await app.close();
  return bytes;
}

it('sendFile destroys the file stream once sent, and if the client disconnects before the first byte', async () => {
  expect((await sendTo('before')).destroyed).toBe(true);
  expect((await sendTo('after')).destroyed).toBe(true);
});
