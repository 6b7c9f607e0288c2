import { table } from '@lectern/sdk/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/createTestApp.ts';
import { layOutCall } from '../../test/layOutCall.ts';
import { modules } from '../modules/index.ts';
import { pathOf } from './naming.ts';
import { unbuiltCalls } from './unbuilt.ts';

/** How many calls of the specification are not built. Only ever lower it. */
const AT_MOST = 2;

const routes = modules.flatMap((module) => module.routes);
const unbuilt = unbuiltCalls(routes);

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  const { company } = await app.addCompany('localhost');
  token = await app.tokenOf(await app.addUser(company));
});
afterAll(() => app.close());

async function send(call: (typeof unbuilt)[number], headers: Record<string, string>) {
  const input = Object.fromEntries([...call.path.matchAll(/(?<=\{)\w+(?=\})/g)].map(([name]) => [name, '1']));
  const { url } = await layOutCall({ ...call, envelope: 'code', reply: '*' }, input, undefined);
  return app.server.inject({ method: call.method, url, headers: { host: 'localhost', ...headers } });
}

it('grow fewer, never more', () => {
  expect(unbuilt.length).toBeLessThanOrEqual(AT_MOST);
});

it('are every call of the specification that no route answers', () => {
  const answered = new Set(routes.map(({ endpoint: { method, path } }) => `${method} ${path}`));
  const addresses = new Set(table.map(([, method, path]) => `${method} ${path}`));
  expect(unbuilt.length).toBe([...addresses].filter((address) => !answered.has(address)).length);
});

describe.runIf(unbuilt.length > 0)('the calls that are not built', () => {
  it.each(unbuilt.map((call) => [call.id, call] as const))('%s says so by name', async (id, call) => {
    const reply = await send(call, { authorization: token });
    expect(reply.statusCode).toBe(501);
    expect(reply.json()).toEqual({
      code: '501',
      message: `这项功能还没有开放（${id}）`,
      data: { endpoint: id },
    });
  });

  it('tell a stranger to log in first where only students call', async () => {
    const [face] = unbuilt.filter(({ id }) => !/^(shell|login|sso|visitor)\./.test(id));
    if (face !== undefined) expect((await send(face, {})).statusCode).toBe(401);
  });
});

describe('the description', () => {
  it('names every call of the specification', async () => {
    const { paths } = (
      await app.server.inject({ url: '/openapi.json', headers: { host: 'localhost' } })
    ).json();
    const missing = table.filter(
      ([, method, path]) => paths[pathOf({ path })]?.[method.toLowerCase()] === undefined,
    );
    expect(missing).toEqual([]);
    for (const call of unbuilt)
      expect(paths[pathOf(call)][call.method.toLowerCase()].responses).toHaveProperty('501');
  });

  it('is served as a page too', async () => {
    const page = await app.server.inject({ url: '/docs', headers: { host: 'localhost' } });
    for (const { id } of unbuilt) expect(page.body).toContain(id);
    expect(page.body).toContain('login.mobileSms');
  });
});
