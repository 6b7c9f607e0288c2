import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openFolder } from '../../../test/openFolder.ts';
import { readConfig } from '../../platform/config/config.ts';
import { baijiaSign } from '../live/baijiaLive.ts';
import { playerProvidersOf, readPlayerAccounts } from './playerAccounts.ts';
import { vendorVideoOf } from './playerProvider.ts';
import { polyvSign } from './polyvPlayer.ts';

const NOW = new Date('2026-03-02T02:00:00.000Z');
const payee = { id: '1', hosts: ['School.example'] };

let dataDir: string;
beforeEach(async () => {
  dataDir = await openFolder();
});
afterEach(() => vi.unstubAllGlobals());

const config = (mode: 'production' | 'test' = 'production') => ({
  ...readConfig({}, '/'),
  secret: 's'.repeat(32),
  dataDir,
  mode,
});

async function players(file: object, mode?: 'production' | 'test') {
  await writeFile(join(dataDir, 'players.json'), JSON.stringify(file));
  const own = config(mode);
  return playerProvidersOf(own, await readPlayerAccounts(own));
}

test.each([
  ['polyv:1b448be323_1', { vendor: 'polyv', video: '1b448be323_1' }],
  ['cc:3DA91578', { vendor: 'cc', video: '3DA91578' }],
  ['demonstration', undefined],
  ['baijia:20277154', { vendor: 'baijia', video: '20277154' }],
  ['vimeo:1', undefined],
  ['polyv:', undefined],
  ['polyv:a/b', undefined],
])('vendorVideoOf reads %s', (key, video) => {
  expect(vendorVideoOf(key)).toEqual(video);
});

describe('Polyv', () => {
  const file = { 'school.example': { polyv: { userId: '1b448be323', secretKeyFile: 'polyv.key' } } };
  beforeEach(() => writeFile(join(dataDir, 'polyv.key'), 'abc\n'));

  test('signs names and values sorted by name, between the key', () => {
    // MD5 of abcts1userIdu1videoIdv1abc
    expect(polyvSign({ videoId: 'v1', ts: '1', userId: 'u1' }, 'abc')).toBe(
      '96D54F1434605A9482A33B8DDAF0F557',
    );
  });

  test('returns a token for one viewer, with the signature of its documentation', async () => {
    const requests: URLSearchParams[] = [];
    vi.stubGlobal('fetch', (url: string, { body }: { body: URLSearchParams }) => {
      requests.push(body);
      expect(url).toBe('https://hls.videocc.net/service/v1/token');
      return Promise.resolve(new Response('{"code":200,"data":{"token":"81814fed"}}'));
    });
    const provider = (await players(file)).byId(payee, 'polyv');
    const { options, origins } = (await provider?.setUp('123', '7', new Date(1_672_829_071_000))) ?? {};
    expect(options).toEqual({
      vid: '123',
      playsafe: '81814fed',
      ts: '1672829071000',
      // MD5 of abc1231672829071000
      sign: 'a8a50e08d74cada9732d90cf0ba65a54',
    });
    expect(origins).toEqual(['https://*.polyv.net', 'https://*.videocc.net']);
    const { sign, ...parameters } = Object.fromEntries(requests[0] ?? []);
    expect(parameters).toMatchObject({ userId: '1b448be323', videoId: '123', viewerId: '7' });
    expect(sign).toBe(polyvSign(parameters, 'abc'));
  });

  test('throws the vendor’s message without the key if it gives no token', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response('{"code":400,"message":"the sign is not right"}')),
    );
    const provider = (await players(file)).byId(payee, 'polyv');
    const refused = provider?.setUp('123', '7', NOW);
    await expect(refused).rejects.toThrow('Polyv gives no token for 123: the sign is not right');
    await expect(refused).rejects.not.toThrow('abc');
  });
});

test('CC plays with the school’s own site id', async () => {
  const provider = (await players({ 'school.example': { cc: { siteId: '6A2E19DC' } } })).byId(payee, 'cc');
  expect(await provider?.setUp('3DA9', '0', NOW)).toEqual({
    scripts: ['https://p.bokecc.com/player?siteid=6A2E19DC&newversion=true'],
    origins: ['https://*.bokecc.com'],
    options: { vid: '3DA9', siteid: '6A2E19DC' },
  });
});

test('Baijiayun returns a token for a signed request, and throws the vendor’s message otherwise', async () => {
  await writeFile(join(dataDir, 'baijia.key'), 'key');
  const requests: URLSearchParams[] = [];
  vi.stubGlobal('fetch', (url: string, { body }: { body: URLSearchParams }) => {
    requests.push(body);
    expect(url).toBe('https://e123.at.baijiayun.com/openapi/video/getPlayerToken');
    return Promise.resolve(new Response('{"code":0,"data":{"token":"lc_eMH"}}'));
  });
  const file = { baijia: { domain: 'e123', partnerId: '70969736', partnerKeyFile: 'baijia.key' } };
  const provider = (await players({ 'school.example': file })).byId(payee, 'baijia');
  expect(await provider?.setUp('20277154', '7', NOW)).toMatchObject({
    options: { vid: '20277154', token: 'lc_eMH' },
  });
  const { sign, ...parameters } = Object.fromEntries(requests[0] ?? []);
  expect(parameters).toEqual({
    partner_id: '70969736',
    video_id: '20277154',
    expires_in: '14400',
    timestamp: '1772416800',
  });
  expect(sign).toBe(baijiaSign(parameters, 'key'));

  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"code":1,"msg":"sign error"}')));
  await expect(provider?.setUp('20277154', '7', NOW)).rejects.toThrow('no token for 20277154: sign error');
});

test('a vendor without an account is undefined in production, and simulated elsewhere', async () => {
  expect((await players({})).byId(payee, 'cc')).toBeUndefined();
  expect((await players({}, 'test')).byId(payee, 'cc')?.id).toBe('cc');
});

test.each([
  ['an incomplete account', { 'a.example': { polyv: { userId: '1' } } }, 'secretKeyFile'],
  ['a missing key file', { 'a.example': { polyv: { userId: '1', secretKeyFile: 'none' } } }, 'none'],
])('a players file with %s is rejected by name', async (_, file, message) => {
  await expect(players(file)).rejects.toThrow(message);
});
