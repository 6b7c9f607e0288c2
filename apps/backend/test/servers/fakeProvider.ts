import { createServer, type IncomingHttpHeaders } from 'node:http';

/** A request received by the provider. */
export interface GotRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A reply of the provider. */
export interface FakeReply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A fake payment provider's server on a free port of this machine. */
export interface FakeProvider {
  readonly url: string;
  readonly got: GotRequest[];
  /** Returns the reply to a request; may be replaced at any time. */
  answer: (request: GotRequest) => FakeReply;
  close(): Promise<void>;
}

/** Starts a fake provider. */
export async function startFakeProvider(): Promise<FakeProvider> {
  const got: GotRequest[] = [];
  const fake: FakeProvider = { url: '', got, answer: () => ({ status: 500 }), close: async () => {} };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const seen = {
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(parts).toString(),
      };
      got.push(seen);
      const { status = 200, headers = {}, body = '' } = fake.answer(seen);
      response.writeHead(status, headers).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return Object.assign(fake, {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}
