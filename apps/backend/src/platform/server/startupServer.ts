import { createServer } from 'node:http';
import { portError } from './port.ts';
import { RETRY_AFTER_SECONDS } from '../http/errorReply.ts';
import { type ListenAddress, sharedAddress } from './reusePortListeners.ts';

/** A minimal server that answers until the real one is ready, and then frees the port. */
export interface StartupServer {
  open(): Promise<void>;
  close(): Promise<void>;
}

/** Tells load balancers and students, while a start waits for its database, that the process is alive but not ready. */
export function startupServer(address: ListenAddress): StartupServer {
  const server = createServer((request, reply) => {
    const isAlive = request.url === '/healthz';
    const body = isAlive
      ? { status: 'ok' }
      : request.url === '/readyz'
        ? { status: 'no database' }
        : { code: '503', message: '服务正在恢复，请稍后再试' };
    reply.writeHead(isAlive ? 200 : 503, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      Connection: 'close',
      ...(!isAlive && { 'Retry-After': RETRY_AFTER_SECONDS }),
    });
    reply.end(JSON.stringify(body));
  });
  return {
    open: () =>
      new Promise((resolve, reject) => {
        if (server.listening) {
          resolve();
          return;
        }
        server
          .once('error', (error) => reject(portError(address.port, error)))
          .listen(sharedAddress(address), () => resolve());
      }),
    close: async () => {
      if (!server.listening) return;
      const closed = new Promise((resolve) => void server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
