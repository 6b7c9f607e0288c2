import { schoolBySuffix } from '@lectern/sdk/endpoints/shell';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { writeBuiltSite } from '../../../test/builtSite.ts';
import { openTestApp } from '../../../test/openTestApp.ts';

const folder = await writeBuiltSite();
const app = await openTestApp({ seed: true, config: { siteDir: folder } });

describe('a page rendered by the server for an address behind a hash', () => {
  const rendered = async (
    address: string,
    headers: Record<string, string> = {},
    remoteAddress = '127.0.0.1',
  ) => {
    const reply = await app.server.inject({
      url: `/s/page${address}`,
      headers: { host: 'localhost', ...headers },
      remoteAddress,
    });
    return {
      reply,
      ...(reply.statusCode === 200 ? reply.json<Record<'html' | 'css' | 'address', string>>() : undefined),
    };
  };

  it('is rendered for a visitor with critical CSS alone, and is not cached', async () => {
    const { reply, html, css, address } = await rendered('/exam/7/?page=2');
    expect(html).toBe('<p class="exam">/exam/7,page=2,#/exam/7?page=2,1,1,,nobody</p><input inert name="a">');
    expect(css).toBe('.exam{color:green}');
    expect(address).toBe('/exam/7?page=2');
    expect(reply.headers['cache-control']).toBe('private, no-store');
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('is rendered with the log-in of its own student when several ask at once', async () => {
    const [student, other] = await Promise.all([app.userNamed('student'), app.userNamed('member')]);
    const requests = [student, other, student];
    const pages = await Promise.all(
      requests.map(async (user) => rendered('/exam/7', { authorization: await app.tokenOf(user) })),
    );
    expect(pages.map(({ html }) => html?.split(',').slice(4))).toEqual(
      requests.map(({ id, username }) => ['1', id, `${username}</p><input inert name="a">`]),
    );
    expect((await rendered('/exam/7')).html).toContain(',1,,nobody<');
  });

  it('answers 204 if it cannot be rendered or the session has ended', async () => {
    for (const address of ['/nowhere', '/broken', `/${'x'.repeat(600)}`])
      expect((await rendered(address)).reply.statusCode, address).toBe(204);
    expect((await rendered('/exam/7', { authorization: 'over' })).reply.statusCode).toBe(204);
  });

  it('answers 204 while two are being rendered for the same address, but not for another address or a log-in', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    vi.stubGlobal('held', promise);
    onTestFinished(() => void vi.unstubAllGlobals());
    const student = await app.tokenOf(await app.userNamed('student'));
    const held = [11, 12].map((id) => rendered(`/exam/${id}?held`));
    const stateOf = async (...[address, headers, from]: Parameters<typeof rendered>) =>
      (await rendered(address, headers, from)).reply.statusCode;
    let id = 100;
    await expect.poll(() => stateOf(`/exam/${(id += 1)}`)).toBe(204);
    expect(await stateOf('/exam/13', {}, '203.0.113.5')).toBe(200);
    expect(await stateOf('/exam/14', { authorization: student })).toBe(200);
    resolve();
    expect((await Promise.all(held)).map(({ reply }) => reply.statusCode)).toEqual([200, 200]);
    expect(await stateOf('/exam/15')).toBe(200);
  });

  it('is rendered for the chosen school', async () => {
    const school = (await app.data(schoolBySuffix, { suffix: 'xian' })).id;
    const pages = await Promise.all([rendered('/exam/8'), rendered('/exam/8', { schoolid: school })]);
    expect(pages.map(({ html }) => html?.split(',')[3])).toEqual(['1', school]);
  });

  it('is rendered from the data of its own school, whatever the cookie or header names', async () => {
    const school = (await app.data(schoolBySuffix, { suffix: 'xian' })).id;
    const headerSets = [{ schoolid: '999', cookie: `schoolId=${school}` }, { schoolid: school }];
    for (const headers of headerSets) {
      expect((await rendered('/school', headers)).html).toBe(`${school} ${school}`);
    }
  });
});
