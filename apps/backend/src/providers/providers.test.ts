import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../platform/config/config.ts';
import { createTencentCaptcha, signTencent } from './captcha/tencentCaptcha.ts';
import { createAliyunSms, signAliyun } from './sms/aliyunSms.ts';
import { SmsError } from './sms/smsProvider.ts';

const clock = { now: () => new Date('2026-03-02T01:00:00.123Z') };

/** A fake vendor with preset answers, which records the requests. */
let vendor: Server;
let endpoint: string;
let lastRequest: { request: IncomingMessage; body: string } | undefined;
let nextAnswer: { status: number; body: string };

beforeAll(async () => {
  vendor = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      lastRequest = { request, body };
      response.writeHead(nextAnswer.status, { 'content-type': 'application/json' }).end(nextAnswer.body);
    });
  });
  await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`;
});
afterAll(() => void vendor.close());
beforeEach(() => {
  lastRequest = undefined;
});

describe('Aliyun SMS', () => {
  const settings = {
    accessKeyId: 'id',
    accessKeySecret: 'secret',
    signName: '青禾学堂',
    templateCode: 'SMS_1',
  };
  const message = {
    companyId: '1',
    companyName: '青禾学堂',
    mobile: '13800000001',
    code: '012345',
    minutes: 5,
  };
  const sms = () => createAliyunSms({ ...settings, endpoint }, clock);

  it('signs the example of the vendor’s manual as the manual does', () => {
    const { search, headers } = signAliyun(
      {
        host: 'ecs.cn-shanghai.aliyuncs.com',
        action: 'RunInstances',
        version: '2014-05-26',
        query: { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' },
        date: '2023-10-26T10:22:32Z',
        nonce: '3156853299f313e23d1673dc12e1703d',
      },
      { accessKeyId: 'YourAccessKeyId', accessKeySecret: 'YourAccessKeySecret' },
    );
    expect(search).toBe('ImageId=win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd&RegionId=cn-shanghai');
    expect(headers['authorization']).toMatch(
      /Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0$/,
    );
  });

  it('sends number, template and code, signed for its host', async () => {
    nextAnswer = { status: 200, body: '{"Code":"OK","Message":"OK"}' };
    await sms().send(message);
    const url = new URL(lastRequest?.request.url ?? '', endpoint);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      PhoneNumbers: '13800000001',
      SignName: '青禾学堂',
      TemplateCode: 'SMS_1',
      TemplateParam: '{"code":"012345"}',
    });
    const headers: IncomingHttpHeaders = lastRequest?.request.headers ?? {};
    const nonce = String(headers['x-acs-signature-nonce']);
    const again = signAliyun(
      {
        host: new URL(endpoint).host,
        action: 'SendSms',
        version: '2017-05-25',
        query: Object.fromEntries(url.searchParams),
        date: '2026-03-02T01:00:00Z',
        nonce,
      },
      settings,
    );
    expect(headers.host).toBe(new URL(endpoint).host);
    expect(headers.authorization).toBe(again.headers['authorization']);
  });

  it('sends a notice with its own template and variables', async () => {
    nextAnswer = { status: 200, body: '{"Code":"OK"}' };
    const { companyId, companyName, mobile } = message;
    await sms().notify({
      companyId,
      companyName,
      mobile,
      template: 'SMS_2',
      params: { name: '极限', time: '3月2日 19:30' },
    });
    expect(Object.fromEntries(new URL(lastRequest?.request.url ?? '', endpoint).searchParams)).toMatchObject({
      PhoneNumbers: '13800000001',
      TemplateCode: 'SMS_2',
      TemplateParam: '{"name":"极限","time":"3月2日 19:30"}',
    });
  });

  it.each([
    ['isv.BUSINESS_LIMIT_CONTROL', true],
    ['isv.MOBILE_NUMBER_ILLEGAL', false],
    ['isv.AMOUNT_NOT_ENOUGH', false],
  ])('throws SmsError for %s', async (code, isTemporary) => {
    nextAnswer = { status: 400, body: JSON.stringify({ Code: code }) };
    const error = await sms()
      .send(message)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(SmsError);
    expect(error).toMatchObject({ code, isTemporary, isRefused: true });
  });

  it('reports an unreachable or unreadable vendor as a temporary failure', async () => {
    nextAnswer = { status: 502, body: '<html>' };
    expect(
      await sms()
        .send(message)
        .catch((thrown: unknown) => thrown),
    ).toMatchObject({ code: 'unreachable', isTemporary: true, isRefused: false });
    const gone = createAliyunSms({ ...settings, endpoint: 'http://127.0.0.1:9' }, clock);
    expect(await gone.send(message).catch((thrown: unknown) => thrown)).toMatchObject({
      code: 'unreachable',
      isTemporary: true,
    });
  });
});

describe('Tencent captcha', () => {
  const settings = {
    secretId: 'id',
    secretKey: 'secret',
    captchaAppId: '2000',
    appSecretKey: 'app secret',
    script: 'https://captcha.example/a.js',
    scriptOrigins: ['https://captcha.example'],
  };
  const captcha = () => createTencentCaptcha({ ...settings, endpoint }, clock);
  const proof = { ticket: 't', randstr: 'r', ip: '203.0.113.7' };

  it('verifies a ticket by a signed request', async () => {
    nextAnswer = { status: 200, body: '{"Response":{"CaptchaCode":1,"RequestId":"x"}}' };
    expect(await captcha().verify(proof)).toBe(true);
    const body = lastRequest?.body ?? '';
    expect(JSON.parse(body)).toEqual({
      CaptchaType: 9,
      Ticket: 't',
      UserIp: '203.0.113.7',
      Randstr: 'r',
      CaptchaAppId: 2000,
      AppSecretKey: 'app secret',
    });
    const headers: IncomingHttpHeaders = lastRequest?.request.headers ?? {};
    expect(headers.authorization).toBe(
      signTencent({ host: new URL(endpoint).host, body, timestamp: 1772413200 }, settings)['authorization'],
    );
    expect(headers['x-tc-timestamp']).toBe('1772413200');
  });

  it.each([8, 9, 15, 21, 100])('rejects a ticket with the code %i', async (code) => {
    nextAnswer = { status: 200, body: JSON.stringify({ Response: { CaptchaCode: code } }) };
    expect(await captcha().verify(proof)).toBe(false);
  });

  it('throws when the service refuses the request', async () => {
    nextAnswer = { status: 200, body: '{"Response":{"Error":{"Code":"AuthFailure.SignatureFailure"}}}' };
    await expect(captcha().verify(proof)).rejects.toThrow('AuthFailure.SignatureFailure');
  });
});

describe('provider settings', () => {
  it('are all required once one of them is set', () => {
    expect(() => readConfig({ ALIYUN_ACCESS_KEY_ID: 'id' }, '/')).toThrow(
      /ALIYUN_ACCESS_KEY_SECRET, ALIYUN_SMS_SIGN, ALIYUN_SMS_TEMPLATE is missing/,
    );
    expect(readConfig({}, '/')).toMatchObject({ sms: undefined, captcha: undefined });
  });
});
