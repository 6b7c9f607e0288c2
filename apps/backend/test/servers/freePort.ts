import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Ports below those that systems use for outgoing connections and for port 0, so that nothing else takes one
 * between its choice and its use.
 */
const [FIRST, LAST] = [20_000, 32_000] as const;

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}

/** Finds a free port for a process that may be restarted on it. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = randomInt(FIRST, LAST);
    if (await isFree(port)) return port;
  }
  throw new Error(`There is no free port between ${FIRST} and ${LAST}`);
}
