import { Agent, request } from 'node:http';

/** Maximum connections of a browser to one host. */
const MAX_CONNECTIONS = 6;
/**
 * After a refused connection, all connections fail without an attempt for this many milliseconds: thousands of
 * refusals per second would take the processor that the restarting server needs.
 */
const REFUSED_MS = 50;

let refusal: { readonly error: Error; readonly until: number } | undefined;

function noteFailure(error: NodeJS.ErrnoException): void {
  if (error.code === 'ECONNREFUSED') refusal = { error, until: performance.now() + REFUSED_MS };
}

/**
 * Makes a `fetch` with its own keep-alive connections, like each student's browser. Node's own shares
 * connections among all students and took more processor time than the measured server.
 */
export function browserConnections(): typeof globalThis.fetch {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS });
  return (address, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      if (refusal !== undefined && performance.now() < refusal.until) {
        reject(refusal.error);
        return;
      }
      const settings = {
        method,
        agent,
        headers: Object.fromEntries(new Headers(headers)),
        ...(signal != null && { signal }),
      };
      const call = request(String(address), settings, (reply) => {
        const parts: Buffer[] = [];
        reply.on('data', (part: Buffer) => parts.push(part));
        reply.on('error', reject);
        reply.on('end', () => {
          const headers = Object.entries(reply.headers).flatMap(([name, value]): [string, string][] =>
            typeof value === 'string' ? [[name, value]] : [],
          );
          resolve(
            new Response(parts.length === 0 ? null : Buffer.concat(parts), {
              status: reply.statusCode ?? 500,
              headers,
            }),
          );
        });
      });
      call.on('error', (error) => {
        noteFailure(error);
        reject(error);
      });
      call.end(typeof body === 'string' ? body : undefined);
    });
}
