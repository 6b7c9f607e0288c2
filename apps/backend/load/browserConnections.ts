import { Agent, request } from 'node:http';

/** As many as browsers open to one host. */
const MOST_CONNECTIONS = 6;
/**
 * Where one was refused, all are for so many milliseconds without trying: thousands of refusals a second would take
 * the processor that the server needs for its start.
 */
const REFUSED_MS = 50;

let refusal: { readonly error: Error; readonly until: number } | undefined;

function noteFailure(error: NodeJS.ErrnoException): void {
  if (error.code === 'ECONNREFUSED') refusal = { error, until: performance.now() + REFUSED_MS };
}

/**
 * Makes a `fetch` with kept connections of its own, as each student's browser has. The platform's shares its
 * connections among all students and took more of the processor than the server that it measured.
 */
export function browserConnections(): typeof globalThis.fetch {
  const agent = new Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS });
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
          const told = Object.entries(reply.headers).flatMap(([name, value]): [string, string][] =>
            typeof value === 'string' ? [[name, value]] : [],
          );
          resolve(
            new Response(parts.length === 0 ? null : Buffer.concat(parts), {
              status: reply.statusCode ?? 500,
              headers: told,
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
