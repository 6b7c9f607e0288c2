// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describedCalls } from '../../../tools/described.ts';
import { CaptchaError } from './captchaError.ts';
import {
  errorCatalogue,
  families,
  type Situation,
  type SituationName,
  type LocalizedText,
} from './errorCatalogue.ts';
import { ApiError, type ApiErrorKind } from './errors.ts';
import { isQuiet, messageFor, situationOf, situationMessage } from './messageFor.ts';

const entries = Object.entries(errorCatalogue) as [SituationName, Situation][];
const calls = await describedCalls();

/** Creates the error that a failed call of this endpoint throws. */
function failure(id: string, kind: ApiErrorKind, code = '', message = ''): ApiError {
  const endpoint = calls.find((call) => call.endpoint.id === id)?.endpoint;
  if (endpoint === undefined) throw new Error(`There is no endpoint ${id}`);
  return new ApiError({
    kind,
    endpoint: id,
    path: endpoint.path,
    code,
    message,
    isQuiet: endpoint.quiet?.includes(code) ?? false,
  });
}

function textsOf({ message, more = {} }: Situation): LocalizedText[] {
  return [...(message === undefined ? [] : [message]), ...Object.values(more)];
}

const SPECIFICATION = resolve(import.meta.dirname, '../../../../../../shared/spec/product.md');
const lines = existsSync(SPECIFICATION)
  ? [
      ...(/^## 8[^]*?(?=^## 9)/m.exec(readFileSync(SPECIFICATION, 'utf8'))?.[0] ?? '').matchAll(
        /^\| (.+?) \| (.+?) \|$/gm,
      ),
    ]
      .map(([, situation = '', behaviour = '']) => ({ situation, behaviour }))
      .filter(({ situation }) => situation !== 'Situation')
  : [];

describe.runIf(lines.length > 0)('the catalogue against the specification', () => {
  it('lists the same situations in the same order', () => {
    const own = entries.map(([, { situation }]) => situation).filter((situation) => situation !== '');
    expect(own.filter((situation, index) => situation !== own[index - 1])).toEqual(
      lines.map(({ situation }) => situation),
    );
  });

  it.each(lines)('has the specified texts for "$situation": $behaviour', ({ situation, behaviour }) => {
    const texts = entries
      .filter(([, entry]) => entry.situation === situation)
      .flatMap(([, entry]) => textsOf(entry));
    const exact = texts.flatMap(({ zh, en }) => [zh, en]);
    // Each of our texts occurs in the table in one of its languages …
    const isThere = (text: string): boolean =>
      behaviour.toLowerCase().includes(text.toLowerCase().replace(/^this /, 'the '));
    expect(texts.filter(({ zh, en }) => !isThere(zh) && !isThere(en))).toEqual([]);
    // … and each text of the table, quoted or Chinese, is one of ours.
    const quoted = [
      ...behaviour.matchAll(/"([^"]+)"|'([^']+)'|([\u4e00-\u9fa5][\u4e00-\u9fa5，。？!]*)/g),
    ].map(([, a, b, c]) => a ?? b ?? c ?? '');
    expect(quoted.filter((text) => text !== '1' && !exact.includes(text))).toEqual([]);
  });
});

