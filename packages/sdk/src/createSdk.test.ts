// @vitest-environment node
import { describe, expect, expectTypeOf, it } from 'vitest';
import { decodeReply } from './client/decode.ts';
import { createSdk, type SdkOptions } from './createSdk.ts';
import * as cart from './endpoints/cart/index.ts';
import * as login from './endpoints/login/index.ts';
import * as shell from './endpoints/shell/index.ts';
import { memoryStorage } from './flows/session/storage.ts';
import { openMockSchool } from './testing/school/mockSchool.ts';

const areas = { cart, login, shell };
const open = (options: Partial<SdkOptions<typeof areas>> = {}) =>
  createSdk({
    origin: 'https://school.example',
    areas,
    fetch: openMockSchool({ scenario: 'new-student' }).fetch,
    ...options,
  });
const student = { mobile: '13800138000', smsCode: '123456' };

describe('createSdk', () => {
  it('binds the endpoints of the areas as methods', async () => {
    const sdk = open();
    await sdk.login.mobileSms(student);
    expect(await sdk.cart.add({ commodityId: '101' })).toEqual({ count: 1 });
    expect((await sdk.shell.currentUser({}))?.userId).toBe('100');
    expectTypeOf(sdk.cart.add).parameter(0).toEqualTypeOf<cart.AddToCartIn>();
    expect(Object.keys(sdk).sort()).toEqual([
      'cart',
      'client',
      'login',
      'readUnlessUnchanged',
      'session',
      'shell',
    ]);
  });

  it('keeps the session for the next visit, and the school even after log-out', async () => {
    const { fetch } = openMockSchool();
    const storage = memoryStorage();
    const first = open({ fetch, storage });
    await first.login.mobileSms(student);
    first.session.chooseSchool('3');
    const second = open({ fetch, storage });
    expect(second.session.current).toEqual({
      token: 'mock-student-1',
      userId: '100',
      companyId: '1',
      phone: '13800138000',
      schoolId: '3',
    });
    expect((await second.shell.currentUser({}))?.userId).toBe('100');
    second.session.end();
    expect(open({ fetch, storage }).session.current).toMatchObject({ token: '', userId: '', schoolId: '3' });
  });

  it('keeps the sessions of two instances apart', async () => {
    const { fetch } = openMockSchool();
    const [one, two] = [open({ fetch }), open({ fetch })];
    await one.login.mobileSms(student);
    expect(two.session.current.token).toBe('');
    await expect(two.shell.currentUser({})).rejects.toMatchObject({ kind: 'session-ended' });
  });

  it.each(['localhost:3000', 'school.example', '/', '', undefined])(
    'throws for the invalid origin %j',
    (origin) => {
      const options: object = { origin, areas };
      expect(() => createSdk(options as SdkOptions<typeof areas>)).toThrow(
        `The origin is written as https://school.example, not "${origin}"`,
      );
    },
  );

  it('begins a visit as a visitor', async () => {
    const sdk = open();
    expect(
      await sdk.session.begin({
        address: 'https://school.example/#/cart',
        replaceAddress: () => undefined,
        isOpenToVisitors: true,
      }),
    ).toEqual({ kind: 'visitor', isStuck: false });
  });

  it.each([null, undefined, {}, { token: null }, { token: { token: '' } }, { token: { token: {} } }])(
    'starts no session for the log-in reply %j',
    (reply) => {
      const { session } = open();
      expect(session.enter(decodeReply(login.password, reply))).toBe(false);
      expect(session.current.token).toBe('');
    },
  );
});

describe('a refusal', () => {
  const at = (status: number) => async () => Response.json({ code: String(status), message: '' }, { status });
  const user = { token: 't', userId: '1', companyId: '1', phone: '' };

  it.each([
    [401, ''],
    [403, ''],
    [409, ''],
    [550, 't'],
    [500, 't'],
  ])('with status %i leaves the token "%s" in the session', async (status, token) => {
    const received: string[] = [];
    const sdk = open({ fetch: at(status), onSessionError: ({ kind }) => void received.push(kind) });
    sdk.session.start(user);
    await expect(sdk.cart.list({})).rejects.toMatchObject({ code: String(status) });
    expect(sdk.session.current.token).toBe(token);
    expect(received).toHaveLength(status === 500 ? 0 : 1);
  });

  it('for an earlier session does not end a later one', async () => {
    let answer: (reply: Response) => void = () => undefined;
    const sdk = open({ fetch: () => new Promise((resolve) => (answer = resolve)) });
    sdk.session.start(user);
    const call = sdk.cart.list({}).catch((error: unknown) => error);
    await new Promise((resolve) => setTimeout(resolve));
    sdk.session.start({ ...user, token: 'later' });
    answer(Response.json({}, { status: 401 }));
    expect(await call).toMatchObject({ kind: 'session-ended' });
    expect(sdk.session.current.token).toBe('later');
  });
});
