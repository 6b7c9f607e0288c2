import { get } from 'node:http';
import { Writable } from 'node:stream';
import { currentUser } from '@lectern/sdk/endpoints/shell';
import * as question from '@lectern/sdk/endpoints/question';
import Fastify, { LogController } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/createTestApp.ts';
import { type FakeProvider, startFakeProvider } from '../../../../test/servers/fakeProvider.ts';
import { listen } from '../../../../test/listen.ts';
import { openRaw } from '../../../../test/servers/rawSocket.ts';
import { readConfig } from '../../config/config.ts';
import { runJobs } from '../../jobs/repeat.ts';
import { startTracing } from '../../tracing/openTelemetry.ts';
import { spanned, tracing } from '../../tracing/tracing.ts';
import { loggerOptions, requestLog } from './log.ts';
import { traces } from './traces.ts';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly status: { readonly code: number };
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';

let collector: FakeProvider;
let app: TestApp;
let stop: () => Promise<void>;
let spans: readonly Span[];
let sent: string;

/** Returns a span's attributes as plain values. */
const attributesOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
const spanNamed = (name: string): Span => {
  const found = spans.find((span) => span.name === name);
  if (found === undefined)
    throw new Error(`No span ${name} among ${spans.map((span) => span.name).join(', ')}`);
  return found;
};

