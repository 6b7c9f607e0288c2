import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { memorySchool } from '../../src/testing/memorySchool.ts';

const ORIGIN = 'http://school.local';

/** Answers HTTP as a memory school does; what is not below its base path goes on to `next`. */
export function schoolMiddleware(): (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void {
  const school = memorySchool();
  return (request, response, next) => {
    const { method = 'GET', url = '/', headers } = request;
    if (!url.startsWith('/s/api/')) return next();
    void (async () => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const body = Buffer.concat(chunks);
      const names = Object.entries(headers).filter(([, value]) => typeof value === 'string');
      const reply = await school.fetch(ORIGIN + url, {
        method,
        headers: Object.fromEntries(names.map(([name, value]) => [name, String(value)])),
        ...(body.length > 0 && { body }),
      });
      response.writeHead(reply.status, { 'content-type': 'application/json' });
      response.end(await reply.text());
    })();
  };
}

/** Serves a memory school on a free port of this machine. */
export async function serveSchool(): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const middleware = schoolMiddleware();
  const server = createServer((request, response) =>
    middleware(request, response, () => response.writeHead(404).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