describe('every pattern', () => {
  it.each(Object.entries(families).flatMap(([name, parts]) => parts.map((part) => [name, part] as const)))(
    'in %s matches the path of a call: %s',
    (_, part) => expect(calls.some(({ endpoint }) => endpoint.path.includes(part))).toBe(true),
  );

  const cases: [string, ApiErrorKind, string, SituationName][] = [
    ['login.sendSms', 'captcha', '600', 'smsChallenge'],
    ['login.sendSms', 'business', '0', 'smsRefused'],
    ['setting.sendSms', 'business', '7', 'smsRefused'],
    ['setting.sendPasswordSms', 'business', '7', 'smsRefused'],
    ['studentInfo.sendPhoneChangeSms', 'captcha', '600', 'smsChallenge'],
    ['login.sendSms', 'malformed', '', 'smsWithoutMessage'],
    ['shell.adminCentreUrl', 'business', '0', 'adminCentre'],
    ['login.password', 'business', '0', 'loginIgnored'],
    ['login.password', 'captcha', '600', 'loginIgnored'],
    ['shell.checkGlobalLogin', 'business', '0', 'loginIgnored'],
    ['login.mobileSms', 'business', '120030002', 'loginByFace'],
    ['login.mobileSms', 'business', '5', 'loginRefused'],
    ['login.password', 'session-ended', '401', 'sessionEnded'],
    ['cart.list', 'session-ended', '401', 'sessionEnded'],
    ['cart.list', 'session-ended', '403', 'forbidden'],
    ['cart.list', 'intercepted', '403', 'intercepted'],
    ['cart.list', 'kicked', '409', 'kicked'],
    ['cart.list', 'blocked', '550', 'blocked'],
    ['login.register', 'business', '0', 'register'],
    ['sso.tokenByCode', 'business', '0', 'tokenExchange'],
    ['sso.tokenByCode', 'http', '500', 'tokenExchange'],
    ['login.checkAccount', 'captcha', '600', 'challengeFailed'],
    ['upload.signImage', 'business', '-600', 'uploadTooLarge'],
    ['upload.signImage', 'business', '-601', 'uploadFailed'],
    ['homework.upload', 'business', '-602', 'uploadRepeated'],
    ['upload.signImage', 'business', '-700', 'uploadOther'],
    ['upload.token', 'business', '0', 'uploadInvalid'],
    ['upload.signImage', 'malformed', '', 'uploadInvalid'],
    ['agreement.validatePerfectStudentInfo', 'business', '0', 'information'],
    ['agreement.perfectStudentInfo', 'business', '0', 'information'],
    ['face.personalData', 'business', '0', 'information'],
    ['face.verifyUrl', 'business', '0', 'information'],
    ['face.commonVerifyUrl', 'business', '0', 'information'],
    ['face.lessonVerifyUrl', 'business', '0', 'information'],
    ['face.updateIdentity', 'business', '0', 'information'],
    ['studentInfo.customInfo', 'business', '0', 'information'],
    ['studentInfo.saveCustomValues', 'business', '0', 'customSave'],
    ['studentInfo.save', 'business', '0', 'customSave'],
    ['upload.downloadCheck', 'business', '0', 'downloadCheck'],
    ['agreement.prepare', 'business', '0', 'agreementPrepare'],
    ['face.check', 'business', '0', 'faceCheck'],
    ['face.commonCheck', 'business', '0', 'faceCheck'],
    ['face.result', 'business', '0', 'faceCheck'],
    ['face.lessonStatus', 'business', '0', 'faceCheck'],
    ['cart.list', 'aborted', '', 'aborted'],
    ['cart.list', 'network', '', 'offline'],
    ['cart.list', 'timeout', '', 'slow'],
    ['cart.list', 'http', '429', 'busy'],
    ['cart.list', 'http', '413', 'tooLarge'],
    ['cart.list', 'http', '500', 'failed'],
    ['cart.list', 'malformed', '', 'failed'],
    ['cart.add', 'business', '0', 'refused'],
  ];

  it.each(cases)('assigns %s, %s %s to %s', (id, kind, code, name) => {
    expect(situationOf(failure(id, kind, code, '服务器的话'))).toBe(name);
  });

  it('is covered by the cases above, or applies to errors without a message', () => {
    const met = new Set<string>(cases.map(([, , , name]) => name));
    const others = entries.filter(([name, { patterns }]) => patterns !== undefined && !met.has(name));
    expect(others.map(([name]) => name)).toEqual(['loginWithoutMessage', 'faceSubmit', 'infoWithoutMessage']);
  });
});

