import { connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCallers } from '../http/limits/callers.ts';
import { tokenHashOf } from '../auth/sessions.ts';
import { heldBodies } from './heldBodies.ts';

const BODY = 50_000;

const server = Fastify({ forceCloseConnections: true });
const askers = createCallers();
let port: number;

beforeAll(async () => {
  await server.register(heldBodies, { askers, ofCaller: 2.5 * BODY, inAll: 3.5 * BODY, everyMs: 20 });
  server.post('/', ({ body }) => JSON.stringify(body).length);
  await server.listen({ port: 0, host: '127.0.0.1' });
  const address = server.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
  askers.noteLive(tokenHashOf('known'));
});
afterAll(() => server.close());

/** Sends most of a body, and waits until it has arrived. */
async function hold(token = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  // Without a reader, the end of the connection would not be noticed.
  socket.on('error', () => {}).resume();
  const words = 'x'.repeat(BODY - 1);
  const head = [
    'POST / HTTP/1.1',
    'Host: localhost',
    `Authorization: ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${BODY + 2}`,
  ].join('\r\n');
  await new Promise<void>((resolve) => socket.write(`${head}\r\n\r\n"${words}`, () => resolve()));
  return socket;
}

/** Sends the rest of a body; tells whether it was answered. */
const finish = (socket: Socket): Promise<boolean> =>
  new Promise((resolve) => {
    socket.once('data', () => resolve(true));
    socket.once('close', () => resolve(false));
    if (socket.destroyed) resolve(false);
    else socket.write('x"');
  });

test('of unfinished bodies that hold too much, strangers lose the oldest and students the newest', async () => {
  const strangers = [await hold(), await hold(), await hold()];
  await expect.poll(() => strangers[0]?.destroyed).toBe(true);
  const students = [await hold('known'), await hold('known'), await hold('known')];
  await expect.poll(() => students[2]?.destroyed).toBe(true);
  // All together may hold three.
  await expect.poll(() => strangers[1]?.destroyed).toBe(true);
  expect(await Promise.all([...strangers, ...students].map(finish))).toEqual([
    false,
    false,
    true,
    true,
    true,
    false,
  ]);
});
