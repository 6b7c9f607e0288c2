import { table } from '@lectern/sdk/table';
import { describe, expect, test } from 'vitest';
import { pathOf } from '../http/naming.ts';
import { openTestApp } from '../../../test/openTestApp.ts';

interface Described {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly operationId: string; readonly 'x-also'?: string[] }>>>
  >;
}

const undocumented = await openTestApp({ modules: [], config: { hasApiDocs: false } });
const app = await openTestApp();

describe('a back end with API documentation switched off', () => {
  test.each(['/docs', '/openapi.json'])('answers 404 at %s', async (url) => {
    expect((await undocumented.server.inject({ url })).statusCode).toBe(404);
  });
});

describe('the API documentation', () => {
  const get = (url: string) => app.server.inject({ url, headers: { host: 'localhost' } });

  test('lists every endpoint of the SDK with its method and path', async () => {
    const { paths }: Described = (await get('/openapi.json')).json();
    const named = Object.values(paths)
      .flatMap((path) => Object.values(path))
      .flatMap(({ operationId, 'x-also': also = [] }) => [operationId, ...also]);
    const missing = table.filter(
      ([id, method, path]) =>
        !named.includes(id) ||
        paths[pathOf({ path }).replace(/\/$/, '')]?.[method.toLowerCase()] === undefined,
    );
    expect(missing).toEqual([]);
  });

  test('lists the parameters and access of an endpoint', async () => {
    const { paths } = (await get('/openapi.json')).json();
    const call = paths['/s/api/question/v1/exercise/quick/paper/generate/{categoryId}/{subjectId}'].post;
    const own = call.parameters.filter((each: { name?: string }) => each.name !== undefined);
    expect(own.map((each: { name: string; in: string }) => `${each.in} ${each.name}`)).toEqual([
      'path categoryId',
      'path subjectId',
      'query schoolId',
      'query clientId',
    ]);
    expect(call.security).toEqual([{}, { token: [] }]);
  });

  test('is also served as a page', async () => {
    expect((await get('/docs')).body).toContain('login.mobileSms');
  });
});
