// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EndpointShape } from './endpoint.ts';
import { type RawReply, readReply } from './envelope.ts';
import { aboutCall, ApiError, isApiError } from './errors/errors.ts';

const coded: EndpointShape = { id: 'a.b', method: 'GET', path: '/a', reply: '*', quiet: ['0'] };
const withoutEnvelope: EndpointShape = { ...coded, envelope: 'bare', reply: '*' };

function reply(value: unknown, status = 200, action = ''): RawReply {
  return { status, action, body: typeof value === 'string' ? value : JSON.stringify(value) };
}

function failure(endpoint: EndpointShape, raw: RawReply): ApiError {
  try {
    readReply(endpoint, raw);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('The reply was accepted');
}

describe('readReply', () => {
  it.each([
    { code: '1', data: { a: 1 } },
    { code: 1, data: { a: 1 } },
    { code: '1', message: 'x', data: { a: 1 }, more: 1 },
  ])('returns the data of %j', (value) => expect(readReply(coded, reply(value))).toEqual({ a: 1 }));

  it('returns undefined for a success without data', () =>
    expect(readReply(coded, reply({ code: '1' }))).toBeUndefined());

  it('throws a refusal with its code, message, data and whether it is quiet', () => {
    expect(failure(coded, reply({ code: 0, message: '没有', data: { x: 1 } }))).toMatchObject({
      kind: 'business',
      endpoint: 'a.b',
      path: '/a',
      code: '0',
      message: '没有',
      data: { x: 1 },
      isQuiet: true,
    });
    expect(failure(coded, reply({ code: '120030002' }))).toMatchObject({
      code: '120030002',
      serverMessage: '',
      isQuiet: false,
    });
  });

  it('throws a captcha error for code 600', () => {
    expect(failure(coded, reply({ code: '600' })).kind).toBe('captcha');
    expect(failure(coded, reply({ code: 600 })).kind).toBe('captcha');
  });

  it.each([
    [401, '', 'session-ended'],
    [403, '', 'session-ended'],
    [403, 'other', 'session-ended'],
    [403, 'cc', 'intercepted'],
    [403, 'waf', 'intercepted'],
    [409, '', 'kicked'],
    [550, '', 'blocked'],
    [400, '', 'http'],
    [404, '', 'http'],
    [500, 'waf', 'http'],
    [304, '', 'http'],
  ])('throws for status %i with action "%s" an error of kind %s', (status, action, kind) => {
    expect(failure(coded, reply({ code: '1', message: 'm', data: 'd' }, status, action))).toMatchObject({
      kind,
      code: String(status),
      message: 'm',
    });
  });

  it('puts the data, the reply or the firewall’s page in the error', () => {
    expect(failure(coded, reply({ message: 'm', data: { ip: '1' } }, 550)).data).toEqual({ ip: '1' });
    expect(failure(coded, reply({ path: 'name' }, 400)).data).toEqual({ path: 'name' });
    expect(failure(coded, reply('<html>', 403, 'waf')).data).toBe('<html>');
    expect(failure(coded, reply('Bad gateway', 502))).toMatchObject({ data: undefined, serverMessage: '' });
  });

  it.each([
    ['', ''],
    ['<!doctype html>', ''],
    ['[]', 'code'],
    ['null', 'code'],
    ['{"code":null}', 'code'],
    ['{"code":{}}', 'code'],
    ['{"code":true}', 'code'],
    ['7', 'code'],
  ])('throws a malformed error for %j, naming the field "%s"', (body, field) =>
    expect(failure(coded, reply(body))).toMatchObject({ kind: 'malformed', field, code: '' }),
  );

  it('returns a reply without an envelope unchanged', () => {
    expect(readReply(withoutEnvelope, reply({ code: '0' }))).toEqual({ code: '0' });
    expect(readReply(withoutEnvelope, reply(''))).toBeUndefined();
    expect(readReply(withoutEnvelope, reply('false'))).toBe(false);
    expect(failure(withoutEnvelope, reply('oops')).kind).toBe('malformed');
  });

  it('returns a value or throws an ApiError for any body and status', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc.constantFrom('{"__proto__":{"code":"1"}}', '{"code":"1","__proto__":{"x":1}}', '['.repeat(5000)),
        ),
        fc.integer({ min: 200, max: 599 }),
        fc.constantFrom('', 'cc', 'waf'),
        fc.constantFrom(coded, withoutEnvelope),
        (body, status, action, endpoint) => {
          try {
            readReply(endpoint, { status, action, body });
            expect(status).toBeLessThan(300);
          } catch (error) {
            expect(isApiError(error)).toBe(true);
          }
          expect(Reflect.get({}, 'x')).toBeUndefined();
        },
      ),
      { numRuns: 500 },
    );
  });

  it('never reads a code from a prototype', () => {
    expect(failure(coded, reply('{"__proto__":{"code":"1"}}')).kind).toBe('malformed');
  });
});

describe('isApiError', () => {
  it('checks the class, and the kind if one is given', () => {
    const error = new ApiError({ kind: 'timeout', endpoint: 'a.b' });
    expect([
      isApiError(error),
      isApiError(error, 'timeout'),
      isApiError(error, 'http'),
      isApiError(new Error('x')),
    ]).toEqual([true, true, false, false]);
    expect(error).toMatchObject({
      name: 'ApiError',
      message: 'a.b timeout',
      serverMessage: '',
      code: '',
      path: '',
      field: '',
      isQuiet: false,
    });
  });
});

describe('the message of an error', () => {
  const about = aboutCall({ id: 'shelf.add', method: 'POST', path: '/v1/shelf/{id}', reply: '' });

  it('is the server’s', () => {
    const { message, serverMessage } = new ApiError({
      ...about,
      kind: 'business',
      code: '0',
      message: '已下架',
    });
    expect([message, serverMessage]).toEqual(['已下架', '已下架']);
  });

  it('names the call and the reason where the server sent none', () => {
    const messages = [
      new ApiError({ ...about, kind: 'network', cause: new TypeError('https://a.example/?token=secret') }),
      new ApiError({ ...about, kind: 'http', code: '502', message: '', data: 'secret' }),
      new ApiError({ ...about, kind: 'malformed', field: 'code' }),
    ].map((error) => String(error));
    expect(messages).toEqual([
      'ApiError: shelf.add POST /v1/shelf/{id} network',
      'ApiError: shelf.add POST /v1/shelf/{id} http 502',
      'ApiError: shelf.add POST /v1/shelf/{id} malformed code',
    ]);
  });
});
