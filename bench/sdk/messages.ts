import { auth, heartbeat, openPool, type Pool, SOCKET_PATH, type SocketIdentity } from '@lectern/sdk/sockets';
import type { BusyStudent } from '../student.ts';
import { compare, type Comparison } from './compare.ts';

const MODULE = 'exercise';

/** Opens a socket with only the platform's own API. @returns a function that sends a request over it. */
async function openPlainSocket(
  origin: string,
  identity: SocketIdentity,
): Promise<{ ask: (op: string, data: unknown) => Promise<unknown>; close: () => void }> {
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}${SOCKET_PATH}`);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error('The bare socket could not be opened'));
  });
  let count = 0;
  const ask = (op: string, data: unknown) =>
    new Promise<unknown>((resolve) => {
      count += 1;
      socket.onmessage = ({ data: reply }) => resolve(JSON.parse(String(reply)));
      socket.send(JSON.stringify({ op, id: String(count), data }));
    });
  await ask(auth.op, { ...identity, date: Date.now(), module: MODULE });
  return { ask, close: () => socket.close() };
}

/** Opens a pool and waits until it is ready. */
function openSdkPool({ client, identity }: BusyStudent): Promise<Pool> {
  return new Promise((resolve, reject) => {
    const pool: Pool = openPool({
      client,
      identity: () => identity,
      module: MODULE,
      onChange: (open) => open > 0 && resolve(pool),
      onSessionError: reject,
    });
  });
}

/**
 * Sends the smallest possible request over the SDK's sockets and over a bare `WebSocket` alternately, both
 * authenticated and to the same back end. There are few calls, and each side has its own student, since all
 * sockets of a student together may only send a hundred frames in a burst.
 */
export async function compareMessages(student: BusyStudent, other: BusyStudent): Promise<Comparison> {
  const pool = await openSdkPool(student);
  const plainSocket = await openPlainSocket(other.client.origin, other.identity);
  try {
    return await compare({
      batches: 11,
      callsABatch: 8,
      ours: () => pool.request(heartbeat, {}),
      plain: () => plainSocket.ask(heartbeat.op, {}),
    });
  } finally {
    plainSocket.close();
    pool.close();
  }
}
