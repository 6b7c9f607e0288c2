import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/createTestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ modules: [], config: { hasApiDocs: false } });
});
afterAll(() => app.close());

test.each(['/docs', '/openapi.json'])(
  'a school that describes its calls to nobody has no %s',
  async (url) => {
    expect((await app.server.inject({ url })).statusCode).toBe(404);
  },
);