/** Makes all requests of the tests once; their spans are exported when tracing stops. */
beforeAll(async () => {
  collector = await startFakeProvider();
  collector.answer = () => ({ status: 200, body: '{}', headers: { 'content-type': 'application/json' } });
  const { traces: settings } = readConfig(
    { OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`, OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20key' },
    '/lectern',
  );
  if (settings === undefined) throw new Error('Tracing is off with these settings');
  stop = startTracing(settings, (message) => {
    throw new Error(message);
  });
  app = await createTestApp();
  const { company } = await app.addCompany('localhost');
  const user = await app.addUser(company);
  const token = await app.tokenOf(user);
  const origin = await listen(app);

  const headers = { traceparent: `00-${TRACE}-${CALLER}-01` };
  await app.call(currentUser, {}, { token, headers });
  await app.call(currentUser, {});
  await fetch(`${origin}/readyz`);
  await fetch(`${origin}/s/api${question.generatePaper.path}?mobile=13800000001`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: '{}',
  });

  const socket = await openRaw(origin, '/websocket');
  const who = { companyId: user.companyId, schoolId: '1', userId: user.id, token };
  await socket.ask('NETTY_AUTH_REQ', { ...who, date: 0, deviceId: 'device', module: 'exercise' });
  await socket.ask('not_there', {});
  await socket.ask('review', { recordId: '0' });
  socket.close();

  const provider = await startFakeProvider();
  provider.answer = () => ({ status: 503 });
  await spanned({ name: 'work', kind: 'internal', begins: { headers: {} } }, async () => {
    await (await fetch(`${provider.url}/open?access_token=hidden`)).text();
    await new Promise((resolve) =>
      get(`${provider.url}/files?signature=hidden`, (response) => response.resume().on('end', resolve)),
    );
  });
  await fetch(provider.url);
  await provider.close();

  const jobs = Fastify();
  const [tidied, broke] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const tidy = { name: 'tidy', everyMs: 1, run: async () => tidied.resolve() };
  const fail = async (): Promise<void> => {
    broke.resolve();
    throw new RangeError('about 13800000001');
  };
  runJobs(jobs, { ...app.parts, config: { ...app.parts.config, mode: 'production' } }, [
    tidy,
    { name: 'break', everyMs: 1, run: fail },
  ]);
  await jobs.ready();
  await Promise.all([tidied.promise, broke.promise]);
  await jobs.close();

  await app.close();
  await stop();
  spans = collector.got.flatMap(({ body }) =>
    JSON.parse(body).resourceSpans.flatMap((resource: { scopeSpans: { spans: Span[] }[] }) =>
      resource.scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
  sent = collector.got.map(({ body }) => body).join('\n');
});
afterAll(() => collector.close());

const ROUTE = `${currentUser.method} /s/api${currentUser.path}`;

test('a request joins its caller’s trace, with route, status code and company', () => {
  const span = spans.find(({ traceId, name }) => traceId === TRACE && name === ROUTE);
  expect(span).toMatchObject({ parentSpanId: CALLER });
  expect(span && attributesOf(span)).toMatchObject({
    'http.request.method': currentUser.method,
    'http.route': `/s/api${currentUser.path}`,
    'http.response.status_code': 200,
    'lectern.company': expect.any(String),
    'lectern.request_id': expect.any(String),
  });
});

test('a request without a caller’s trace starts a new one', () => {
  const own = spans.filter(({ traceId, name }) => name === ROUTE && traceId !== TRACE);
  expect(own).toHaveLength(1);
  expect(own[0]).not.toHaveProperty('parentSpanId');
});

test('the spans of SQL statements are children of their request, without parameter values', () => {
  const request = spanNamed(`POST /s/api${question.generatePaper.path}`);
  const statements = spans.filter(
    (span) => span.traceId === request.traceId && attributesOf(span)['db.system.name'] === 'postgresql',
  );
  expect(statements.map(({ name }) => name)).toContain('select sessions');
  expect(statements.every(({ parentSpanId }) => parentSpanId === request.spanId)).toBe(true);
  expect(statements.map((span) => attributesOf(span)['db.query.text']).join('\n')).toContain('$1');
});

test('a socket message starts a trace, unless its operation is unknown', () => {
  expect(attributesOf(spanNamed('socket review'))['lectern.company']).toEqual(expect.any(String));
  expect(spans.filter(({ name }) => name.includes('not_there'))).toEqual([]);
});

test('calls to providers are child spans of the work that makes them, by fetch and by http.get', () => {
  const work = spanNamed('work');
  const calls = spans.filter(({ parentSpanId }) => parentSpanId === work.spanId);
  expect(calls.map((span) => [span.name, attributesOf(span)['http.response.status_code']])).toEqual([
    ['GET 127.0.0.1', 503],
    ['GET 127.0.0.1', 503],
  ]);
  expect(spans.filter(({ name }) => name === 'GET 127.0.0.1')).toHaveLength(2);
});

test('a job starts a trace, and reports its failure by error type without the message', () => {
  expect(spanNamed('job tidy').status.code).not.toBe(2);
  expect(spanNamed('job break').status.code).toBe(2);
  expect(attributesOf(spanNamed('job break'))['error.type']).toBe('RangeError');
});

test('probes are not traced, and spans contain no tokens or personal data', () => {
  expect(spans.filter(({ name }) => name.includes('readyz'))).toEqual([]);
  expect(sent).not.toMatch(/hidden|13800000001|mobile=/);
});

test('spans are sent to the collector with its API key', () => {
  expect(collector.got[0]).toMatchObject({
    method: 'POST',
    url: '/v1/traces',
    headers: { 'api-key': 'a key' },
  });
});

test('log lines contain the trace id if tracing is on, and none otherwise', async () => {
  const linesOf = async (): Promise<Record<string, unknown>[]> => {
    const lines: string[] = [];
    const stream = new Writable({
      write: (chunk, _encoding, done) => {
        lines.push(String(chunk));
        done();
      },
    });
    const server = Fastify({
      logger: { ...Object(loggerOptions('info')), stream },
      logController: new LogController({ disableRequestLogging: true }),
    });
    await server.register(traces);
    await server.register(requestLog);
    server.get('/', async (request) => {
      request.log.info('within');
      return {};
    });
    await server.inject({ url: '/', headers: { traceparent: `00-${TRACE}-${CALLER}-01` } });
    await server.close();
    return lines.map((line) => JSON.parse(line));
  };
  expect(tracing()).toBeUndefined();
  expect((await linesOf()).filter((line) => 'trace_id' in line)).toEqual([]);

  const end = startTracing(
    { address: `${collector.url}/v1/traces`, headers: {}, sampler: 'parentbased_always_on', ratio: 1 },
    () => {},
  );
  const lines = await linesOf();
  await end();
  expect(lines.map(({ msg, trace_id }) => [msg, trace_id])).toEqual([
    ['within', TRACE],
    ['request', TRACE],
  ]);
});
