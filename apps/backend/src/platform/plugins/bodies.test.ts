import { connect } from 'node:net';
import * as answering from '@lectern/sdk/endpoints/answering';
import * as cart from '@lectern/sdk/endpoints/cart';
import * as homework from '@lectern/sdk/endpoints/homework';
import * as login from '@lectern/sdk/endpoints/login';
import * as question from '@lectern/sdk/endpoints/question';
import * as setting from '@lectern/sdk/endpoints/setting';
import * as shell from '@lectern/sdk/endpoints/shell';
import * as upload from '@lectern/sdk/endpoints/upload';
import * as visitor from '@lectern/sdk/endpoints/visitor';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import { listen } from '../../../test/listen.ts';
import { openRaw } from '../../../test/servers/rawSocket.ts';
import { addressOf } from '../http/route.ts';

const app = await openTestApp({ seed: true });
const origin = await listen(app);
const user = await app.userNamed('student');
const token = await app.tokenOf(user);

const NUL = '\0';

test.each(['/%ff<script>', '/files/%E0%A4%A', '/s/api/%'])(
  'a malformed address is rejected with 400 and the usual headers, without being echoed: %s',
  async (path) => {
    const reply = await fetch(origin + path);
    expect(reply.status).toBe(400);
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await reply.json()).toEqual({ code: '400', message: '请求格式不对' });
  },
);

interface Sent {
  readonly method?: string;
  readonly type?: string;
  readonly body?: string | FormData;
  readonly headers?: Readonly<Record<string, string>>;
}

async function send(path: string, { method = 'POST', type, body, headers }: Sent) {
  const reply = await fetch(origin + path, {
    method,
    headers: { authorization: token, ...(type !== undefined && { 'content-type': type }), ...headers },
    ...(body !== undefined && { body }),
  });
  const text = await reply.text();
  return { status: reply.status, ...(text.startsWith('{') && JSON.parse(text)) };
}

const json = (path: string, body: string) => send(path, { type: 'application/json', body });
const keys = (count: number) => Array.from({ length: count }, (_, index) => `"key${index}":1`).join(',');

describe('a request body', () => {
  test('has a time limit for its transfer', () => {
    expect(app.server.server.requestTimeout).toBeGreaterThan(0);
  });

  test('and its reply may stand still for a limited time', () => {
    expect(app.server.server.timeout).toBeGreaterThan(0);
  });

  test('larger than its endpoint needs is rejected with 413', async () => {
    const [logIn, order] = [addressOf(login.password), addressOf(cart.createOrder)];
    expect(await json(logIn, `{${keys(190_000)}}`)).toMatchObject({ status: 413, path: 'body' });
    const ids = `{"commodityIds":[${'"1",'.repeat(180_000)}"1"],"totalCents":1}`;
    expect(await json(order, ids)).toMatchObject({ status: 413, path: 'body' });
    expect((await app.call(shell.schools, {})).status).toBe(200);
  });

  test('with more keys or entries than its endpoint declares is rejected with 400, naming the field', async () => {
    expect(await json(addressOf(login.password), `{${keys(500)}}`)).toMatchObject({
      status: 400,
      path: expect.stringMatching(/^key\d+$/),
    });
    const many = `{"currentId":"1","answers":[${'{},'.repeat(30_000)}{}]}`;
    expect(await json(addressOf(visitor.sync), many)).toMatchObject({ status: 400, path: 'answers' });
    const wide = `{"currentId":"1","answers":[{},{${keys(60_000)}}]}`;
    expect(await json(addressOf(visitor.sync), wide)).toMatchObject({
      status: 400,
      path: expect.stringMatching(/^answers\[1\]\.key\d+$/),
    });
  });

  test('of a form with many fields is rejected with 400', async () => {
    const type = 'application/x-www-form-urlencoded';
    const reply = await send('/s/api/saas-business/v1/front/login/', { type, body: 'a=1&'.repeat(800) });
    expect(reply).toMatchObject({ status: 400, path: 'a' });
  });

  test('of a multipart form with two files or a long field is rejected with 413', async () => {
    const twice = new FormData();
    twice.append('uptoken', 'x'.repeat(20_000));
    twice.append('file', new File(['a'], 'a.png'));
    twice.append('file', new File(['a'], 'a.png'));
    expect((await send(addressOf(upload.sendPart), { body: twice })).status).toBe(413);
  });
});

test('an unpaired surrogate is stored as U+FFFD, by a call and by a socket', async () => {
  const half = '😀'.slice(0, 1);
  expect((await app.call(setting.saveBase, { nickName: `a${half}` }, { token })).body.code).toBe('1');
  expect((await app.data(setting.detail, {}, { token })).nickName).toBe('a\ufffd');
  const [paper] = (await app.data(question.findPapers, {}, { token })).records;
  const { recordId } = (await app.body(question.generatePaper, { paperId: paper.paperId }, { token })).data;
  const [{ questionId }] = (await app.data(answering.paperQuestions, { recordId }, { token })).questions;
  const room = await openRaw(origin, '/websocket');
  const { companyId, id: userId } = user;
  const about = { companyId, schoolId: '1', userId, token, date: 1, module: 'exercise', deviceId: 'a' };
  await room.ask('NETTY_AUTH_REQ', about);
  const sign = { struck: [], highlights: [], note: half };
  const sent = { recordId, questionId, sign, operationId: 'half-a-character', sequence: 1 };
  expect(await room.ask('sign', sent)).toMatchObject({ code: '1', data: { sign: { note: '\ufffd' } } });
  room.close();
});

