import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openFolder } from '../../../test/openFolder.ts';
import { readConfig } from '../../platform/config/config.ts';
import { baijiaLive, baijiaSign } from './baijiaLive.ts';
import { ccLive, checkCcViewer } from './ccLive.ts';
import { liveProvidersOf, readLiveAccounts } from './liveAccounts.ts';
import { findRoom, type LiveProvider } from './liveProvider.ts';
import { readTicket, sandboxLive, signNotice } from './sandboxLive.ts';

const config = { ...readConfig({}, '/'), secret: 's'.repeat(32) };
const NOW = new Date('2026-03-02T11:30:00Z');
const LATER = new Date('2026-03-02T13:30:00Z');
const visitor = { id: '7', name: '小桥 & 阿澄', role: 'student' } as const;
const queryOf = (address: string) => Object.fromEntries(new URL(address, 'http://school.test').searchParams);

it('a Baijiayun entrance is signed over all its parameters', () => {
  const { sign, ...parameters } = queryOf(
    baijiaLive({ domain: 'e123', partnerKey: 'key' }).entrance('20031462297090', visitor, LATER),
  );
  expect(parameters).toEqual({
    room_id: '20031462297090',
    user_number: '7',
    user_name: '小桥 & 阿澄',
    user_role: '0',
    user_avatar: '',
  });
  // The signature covers the parameters of the URL, sorted by name.
  expect(sign).toBe(baijiaSign(parameters, 'key'));
  expect(baijiaSign({ b: '2', a: '1' }, 'key')).toBe('a46e8b5f4b883af6d0e8e08fb161520e');
});

it('a Baijiayun notice is accepted if signed, with its time read as Beijing’s', () => {
  const provider = baijiaLive({ domain: 'e123', partnerKey: 'key' });
  const notice = { room_id: '2003', op: 'start', op_time: '2026-03-02 19:30:05', qid: '1', timestamp: '1' };
  const body = (fields: object, key = 'key') =>
    String(new URLSearchParams({ ...fields, sign: baijiaSign({ ...notice, ...fields }, key) }));
  const read = (text: string) => provider.readNotice({ signature: '', body: text });
  expect(read(body(notice))).toEqual({ room: '2003', kind: 'begun', at: new Date('2026-03-02T11:30:05Z') });
  expect(read(body({ ...notice, op: 'end' }))?.kind).toBe('ended');
  expect(read(body(notice, 'another'))).toBeUndefined();
  expect(read(body(notice).replace('start', 'end'))).toBeUndefined();
  expect(read(body({ ...notice, op: 'pause' }))).toBeUndefined();
  expect(read(body({ ...notice, op_time: 'soon' }))).toBeUndefined();
});

it('a CC viewer token is valid for its own room and name alone, until it expires', () => {
  const query = queryOf(ccLive({ userId: '73F' }, config).entrance('E5F3', visitor, LATER));
  expect(query).toMatchObject({ roomid: 'E5F3', userid: '73F', autoLogin: 'true', viewername: visitor.name });
  const viewer = { room: 'E5F3', name: visitor.name, token: query['viewertoken'] ?? '' };
  expect(checkCcViewer(config, viewer, NOW)).toBe('7');
  expect(checkCcViewer(config, viewer, LATER)).toBeUndefined();
  expect(checkCcViewer(config, { ...viewer, room: 'F00' }, NOW)).toBeUndefined();
  expect(checkCcViewer(config, { ...viewer, name: '别人' }, NOW)).toBeUndefined();
  expect(checkCcViewer(config, { ...viewer, token: viewer.token.replace(/^7/, '8') }, NOW)).toBeUndefined();
});

it('a sandbox entrance is valid for its own person and room alone, until it expires', () => {
  const query = queryOf(sandboxLive('3', config).entrance('lesson-12', visitor, LATER));
  expect(readTicket(config, 'lesson-12', query, NOW)).toEqual({
    companyId: '3',
    room: 'lesson-12',
    ...visitor,
  });
  for (const change of [{ role: 'teacher' }, { user: '8' }, { name: '老师' }, { company: '4' }, { sign: '' }])
    expect(readTicket(config, 'lesson-12', { ...query, ...change }, NOW)).toBeUndefined();
  expect(readTicket(config, 'lesson-13', query, NOW)).toBeUndefined();
  expect(readTicket(config, 'lesson-12', query, LATER)).toBeUndefined();
});

it('a sandbox notice is accepted if signed and of a known kind', () => {
  const body = JSON.stringify({ room: 'lesson-12', what: 'ended', at: NOW.toISOString() });
  const { readNotice } = sandboxLive('3', config);
  const signature = signNotice(config, body);
  expect(readNotice({ signature, body })).toEqual({ room: 'lesson-12', kind: 'ended', at: NOW });
  expect(readNotice({ signature, body: body.replace('ended', 'begun') })).toBeUndefined();
  const odd = JSON.stringify({ room: 'lesson-12', what: 'paused', at: NOW.toISOString() });
  expect(readNotice({ signature: signNotice(config, odd), body: odd })).toBeUndefined();
});

it('findRoom returns the room of an entrance if the school has that provider', () => {
  const known: LiveProvider = baijiaLive({ domain: 'e123', partnerKey: 'key' });
  const providers = { byId: (_: unknown, id: string) => (id === 'baijia' ? known : undefined) };
  const find = (entrance: string) => findRoom(providers, { id: '1', hosts: [] }, entrance)?.room;
  expect(find('baijia:2003')).toBe('2003');
  expect(find('cc:E5F3')).toBeUndefined();
  expect(find('https://live.example/baijia:2003')).toBeUndefined();
  expect(find('/sandbox/live/one')).toBeUndefined();
});

it('the live accounts of schools are read, and invalid ones rejected by name', async () => {
  const dataDir = await openFolder();
  const own = { ...config, dataDir };
  const put = (content: object) => writeFile(join(dataDir, 'live.json'), JSON.stringify(content));
  const payee = { id: '3', hosts: ['School.example'] };
  expect(await readLiveAccounts(own)).toEqual(new Map());
  const baijia = { domain: 'e123', partnerKeyFile: 'partner.key' };
  await put({ 'school.example': { baijia, cc: { userId: '73F' } } });
  await expect(readLiveAccounts(own)).rejects.toThrow(/partner\.key cannot be read/);
  await writeFile(join(dataDir, 'partner.key'), ' \n');
  await expect(readLiveAccounts(own)).rejects.toThrow(/partner\.key cannot be read/);
  await writeFile(join(dataDir, 'partner.key'), 'key\n');
  const providers = liveProvidersOf(own, await readLiveAccounts(own));
  expect(providers.byId(payee, 'baijia')?.entrance('1', visitor, LATER)).toContain('e123.at.baijiayun.com');
  expect(providers.byId(payee, 'cc')?.id).toBe('cc');
  expect(providers.byId({ ...payee, hosts: ['other.example'] }, 'cc')).toBeUndefined();
  const inProduction = liveProvidersOf({ ...own, mode: 'production' }, new Map());
  expect(inProduction.byId(payee, 'sandbox')).toBeUndefined();
  await put({ 'school.example': { baijia: { ...baijia, domain: 'E 1' } } });
  await expect(readLiveAccounts(own)).rejects.toThrow(/baijia\.domain/);
});
