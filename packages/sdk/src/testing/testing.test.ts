// @vitest-environment node
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../core/client.ts';
import type { Misfit } from '../core/decode.ts';
import type { Endpoint } from '../core/endpoint.ts';
import { amount, list, text } from '../core/readers.ts';
import { add, createOrder, list as cartList, remove } from '../endpoints/cart/cart.ts';
import { list as courseList } from '../endpoints/catalogue/catalogue.ts';
import { insert } from '../endpoints/agreement/agreement.ts';
import { logout, mobileSms, password } from '../endpoints/login/login.ts';
import { paperQuestions, submit, submitAnswer } from '../endpoints/answering/answering.ts';
import { findPapers } from '../endpoints/question/bank.ts';
import { generatePaper, report } from '../endpoints/question/record.ts';
import { unreadCount } from '../endpoints/community/community.ts';
import { read } from '../endpoints/message/message.ts';
import { currentUser } from '../endpoints/shell/user.ts';
import { signImage } from '../endpoints/upload/upload.ts';
import { handlersOf, memorySchool, mock, mockRoute, refuse, refuseWith, routesFetch } from './index.ts';

const ORIGIN = 'https://school.example';
const codes = async (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error);

describe('mock', () => {
  const server = setupServer();
  const client = createClient({ origin: ORIGIN });
  beforeAll(() => server.listen());
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  it('answers its endpoint, and leaves others to other handlers', async () => {
    server.use(
      mock(unreadCount, () => ({ count: 3 })),
      mock(read, (input) => ({ unRead: Number(text(input?.messageId)) })),
    );
    expect(await client.request(unreadCount, {})).toEqual({ count: 3 });
    expect(await client.request(read, { messageId: '17' })).toEqual({ unRead: 17 });
  });

  it('answers a path that ends in a slash and not the paths under it', async () => {
    server.use(
      mock(password, () => {
        throw refuse('120030002', '', { url: 'https://face.example' });
      }),
      mock(mobileSms, () => {
        throw refuse('600');
      }),
    );
    const body = { account: 'a', password: 'p', type: 1 } as const;
    expect(await codes(client.request(password, body))).toMatchObject({
      code: '120030002',
      data: { url: 'https://face.example' },
    });
    expect(
      await codes(client.request(mobileSms, { mobile: '13800138000', smsCode: '123456' })),
    ).toMatchObject({ kind: 'captcha' });
  });

  it.each([
    [401, undefined, 'session-ended'],
    [403, 'waf', 'intercepted'],
    [409, undefined, 'kicked'],
    [550, undefined, 'blocked'],
  ])('refuses with status %i and action %s as %s', async (status, action, kind) => {
    server.use(
      mock(unreadCount, () => {
        throw refuseWith(status, 'm', { data: '<p>', ...(action !== undefined && { action }) });
      }),
    );
    expect(await codes(client.request(unreadCount, {}))).toMatchObject({
      kind,
      data: '<p>',
      code: String(status),
    });
  });

  it('loses a reply where the line is broken, with and without a network', async () => {
    const broken = () => {
      throw refuseWith(0);
    };
    server.use(mock(unreadCount, broken));
    const alone = createClient({ origin: ORIGIN, fetch: routesFetch([mockRoute(unreadCount, broken)]) });
    expect(await codes(client.request(unreadCount, {}))).toMatchObject({ kind: 'network' });
    expect(await codes(alone.request(unreadCount, {}))).toMatchObject({ kind: 'network' });
  });

  it('serves a whole school', async () => {
    server.use(...handlersOf(memorySchool().routes));
    expect(amount((await client.request(courseList, {}))?.total)).toBe(2);
  });
});

