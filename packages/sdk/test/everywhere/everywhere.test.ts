// @vitest-environment node
// Runs in Node (project `unit`) and in Chromium (project `chromium`), over real HTTP in both.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { encryptPassword } from '../../src/crypto/index.ts';
import { createSdk } from '../../src/createSdk.ts';
import { amount, list, text } from '../../src/client/readers.ts';
import * as answering from '../../src/endpoints/answering/index.ts';
import * as cart from '../../src/endpoints/cart/index.ts';
import * as catalogue from '../../src/endpoints/catalogue/index.ts';
import * as login from '../../src/endpoints/login/index.ts';
import * as question from '../../src/endpoints/question/index.ts';
import * as shell from '../../src/endpoints/shell/index.ts';
import {
  documentCookies,
  persistedSession,
  memoryCookies,
  memoryStorage,
} from '../../src/flows/session/index.ts';
import { fileFingerprint } from '../../src/flows/upload/index.ts';

const isBrowser = typeof document !== 'undefined';
const storage = isBrowser ? localStorage : memoryStorage();
let origin = '';
let close = async (): Promise<void> => undefined;

beforeAll(async () => {
  if (isBrowser) {
    origin = inject('school');
    return;
  }
  const { serveMock } = await import('../../src/testing/server/index.ts');
  ({ origin, close } = await serveMock({ port: 0, scenario: 'new-student' }));
});
afterAll(() => close());

const open = () =>
  createSdk({
    origin,
    areas: { answering, cart, catalogue, login, question, shell },
    storage,
    ...(isBrowser && { cookies: documentCookies(document) }),
  });

describe('the SDK in Node and in a browser', () => {
  it('logs in, shops, completes a paper, and is still logged in at the next visit', async () => {
    const sdk = open();
    await expect(sdk.shell.currentUser({})).rejects.toMatchObject({ kind: 'session-ended' });
    await sdk.login.mobileSms({ mobile: '13800138000', smsCode: '123456' });

    const courses = await sdk.catalogue.list({ courseName: '诗词' });
    const [course] = list(courses?.records);
    expect(text(course?.courseName)).toBe('古诗词鉴赏');
    expect(await sdk.cart.add({ commodityId: text(course?.commodityId) })).toEqual({ count: 1 });

    const papers = await sdk.question.findPapers({});
    const paperId = text(list(papers?.records)[0]?.paperId);
    const recordId = text((await sdk.question.generatePaper({ paperId }))?.recordId);
    const room = await sdk.answering.paperQuestions({ recordId });
    for (const [index, { questionId }] of list(room?.questions).entries())
      await sdk.answering.submitAnswer({
        recordId,
        questionId: text(questionId),
        answer: ['A'],
        operationId: `operation-${index}`,
        sequence: index + 1,
      });
    expect(amount((await sdk.answering.submit({ recordId, answers: [] }))?.score)).toBe(19);

    expect((await open().shell.currentUser({}))?.nickName).toBe('苏小雨');
    expect((await open().readUnlessUnchanged(shell.companyAlias))?.pointName).toBe('积分');
    expect((await open().readUnlessUnchanged(shell.companyAlias))?.pointName).toBe('积分');
    await sdk.login.logout({});
    sdk.session.end();
    expect(open().session.current.token).toBe('');
  });

  it('shares identical reads in flight, and lets each caller abort alone', async () => {
    const sdk = open();
    const giveUp = new AbortController();
    const one = sdk.catalogue.list({}, { signal: giveUp.signal });
    const two = sdk.catalogue.list({});
    giveUp.abort();
    await expect(one).rejects.toMatchObject({ kind: 'aborted' });
    expect(amount((await two)?.total)).toBe(24);
  });

  it('distinguishes an unreachable platform from a refusal', async () => {
    const lost = createSdk({ origin: 'http://127.0.0.1:9', areas: { cart } });
    await expect(lost.cart.add({ commodityId: '101' })).rejects.toMatchObject({ kind: 'network' });
    const refused = open().login.mobileSms({ mobile: '13800138000', smsCode: '000000' });
    await expect(refused).rejects.toMatchObject({
      kind: 'business',
      code: '0',
      message: '手机号或验证码不对',
    });
  });
});

describe('platform functions in Node and in a browser', () => {
  it('create the device id once', () => {
    const cookies = isBrowser ? documentCookies(document) : memoryCookies();
    const persisted = persistedSession({ storage, cookies, host: 'school.example' });
    expect(persisted.deviceId()).toMatch(/^[0-9a-f]{32}$/);
    expect(persisted.deviceId()).toBe(persisted.deviceId());
  });

  it('encrypt passwords that only the private key decrypts', async () => {
    const pair = await crypto.subtle.generateKey(
      { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
      true,
      ['encrypt', 'decrypt'],
    );
    const exported = async (format: 'spki' | 'pkcs8', key: CryptoKey) =>
      btoa(String.fromCodePoint(...new Uint8Array(await crypto.subtle.exportKey(format, key))));
    const cipher = await encryptPassword('密码', {
      publicKey: await exported('spki', pair.publicKey),
      nonce: 'n',
    });
    expect(atob(cipher)).toHaveLength(256);
    const { JSEncrypt } = await import('jsencrypt');
    const decryptor = new JSEncrypt();
    decryptor.setPrivateKey(await exported('pkcs8', pair.privateKey));
    expect(decryptor.decrypt(cipher)).toBe('n:5a-G56CB');
  });

  it('compute equal fingerprints for equal files', async () => {
    const file = new File(['abc'], 'a.txt');
    expect(await fileFingerprint(file)).toBe(await fileFingerprint(new File(['abc'], 'a.txt')));
  });
});
