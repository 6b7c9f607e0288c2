import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { TrustedProxies } from '../config/proxies.ts';
import { errorReplies } from './errorReplies.ts';
import { proxies, trustOf } from './proxies.ts';

interface Seen {
  readonly ip: string;
  readonly protocol: string;
  readonly host: string;
}

/** Sends a request from an address, and returns what a server that trusts these proxies sees of it. */
async function requestSeenBy(
  trusted: TrustedProxies,
  remoteAddress: string,
  headers: Readonly<Record<string, string>>,
): Promise<Seen> {
  const app = Fastify({ trustProxy: trustOf(trusted) });
  await app.register(proxies);
  app.get('/', async ({ ip, protocol, host }) => ({ ip, protocol, host }));
  const reply = await app.inject({
    url: '/',
    remoteAddress,
    headers: { host: 'school.example', ...headers },
  });
  await app.close();
  return reply.json();
}

const FORGED = '1.1.1.1, 2.2.2.2, 3.3.3.3';

test.each<[TrustedProxies, string, string, string]>([
  [0, '9.9.9.9', FORGED, '9.9.9.9'],
  [1, '9.9.9.9', FORGED, '3.3.3.3'],
  [2, '9.9.9.9', FORGED, '2.2.2.2'],
  [5, '9.9.9.9', '3.3.3.3', '3.3.3.3'],
  [['10.0.0.0/8'], '10.0.0.7', `${FORGED}, 10.0.0.8`, '3.3.3.3'],
  [['10.0.0.0/8'], '9.9.9.9', FORGED, '9.9.9.9'],
  [['loopback'], '127.0.0.1', FORGED, '3.3.3.3'],
  [['loopback'], '::ffff:127.0.0.1', FORGED, '3.3.3.3'],
])(
  'with the proxies %j a request from %s with x-forwarded-for %s is from %s',
  async (trusted, from, forwarded, ip) => {
    expect((await requestSeenBy(trusted, from, { 'x-forwarded-for': forwarded })).ip).toBe(ip);
  },
);

test('x-forwarded-proto is accepted from a trusted proxy alone', async () => {
  const headers = { 'x-forwarded-proto': 'https' };
  expect((await requestSeenBy(['10.0.0.7'], '10.0.0.7', headers)).protocol).toBe('https');
  expect((await requestSeenBy(['10.0.0.7'], '9.9.9.9', headers)).protocol).toBe('http');
  expect((await requestSeenBy(0, '10.0.0.7', headers)).protocol).toBe('http');
});

test('x-forwarded-host is ignored in favour of the Host header', async () => {
  const headers = { 'x-forwarded-host': 'other.example' };
  expect((await requestSeenBy(['10.0.0.7'], '10.0.0.7', headers)).host).toBe('school.example');
  expect((await requestSeenBy(1, '10.0.0.7', headers)).host).toBe('school.example');
  expect((await requestSeenBy(0, '9.9.9.9', headers)).host).toBe('school.example');
});

test.each([
  ['/', ['school.example'], 200],
  ['http://SCHOOL.example/', ['school.example'], 200],
  ['/', ['school.example', 'other.example'], 400],
  ['/', ['school.example', 'school.example'], 400],
  ['http://other.example/', ['school.example'], 400],
])('a request for %s with the hosts %j is answered with %i', async (target, hosts, status) => {
  const app = Fastify();
  await app.register(proxies);
  await app.register(errorReplies);
  app.get('/', async ({ host }) => host);
  const { port } = new URL(await app.listen({ port: 0 }));
  const socket = connect(Number(port), 'localhost');
  const headers = [...hosts.map((host) => `Host: ${host}`), 'Connection: close'];
  socket.write(`GET ${target} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
  expect(await text(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  await app.close();
});