describe('mockRoute', () => {
  it.each<[string, Endpoint<Record<string, unknown>>, Record<string, unknown>]>([
    [
      'path and query',
      { id: 'a.b', method: 'GET', path: '/a/{id}', envelope: 'code', reply: '*' },
      { id: 'x /?', page: '2', ids: ['a'] },
    ],
    [
      'a JSON body',
      { id: 'a.b', method: 'POST', path: '{origin}/a', query: ['q'], envelope: 'code', reply: '*' },
      { q: '1', n: 2, deep: { list: [null] } },
    ],
    [
      'a whole body',
      { id: 'a.b', method: 'POST', path: '/a', body: 'items', envelope: 'code', reply: '*' },
      { page: '1', items: [{ id: '1' }] },
    ],
    [
      'a form',
      { id: 'a.b', method: 'POST', path: '/a', send: 'form', envelope: 'code', reply: '*' },
      { sign: 'a b&c', list: [1] },
    ],
    [
      'a multipart form',
      { id: 'a.b', method: 'POST', path: '/a', send: 'multipart', envelope: 'bare', reply: '*' },
      { note: 'n' },
    ],
  ])('reads %s back as it was laid out', async (_, endpoint, input) => {
    let seen: unknown;
    const route = mockRoute(endpoint, (given) => {
      seen = given;
      return { done: true };
    });
    expect(
      await createClient({ origin: ORIGIN, fetch: routesFetch([route]) }).request(endpoint, input),
    ).toEqual({ done: true });
    expect(seen).toEqual(input);
  });

  it('hands files over', async () => {
    let size = 0;
    const route = mockRoute(signImage, (input) => {
      const file: unknown = input?.file;
      size = file instanceof Blob ? file.size : -1;
      return { key: 'k', url: 'u' };
    });
    await createClient({ origin: ORIGIN, fetch: routesFetch([route]) }).request(signImage, {
      file: new Blob(['12345']),
    });
    expect(size).toBe(5);
  });

  it('answers 501 for what no route is for', async () => {
    const client = createClient({ origin: ORIGIN, fetch: routesFetch([]) });
    const call = client.request(insert, { productId: '1', potocolId: '1', type: 'course', signContent: 's' });
    expect(await codes(call)).toMatchObject({ kind: 'http', code: '501' });
  });
});

describe('the memory school', () => {
  it('lets a student log in, look, shop, do a paper and leave, with replies that fit their schemas', async () => {
    let token = '';
    const misfits: Misfit[] = [];
    const client = createClient({
      origin: ORIGIN,
      session: () => ({ token }),
      fetch: memorySchool().fetch,
      onMisfit: (misfit) => misfits.push(misfit),
    });

    expect(await codes(client.request(currentUser, {}))).toMatchObject({ kind: 'session-ended' });
    expect(
      await codes(client.request(mobileSms, { mobile: '13800138000', smsCode: '000000' })),
    ).toMatchObject({ code: '0', message: '手机号或验证码不对' });
    const login = await client.request(mobileSms, { mobile: '13800138000', smsCode: '123456' });
    token = text(login?.token?.token);
    const user = await client.request(currentUser, {});
    expect(user?.mobile).toBe('138****8000');

    const courses = await client.request(courseList, { courseName: '诗词' });
    expect(list(courses?.records).map(({ courseName }) => courseName)).toEqual(['经典诗词入门']);

    for (const commodityId of ['c1', 'c2', 'c1']) await client.request(add, { commodityId });
    const cart = await client.request(cartList, {});
    expect(list(cart).map(({ commodityId }) => commodityId)).toEqual(['c1', 'c2']);
    expect(await client.request(remove, { items: [{ commodityId: 'c2' }] })).toEqual({ count: 1 });

    expect(await codes(client.request(createOrder, { commodityIds: ['c1'], totalCents: 1 }))).toMatchObject({
      kind: 'business',
    });
    await client.request(createOrder, { commodityIds: ['c1'], totalCents: 19_900 });
    expect(await client.request(cartList, {})).toEqual([]);

    const found = await client.request(findPapers, { keyword: '极限' });
    const paperId = text(list(found?.records)[0]?.paperId);
    const recordId = text((await client.request(generatePaper, { paperId }))?.recordId);
    expect(await client.request(generatePaper, { paperId })).toEqual({ recordId, resumed: true });
    const room = await client.request(paperQuestions, { recordId });
    const [first, second] = list(room?.questions).map(({ questionId }) => text(questionId));
    const give = (questionId = '', label = '', sequence = 1) => ({
      questionId,
      answer: [label],
      operationId: `operation-${sequence}`,
      sequence,
    });
    await client.request(submitAnswer, { recordId, ...give(first, 'A', 2) });
    // A late, older answer changes nothing.
    await client.request(submitAnswer, { recordId, ...give(first, 'B', 1) });
    const handedIn = await client.request(submit, { recordId, answers: [give(second, 'A', 3)] });
    expect(handedIn?.score).toBe(1);
    const paperReport = await client.request(report, { recordId });
    expect(list(paperReport?.questions).map(({ verdict }) => verdict)).toEqual(['right', 'wrong']);

    await client.request(logout, {});
    expect(await codes(client.request(cartList, {}))).toMatchObject({ kind: 'session-ended', code: '401' });
    expect(misfits).toEqual([]);
  });
});
