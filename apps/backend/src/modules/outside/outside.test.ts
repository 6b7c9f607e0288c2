import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import type { JsonObject } from '../../platform/database/columns.ts';
import { deepMerge } from '../../platform/company/deepMerge.ts';

const app = await openTestApp({ seed: true });

/** Changes the first company's settings temporarily, and reads a frame. */
async function frameWith(path: string, over: JsonObject) {
  const tenant = await app.parts.tenants.byHost('localhost');
  const company = tenant?.company;
  if (company === undefined) throw new Error('The demonstration has no company');
  await app.configure(company, deepMerge(company.config, over));
  const reply = await app.server.inject({ url: path, headers: { host: 'localhost' } });
  await app.configure(company, company.config);
  return {
    status: reply.statusCode,
    body: reply.body,
    policy: String(reply.headers['content-security-policy']),
  };
}

const statistics = (statType: string, statKey: string) =>
  frameWith('/outside/statistics', { site: { companyCodeInfo: { statType, statKey } } });

describe('the statistics frame', () => {
  it.each([
    [
      'baidu',
      '0123456789abcdef0123456789abcdef',
      'https://hm.baidu.com/hm.js?0123456789abcdef0123456789abcdef',
    ],
    ['google', 'G-ABC1234567', 'https://www.googletagmanager.com/gtag/js?id=G-ABC1234567'],
    ['cnzz', '1279876543', 'https://s4.cnzz.com/z_stat.php?id=1279876543&#38;web_id=1279876543'],
    ['tencent', '500012345', 'https://pingjs.qq.com/h5/stats.js?v2.0.4&#38;sid=500012345'],
  ])('runs the script of %s in an opaque origin', async (type, key, src) => {
    const { status, body, policy } = await statistics(type, key);
    expect(status).toBe(200);
    expect(body).toContain(`src="${src}"`);
    expect(policy).toMatch(/^sandbox allow-scripts allow-forms allow-popups; default-src 'none';/);
    expect(policy).not.toContain('allow-same-origin');
  });

  it.each([
    ['baidu', '"></script><script>alert(1)</script>'],
    ['baidu', '0123456789abcdef0123456789abcdef&x=1'],
    ['google', 'G-abc'],
    ['cnzz', '1 2'],
    ['tencent', '../../evil'],
    ['', ''],
  ])('replies 404 for %s with the invalid key %s', async (type, key) => {
    expect((await statistics(type, key)).status).toBe(404);
  });
});

describe('the chat frame', () => {
  it('loads leyu’s script by its number, and replies 404 for an invalid number', async () => {
    const good = await frameWith('/outside/chat', { market: { leyuFlag: 1, leyuNo: '89612/107430' } });
    expect(good.body).toContain('src="https://gate.looyu.com/89612/107430.js"');
    expect((await frameWith('/outside/chat', { market: { leyuFlag: 1, leyuNo: '1/../../x' } })).status).toBe(
      404,
    );
  });

  it.each([
    ['https://goutong.baidu.com/site/1/b.js', 200],
    ['https://goutong.baidu.com.evil.example/b.js', 404],
    ['https://user@goutong.baidu.com/b.js', 404],
    ['http://goutong.baidu.com/b.js', 404],
    ['javascript:alert(1)', 404],
  ])('replies to a bdsq script at %s with %i', async (bdsqJsUrl, status) => {
    expect((await frameWith('/outside/chat', { market: { bdsqFlag: 1, bdsqJsUrl } })).status).toBe(status);
  });

  it('runs the school’s own chat script in a sandbox', async () => {
    const { body, policy } = await frameWith('/outside/chat', {
      site: { otherImFlag: 1, otherImJs: '<script>hello()</script>' },
    });
    expect(body).toContain('<script>hello()</script>');
    expect(policy).toContain('sandbox allow-scripts');
    expect(policy).not.toContain('allow-top-navigation');
  });

  it('replies 404 without a chat', async () => {
    expect((await frameWith('/outside/chat', {})).status).toBe(404);
  });
});