describe('messageFor', () => {
  const message = '服务器的话';

  it.each<[string, string, ApiErrorKind, string, string]>([
    ['login.password', message, 'business', '5', message],
    ['login.password', message, 'business', '0', message],
    ['login.password', '', 'business', '5', '登录失败'],
    ['login.password', '', 'business', '0', '登录失败'],
    ['login.sendSms', '', 'business', '5', '短信验证码发送异常'],
    ['login.register', '', 'business', '0', '注册失败'],
    ['login.register', message, 'business', '0', message],
    ['face.updateIdentity', '', 'business', '0', '提交失败'],
    ['agreement.perfectStudentInfo', '', 'business', '0', '提交失败'],
    ['agreement.perfectStudentInfo', message, 'business', '0', message],
    ['face.check', message, 'business', '0', message],
    ['upload.downloadCheck', message, 'business', '0', message],
    ['upload.signImage', message, 'business', '-601', '上传失败!'],
    ['upload.signImage', message, 'business', '-700', ''],
    ['cart.list', message, 'kicked', '409', '您的账号已在别处登录，被迫下线'],
    ['cart.list', message, 'blocked', '550', message],
    ['cart.list', message, 'session-ended', '401', ''],
    ['cart.list', message, 'intercepted', '403', ''],
    ['cart.list', message, 'aborted', '', ''],
    ['cart.list', message, 'http', '400', '服务暂时不可用，请稍后再试'],
    ['cart.add', '', 'business', '0', '没有成功，请稍后再试'],
    ['login.sendSms', message, 'captcha', '600', '验证失败'],
  ])('for %s with the server’s message "%s", %s %s, returns "%s"', (id, message, kind, code, expected) => {
    expect(messageFor(failure(id, kind, code, message))).toBe(expected);
  });

  it('returns Chinese or English and fills in the placeholders', () => {
    const tooLarge = failure('upload.signImage', 'business', '-600');
    expect(messageFor(tooLarge, { values: { size: '5MB' } })).toBe('图片大小不能超过5MB');
    expect(messageFor(tooLarge, { locale: 'en', values: { size: '5 MB' } })).toBe(
      'image cannot be larger than 5 MB',
    );
    expect(messageFor(failure('cart.list', 'captcha', '600'), { locale: 'en' })).toBe('verification failed');
    expect(messageFor(new CaptchaError('closed'))).toBe('验证失败');
    expect(situationMessage('popupBlocked')).toBe('窗口无法打开，请检查你的浏览器设置。');
  });

  it('accepts any thrown value', () => {
    for (const value of [undefined, null, 'x', new Error('secret'), {}])
      expect(messageFor(value)).toBe('服务暂时不可用，请稍后再试');
  });
});

describe('isQuiet', () => {
  it.each<[string, ApiErrorKind, string, boolean]>([
    ['login.password', 'business', '0', true],
    ['login.password', 'business', '1', true],
    ['login.password', 'captcha', '600', true],
    ['shell.checkGlobalLogin', 'business', '0', true],
    ['login.password', 'business', '5', false],
    ['login.mobileSms', 'business', '120030002', true],
    ['login.checkAccount', 'captcha', '600', true],
    ['cart.add', 'business', '0', true],
    ['cart.add', 'business', '3', false],
    ['cart.list', 'session-ended', '401', true],
    ['cart.list', 'kicked', '409', false],
    ['cart.list', 'aborted', '', true],
    ['cart.list', 'network', '', false],
    ['upload.signImage', 'business', '-700', true],
  ])('for %s, %s %s returns %s', (id, kind, code, expected) => {
    expect(isQuiet(failure(id, kind, code, 'm'))).toBe(expected);
  });
});

describe('the language of a message', () => {
  const refused = failure('cart.add', 'business', '0', '商品已下架');

  it('is the requested one, whatever language the server uses', () => {
    expect(messageFor(refused)).toBe('商品已下架');
    expect(messageFor(refused, { locale: 'en' })).toBe('That did not work. Try again later.');
    expect(messageFor(refused, { locale: 'en', english: () => 'It is off sale' })).toBe('It is off sale');
    expect(messageFor(failure('cart.add', 'business', '0', 'Off sale'), { locale: 'en' })).toBe('Off sale');
  });

  it('contains no Chinese in English for any call and kind of error', () => {
    for (const { endpoint } of calls)
      for (const kind of [
        'business',
        'captcha',
        'http',
        'malformed',
        'network',
        'timeout',
        'kicked',
      ] as const)
        for (const code of ['0', '600', '429', '413', '-600'])
          expect(
            messageFor(failure(endpoint.id, kind, code, '没有成功'), { locale: 'en' }),
            endpoint.id,
          ).not.toMatch(/\p{Script=Han}/u);
  });
});
