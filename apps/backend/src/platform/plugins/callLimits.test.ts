import type { Endpoint } from '@lectern/sdk';
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import { OWN_CALL } from '../http/ownCalls.ts';
import { route } from '../http/route.ts';

const Nothing = Type.Object({});
const common = { method: 'GET', reply: '*' } as const;
const open: Endpoint<object, object> = { id: 'sample.open', path: '/sample/open', ...common };
const costly: Endpoint<object, object> = { id: 'sample.costly', path: '/sample/costly', ...common };
const schema = { input: Nothing, output: Nothing };
const routes = [
  route(open, () => ({}), { access: 'public', schema }),
  route(costly, () => ({}), { access: 'public', schema, limit: { max: 1, perSeconds: 60 } }),
];
/** Calls per minute of one log-in in this test; an address may make a hundred times as many. */
const callsPerMinute = 2;
const addressCallsPerMinute = 200;

let networks = 0;

const app = await openTestApp({
  modules: [{ name: 'sample', routes }],
  config: { requestsPerMinute: callsPerMinute, trustedProxies: 1 },
});
const { company } = await app.addCompany('localhost');

const student = async (): Promise<string> => app.tokenOf(await app.addUser(company));
/** Returns an address that has not called before. */
const newNetwork = (): string => `203.0.113.${(networks += 1)}`;
const statusOf = async (endpoint: typeof open, address: string, token?: string) =>
  (
    await app.call(
      endpoint,
      {},
      { ...(token !== undefined && { token }), headers: { 'x-forwarded-for': address } },
    )
  ).status;
async function statusesOf(count: number, ask: (number: number) => Promise<number>): Promise<number[]> {
  const statuses: number[] = [];
  for (let number = 0; number < count; number += 1) statuses.push(await ask(number));
  return statuses;
}
const countRefused = (statuses: readonly number[]): number =>
  statuses.filter((status) => status === 429).length;

describe('calls per minute', () => {
  it('are limited by address while the token is unknown, also with a new token for each call', async () => {
    const here = newNetwork();
    const statuses = await statusesOf(addressCallsPerMinute + 3, (number) =>
      // Addresses left of the proxy's own entry were written by the client.
      statusOf(open, `1.1.1.${number}, ${here}`, `made-up-${number}`),
    );
    expect(countRefused(statuses)).toBe(3);
    expect(await statusOf(open, here)).toBe(429);
    expect(await statusOf(open, newNetwork(), 'made-up')).toBe(200);
  });

  it('are limited by log-in once it is known, independently of other calls from its address', async () => {
    const here = newNetwork();
    const token = await student();
    expect(await statusOf(open, here, token)).toBe(200);
    await statusesOf(addressCallsPerMinute, () => statusOf(open, here));
    expect(await statusOf(open, here)).toBe(429);
    const statuses = [await statusOf(open, here, token), await statusOf(open, here, `Bearer ${token}`)];
    expect(statuses).toEqual([200, 200]);
    expect(await statusOf(open, newNetwork(), token)).toBe(429);
  });

  it('of an endpoint with its own limit are limited by address without a log-in, and by log-in otherwise', async () => {
    const here = newNetwork();
    const statuses = await statusesOf(102, (number) => statusOf(costly, here, `made-up-${number}`));
    expect(countRefused(statuses)).toBe(2);
    const token = await student();
    await statusOf(open, newNetwork(), token);
    expect([await statusOf(costly, here, token), await statusOf(costly, here, token)]).toEqual([200, 429]);
  });

  it('are unlimited for the process itself, but not for a forged x-forwarded-for header', async () => {
    const ask = (options: { remoteAddress?: string; headers?: Record<string, string> }) =>
      app.server.inject({
        url: '/s/api/sample/costly',
        ...options,
        headers: { host: 'localhost', ...options.headers },
      });
    const own = await statusesOf(101, async () => (await ask(OWN_CALL)).statusCode);
    expect(countRefused(own)).toBe(0);
    const headers = { 'x-forwarded-for': OWN_CALL.remoteAddress };
    const forged = await statusesOf(101, async () => (await ask({ headers })).statusCode);
    expect(countRefused(forged)).toBe(1);
  });
});
