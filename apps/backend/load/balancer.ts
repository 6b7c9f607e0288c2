import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';

/** Interval of the health checks, in milliseconds. */
const ASK_EVERY_MS = 100;

/** A load balancer for processes of this machine. */
export interface Balancer {
  /** `http://127.0.0.1:port` */
  readonly origin: string;
  /** Returns the number of ready processes. */
  readyCount(): number;
  close(): Promise<void>;
}

function isReady(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = get({ port, host: '127.0.0.1', path: '/readyz', agent: false }, (reply) => {
      reply.resume();
      resolve(reply.statusCode === 200);
    });
    probe.on('error', () => resolve(false));
  });
}

/** Formats the head of a request as it was received. */
function headOf({ method, url, rawHeaders }: IncomingMessage): string {
  const lines = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1]}`] : [],
  );
  return [`${method} ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n');
}

/**
 * Starts a load balancer that distributes requests and sockets round-robin among the processes whose `/readyz`
 * returns 200, over keep-alive connections. It never retries: a request that a process does not answer gets a
 * 502.
 * @param ports of the processes.
 */
export async function openBalancer(ports: readonly number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const open = new Set<Socket>();
  let ready: readonly number[] = [];
  let turn = 0;

  const nextPort = (): number | undefined => ready[(turn += 1) % ready.length];
  async function askAll(): Promise<void> {
    const answers = await Promise.all(ports.map(isReady));
    ready = ports.filter((_, index) => answers[index] === true);
  }

  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const fail = (error: Error): void => {
      if (!outgoing.headersSent) outgoing.writeHead(502);
      outgoing.end(`The balancer got no answer: ${error.message}`);
    };
    const upstream = request(
      { port: nextPort(), host: '127.0.0.1', method, path: url, headers, agent },
      (reply) => {
        const { connection: _, 'keep-alive': __, ...rest } = reply.headers;
        outgoing.writeHead(reply.statusCode ?? 502, rest);
        reply.on('error', fail).pipe(outgoing);
      },
    );
    incoming.pipe(upstream.on('error', fail));
  });
  server.on('upgrade', (incoming, client: Socket, first: Buffer) => {
    const upstream = connect(nextPort() ?? 0, '127.0.0.1');
    upstream.write(headOf(incoming));
    upstream.write(first);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(socket);
      socket.pipe(other);
      socket.on('error', () => other.destroy()).on('close', () => open.delete(socket));
    }
  });

  await askAll();
  const timer = setInterval(() => void askAll(), ASK_EVERY_MS);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    readyCount: () => ready.length,
    close: async () => {
      clearInterval(timer);
      agent.destroy();
      for (const socket of open) socket.destroy();
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
