import { createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

/**
 * Places where connections arrive, the server's own among them. Each lets one in whenever the process has seen to
 * everything that came: with a single one, a server that has much to do leaves the others outside, where 511 wait
 * and the rest is turned away.
 */
const DOORS = 16;
/** Whether several may listen on one port, so that the system spreads connections over them; only there are there several. */
const SHARES_PORT = process.platform === 'linux';

/** Where a server listens. */
export interface Place {
  readonly host: string;
  readonly port: number;
}

/** Names a place so that {@link reusePortListeners} can listen there as well. */
export const sharedPlace = ({ host, port }: Place): Place => ({
  host,
  port,
  ...(SHARES_PORT && { reusePort: true }),
});

function openDoor(server: FastifyInstance['server'], place: Place): Promise<Server> {
  return new Promise((resolve, reject) => {
    // As the server's own connections are made.
    const door = createServer(
      { allowHalfOpen: true, noDelay: true },
      (socket) => void server.emit('connection', socket),
    );
    door.once('error', reject).listen(place, () => resolve(door));
  });
}

/**
 * Opens more reusePortListeners once the app listens; one that listens on no {@link sharedPlace} keeps its only one. They are closed
 * before requests under way are waited for, and the app's other parts stop after the last of those.
 */
export const reusePortListeners = plugin(async (app: FastifyInstance) => {
  let open: Server[] = [];
  let closing: Promise<unknown> | undefined;

  app.addHook('onListen', async () => {
    const bound = app.server.address();
    if (!SHARES_PORT || bound === null || typeof bound === 'string') return;
    const place = sharedPlace({ host: bound.address, port: bound.port });
    const tried = await Promise.allSettled(
      Array.from({ length: DOORS - 1 }, () => openDoor(app.server, place)),
    );
    open = tried.flatMap((door) => (door.status === 'fulfilled' ? [door.value] : []));
  });
  app.addHook('preClose', async () => {
    closing = Promise.all(open.map((door) => new Promise((resolve) => void door.close(resolve))));
  });
  app.addHook('onClose', () => closing);
});
