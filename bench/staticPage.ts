import { createServer, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** A server of pages without scripts that show the same as pages of the site. */
export interface StaticSite {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Returns the static equivalent of a delivered page: the same HTML, styles and pictures, without scripts. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\brel="(?:modulepreload|stylesheet)"[^>]*>/g, '');
}

function send(response: ServerResponse, type: string, body: Buffer): void {
  const packed = /text|json|svg/.test(type) ? gzipSync(body, { level: 9 }) : undefined;
  response.writeHead(200, {
    'content-type': type,
    'cache-control': 'no-cache',
    ...(packed && { 'content-encoding': 'gzip' }),
    'content-length': (packed ?? body).length,
  });
  response.end(packed ?? body);
}

/**
 * Serves pages by their paths; other files, such as pictures, are fetched once from the site that they were
 * copied from.
 */
export async function serveStatic(pages: ReadonlyMap<string, string>, from: string): Promise<StaticSite> {
  const fetched = new Map<string, Promise<{ type: string; body: Buffer }>>();
  const take = async (path: string) => {
    const reply = await fetch(`${from}${path}`);
    return {
      type: reply.headers.get('content-type') ?? 'application/octet-stream',
      body: Buffer.from(await reply.arrayBuffer()),
    };
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const page = pages.get(path);
    if (page !== undefined) return send(response, 'text/html; charset=utf-8', Buffer.from(page));
    const file = fetched.get(path) ?? take(path);
    fetched.set(path, file);
    void file.then(
      ({ type, body }) => send(response, type, body),
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The static site has no address');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
