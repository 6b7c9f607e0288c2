import { createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

/**
 * Number of listening sockets, including the server's own. Each accepts one connection per iteration of the
 * event loop. With a single one, a busy server accepts too slowly, and connections beyond its backlog of 511
 * are refused.
 */
const LISTENERS = 16;
/** Whether several sockets may listen on one port, among which the kernel distributes connections. */
const SHARES_PORT = process.platform === 'linux';

/** The address that a server listens on. */
export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/** Returns listen options that allow {@link reusePortListeners} to listen on the same address. */
export const sharedAddress = ({ host, port }: ListenAddress): ListenAddress => ({
  host,
  port,
  ...(SHARES_PORT && { reusePort: true }),
});

function openListener(server: FastifyInstance['server'], address: ListenAddress): Promise<Server> {
  return new Promise((resolve, reject) => {
    // The same options as Node's HTTP server uses for its own connections.
    const listener = createServer(
      { allowHalfOpen: true, noDelay: true },
      (socket) => void server.emit('connection', socket),
    );
    listener.once('error', reject).listen(address, () => resolve(listener));
  });
}

/**
 * Opens additional listeners once the app listens; an app that does not listen on a {@link sharedAddress} keeps
 * its only one. They are closed before running requests are awaited, and the app's other parts stop after the
 * last of those.
 */
export const reusePortListeners = plugin(async (app: FastifyInstance) => {
  let open: Server[] = [];
  let closing: Promise<unknown> | undefined;

  app.addHook('onListen', async () => {
    const bound = app.server.address();
    if (!SHARES_PORT || bound === null || typeof bound === 'string') return;
    const address = sharedAddress({ host: bound.address, port: bound.port });
    const tried = await Promise.allSettled(
      Array.from({ length: LISTENERS - 1 }, () => openListener(app.server, address)),
    );
    open = tried.flatMap((listener) => (listener.status === 'fulfilled' ? [listener.value] : []));
  });
  app.addHook('preClose', async () => {
    closing = Promise.all(open.map((listener) => new Promise((resolve) => void listener.close(resolve))));
  });
  app.addHook('onClose', () => closing);
});
