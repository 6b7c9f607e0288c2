import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { security } from './security.ts';

async function headersOf(
  isProduction: boolean,
  hasOutsideFrames = false,
): Promise<{
  page: Record<string, unknown>;
  data: Record<string, unknown>;
  unknown: Record<string, unknown>;
}> {
  const app = Fastify();
  await app.register(security, { isProduction, scriptOrigins: [], hasOutsideFrames });
  app.get('/page', async (_, reply) => reply.type('text/html').send(`<p>${reply.cspNonce.script}</p>`));
  app.get('/s/api/data', async () => ({ code: '1' }));
  const at = async (url: string) => (await app.inject({ url })).headers;
  const found = {
    page: await at('/page'),
    data: await at('/s/api/data'),
    unknown: await at('/s/api/nowhere'),
  };
  await app.close();
  return found;
}

const PAGE_SPECIFIC = ['content-type', 'content-length', 'date', 'connection', 'content-security-policy'];
const commonHeaders = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !PAGE_SPECIFIC.includes(name)));

test.each([true, false])(
  'data has the security headers of a page, and a policy that allows nothing; in production: %s',
  async (isProduction) => {
    const { page, data, unknown } = await headersOf(isProduction);
    expect(commonHeaders(data)).toEqual(commonHeaders(page));
    expect(commonHeaders(data)).toHaveProperty('x-content-type-options', 'nosniff');
    expect(commonHeaders(data)['permissions-policy']).toMatch(/camera=\(self\).*microphone=\(\)/);
    expect('strict-transport-security' in data).toBe(isProduction);
    expect(data['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(page['content-security-policy']).toMatch(/script-src 'self' 'nonce-[0-9a-f]{32}'/);
    // A path that is no call gets the headers of a page.
    expect(unknown['content-security-policy']).toContain("object-src 'none'");
  },
);

test.each([
  [false, "'self'"],
  [true, "'self' https:"],
])(
  'a page sends forms and connects to its own host only; frames of others: %s',
  async (isAllowed, frames) => {
    const policy = String((await headersOf(true, isAllowed)).page['content-security-policy']);
    expect(policy.split(';')).toEqual(
      expect.arrayContaining([`frame-src ${frames}`, "form-action 'self'", "connect-src 'self'"]),
    );
  },
);