describe('a NUL byte is rejected with its field', () => {
  test('in a log-in name, in a key and in a list', async () => {
    expect(
      await app.call(login.password, { account: `a${NUL}`, password: 'x', remeberMe: 0, type: 1 }),
    ).toMatchObject({ status: 400, body: { path: 'account' } });
    expect(
      await app.call(cart.remove, { items: [{ commodityId: '1' }, { commodityId: NUL }] }, { token }),
    ).toMatchObject({ status: 400, body: { path: 'items[1].commodityId' } });
    expect(await json(addressOf(login.password), String.raw`{"acc\u0000ount":"a"}`)).toMatchObject({
      status: 400,
      path: 'account',
    });
  });

  test('in a path, in query parameters and in their JSON', async () => {
    const get = (path: string) => send(path, { method: 'GET' });
    const { path } = question.findPapers;
    expect(await get(`${path.replace('{origin}', '')}?schoolId=1%00`)).toMatchObject({
      status: 400,
      path: 'schoolId',
    });
    expect(await get('/files/1/%00')).toMatchObject({ status: 400 });
    expect(await get('/nowhere%00')).toMatchObject({ status: 400, path: 'address' });
    expect(await send('/healthz?a=%00', { method: 'OPTIONS' })).toMatchObject({ status: 400, path: 'a' });
    expect(await get('/?a=%2500')).not.toMatchObject({ status: 400 });
    expect(
      await app.call(question.wrongSubmit, { a: '1', b: '1', answer: String.raw`["\u0000"]` }, { token }),
    ).toMatchObject({ status: 200, body: { code: '0' } });
  });

  test('in a cookie and in a header', async () => {
    const cookie = { cookie: 'deviceId=a%00b; other=1' };
    expect(await send(addressOf(shell.schools), { method: 'GET', headers: cookie })).toMatchObject({
      status: 400,
      path: 'deviceId',
    });
    const { hostname, port } = new URL(origin);
    const answer = await new Promise<string>((resolve, reject) => {
      const line = connect(Number(port), hostname, () =>
        line.write(`GET /healthz HTTP/1.1\r\nHost: localhost\r\nDeviceId: a${NUL}b\r\n\r\n`),
      );
      line.once('data', (bytes) => {
        resolve(String(bytes));
        line.destroy();
      });
      line.once('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('in a multipart field and in a file name', async () => {
    const form = new FormData();
    form.append('uptoken', `a${NUL}b`);
    form.append('session', '1');
    form.append('index', '0');
    form.append('file', new File(['a'], 'a.png'));
    expect(await send(addressOf(upload.sendPart), { body: form })).toMatchObject({
      status: 400,
      path: 'uptoken',
    });
    const named = new FormData();
    named.append('homeworkId', '1');
    named.append('file', new File(['a'], `a${NUL}.png`));
    expect((await send(addressOf(homework.upload), { body: named })).status).toBe(400);
  });

  test('in a socket frame', async () => {
    const socket = await openRaw(origin, '/websocket');
    const { companyId, id: userId } = user;
    const about = { companyId, schoolId: '1', userId, token, date: 1, module: 'exercise' };
    const hello = { ...about, deviceId: `a${NUL}` };
    expect(await socket.ask('NETTY_AUTH_REQ', hello)).toMatchObject({ code: '400', path: 'deviceId' });
    const known = await openRaw(origin, '/websocket');
    await known.ask('NETTY_AUTH_REQ', { ...about, deviceId: 'a' });
    expect(await known.ask('pause', { recordId: NUL })).toMatchObject({ code: '400', path: 'recordId' });
    known.close();
  });
});

describe('a socket frame', () => {
  const BAD_FRAME = 4400;
  /** The code of a connection that ends without a close frame. */
  const CUT_OFF = 1006;

  test('of more than a few kilobytes before authentication closes the socket with 4400', async () => {
    const socket = await openRaw(origin, '/websocket');
    socket.send({ op: 'NETTY_AUTH_REQ', id: '1', data: { token: 'x'.repeat(5_000) } });
    expect(await socket.closed).toBe(BAD_FRAME);
  });

  test('of many kilobytes before authentication is not even received', async () => {
    const socket = await openRaw(origin, '/websocket');
    socket.send({ op: 'NETTY_AUTH_REQ', id: '1', data: { token: 'x'.repeat(500_000) } });
    expect(await socket.closed).toBe(CUT_OFF);
  });

  test('with too many values closes the socket with 4400, and with too many bytes with 1009', async () => {
    for (const [data, code] of [
      [{ list: Array.from({ length: 3_000 }, () => 1) }, BAD_FRAME],
      ['x'.repeat(1024 * 1024 + 1), 1009],
    ] as const) {
      const socket = await openRaw(origin, '/websocket');
      const { companyId, id: userId } = user;
      const hello = { companyId, schoolId: '1', userId, token, date: 1, deviceId: 'a', module: 'exercise' };
      await socket.ask('NETTY_AUTH_REQ', hello);
      socket.send({ op: 'pause', id: '1', data });
      expect(await socket.closed).toBe(code);
    }
  });
});
