import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { beginConversation, SOCKET_PATHS } from '../school/conversation.ts';
import { isPicture, pictureOf } from '../school/picture.ts';
import { type MockSchool, type MockSchoolOptions, openMockSchool } from '../school/mockSchool.ts';
import { QR_CALLBACK, QR_PAGE, QR_PATH } from './qrPage.ts';

/** Settings of a mock server. */
export interface MockServerOptions extends Omit<MockSchoolOptions, 'host' | 'pictures' | 'time'> {
  /** Port; 0 chooses a free one. @defaultValue 4010 */
  readonly port?: number;
  /** Address to listen on. @defaultValue '127.0.0.1', which only this machine can reach */
  readonly listen?: string;
  /** Origins of pages that may call, besides those on this machine. */
  readonly origins?: readonly string[];
}

/** A running mock server. */
export interface MockServer {
  /** For example `http://127.0.0.1:4010`. */
  readonly origin: string;
  readonly school: MockSchool;
  close(): Promise<void>;
}

/** Maximum size of a request body in bytes. */
const LARGEST_BODY = 20 * 1024 * 1024;
const LARGEST_FRAME = 1024 * 1024;

/** Returns whether a page's origin is on this machine, as that of a development server. */
function isLocal(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  return /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/.test(hostname);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > LARGEST_BODY) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(body);
}

const refusal = (status: number, message: string): string =>
  JSON.stringify({ code: String(status), message });

/** Adds a request id to the reply, and the CORS headers for an allowed origin. */
function allowOrigin(
  { headers }: IncomingMessage,
  response: ServerResponse,
  mayCall: (origin: string) => boolean,
): void {
  const { origin } = headers;
  response.setHeader('x-request-id', randomUUID());
  response.setHeader('vary', 'Origin');
  if (origin === undefined || !mayCall(origin)) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-expose-headers', 'X-Request-Id, Retry-After, action');
  if (headers['access-control-request-method'] === undefined) return;
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE');
  response.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? '');
  response.setHeader('access-control-max-age', '600');
}

/** Serves the sockets of a school. */
function serveSockets(
  server: Server,
  school: MockSchool,
  time: () => number,
  mayCall: (origin: string) => boolean,
): WebSocketServer {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_FRAME });
  server.on('upgrade', (request, socket, head) => {
    const path = new URL(request.url ?? '/', 'http://mock').pathname;
    const { origin: from } = request.headers;
    const status = !SOCKET_PATHS.includes(path)
      ? '404 Not Found'
      : from !== undefined && !mayCall(from)
        ? '403 Forbidden'
        : '';
    if (status !== '') return void socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
    const conversation = beginConversation(school, path, time);
    return sockets.handleUpgrade(request, socket, head, (open) => {
      open.on('error', () => open.terminate());
      open.on('message', (data, isBinary) => {
        const { frames, close } = conversation.receive(isBinary ? '' : String(data));
        for (const frame of frames) open.send(frame);
        if (close !== undefined) open.close(close);
      });
    });
  });
  return sockets;
}

/**
 * Serves a mock school over HTTP and sockets, for a front end without a back end. It listens on this machine
 * only, and pages on this machine may call it with credentials.
 * @throws {Error} when the port is in use.
 */
export async function serveMock(options: MockServerOptions = {}): Promise<MockServer> {
  const { port = 4010, listen = '127.0.0.1', origins = [], now = new Date(), ...more } = options;
  const mayCall = (origin: string): boolean => isLocal(origin) || origins.includes(origin);
  // Exams progress: the clock runs on from the reference time of the data.
  const started = Date.now();
  const time = (): number => now.getTime() + Date.now() - started;

  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, listen, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  const host = `${listen.includes(':') ? `[${listen}]` : listen}:${taken}`;
  const origin = `http://${host}`;
  const school = openMockSchool({ ...more, now, time, host, pictures: `${origin}/mock/` });

  function page(path: string, request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET') return false;
    if (isPicture(path)) send(response, 200, 'image/svg+xml', pictureOf(path));
    else if (path === QR_PATH) send(response, 200, 'text/html; charset=utf-8', QR_PAGE);
    else if (path === QR_CALLBACK) {
      const { referer = '' } = request.headers;
      const front = isLocal(referer) ? new URL(referer).origin : origin;
      response.writeHead(302, { location: `${front}/?code=code-of-${school.token}` }).end();
    } else if (path === '/') {
      const { scenario = 'mid-course', seed = 1 } = more;
      const about = {
        mock: '@lectern/sdk',
        scenario,
        seed,
        now,
        calls: school.routes.length,
        token: school.token,
      };
      send(response, 200, 'application/json', JSON.stringify(about, null, 2));
    } else return false;
    return true;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    allowOrigin(request, response, mayCall);
    const { method = 'GET', url = '/', headers } = request;
    if (method === 'OPTIONS') return void response.writeHead(204).end();
    const address = new URL(url, origin);
    if (page(address.pathname, request, response)) return undefined;
    const body = await bodyOf(request);
    if (body === undefined)
      return send(response, 413, 'application/json', refusal(413, 'The body is too large'));
    const webRequest = new Request(address, {
      method,
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      ...(body.length > 0 && method !== 'GET' && { body: new Uint8Array(body) }),
    });
    const route = school.routes.find((each) => each.matches(webRequest));
    if (route === undefined)
      return send(
        response,
        404,
        'application/json',
        refusal(404, `The mock school has no ${method} ${address.pathname}`),
      );
    const reply = await route.answer(webRequest);
    const action = reply.headers.get('action');
    if (action !== null) response.setHeader('action', action);
    return send(
      response,
      reply.status,
      reply.headers.get('content-type') ?? 'application/json',
      new Uint8Array(await reply.arrayBuffer()),
    );
  }

  server.on('request', (request, response) => {
    answer(request, response).catch((error: unknown) => {
      // A request that cannot be parsed is the caller's fault, for example a body that contradicts its content
      // type.
      const message = error instanceof Error ? error.message : String(error);
      if (!response.headersSent) send(response, 400, 'application/json', refusal(400, message));
      else response.end();
    });
  });

  const sockets = serveSockets(server, school, time, mayCall);

  return {
    origin,
    school,
    close: async () => {
      for (const open of sockets.clients) open.terminate();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
