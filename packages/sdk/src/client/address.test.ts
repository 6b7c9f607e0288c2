// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BASE_PATH, buildCall } from './address.ts';
import { addressOf } from './addressOf.ts';
import type { Endpoint, EndpointShape } from './endpoint.ts';

const read: EndpointShape = { id: 'a.read', method: 'GET', path: '/a/{id}', reply: '*' };
const write: EndpointShape = { id: 'a.write', method: 'POST', path: '/a', reply: '*' };
const ORIGIN = 'https://school.example';

function lay(
  endpoint: EndpointShape,
  input: Record<string, unknown>,
  ambient: Record<string, unknown> = {},
): { path: string; body: unknown } {
  const { url, body } = buildCall(endpoint, input, ORIGIN, ambient);
  return { path: url.slice(ORIGIN.length), body: typeof body === 'string' ? JSON.parse(body) : body };
}

describe('buildCall', () => {
  it('fills the path parameters and puts the other fields of a read in the query', () => {
    expect(lay(read, { id: 'a b/c', page: 2, name: '数学' }).path).toBe(
      '/s/api/a/a%20b%2Fc?page=2&name=%E6%95%B0%E5%AD%A6',
    );
  });

  it('builds a URL from the origin, without the base path, for a path with {origin}', () => {
    expect(lay({ ...read, path: '{origin}/sso/user' }, { access_token: 't' }).path).toBe(
      '/sso/user?access_token=t',
    );
  });

  it('keeps a trailing slash', () => {
    expect(lay({ ...write, path: '/front/login/' }, {}).path).toBe('/s/api/front/login/');
  });

  it.each([undefined, null, ''])('throws when the path parameter is %j', (id) => {
    expect(() => lay(read, { id })).toThrow(new TypeError('a.read: "id" is missing'));
  });

  it.each(['.', '..'])('throws for the path parameter %j, which would lead to another path', (id) => {
    expect(() => lay(read, { id })).toThrow('a.read: "id" is no path segment');
  });

  it('omits undefined and null from the query, and keeps 0, false and empty text', () => {
    expect(lay(read, { id: 1, a: undefined, b: null, c: 0, d: false, e: '' }).path).toBe(
      '/s/api/a/1?c=0&d=false&e=',
    );
  });

  it('writes lists and objects in the query as JSON', () => {
    expect(new URL(buildCall(read, { id: 1, ids: ['a', 'b'] }, ORIGIN, {}).url).searchParams.get('ids')).toBe(
      '["a","b"]',
    );
  });

  it('adds ambient parameters to the query unless the input has its own value', () => {
    const endpoint: EndpointShape = { ...write, ambient: ['domain', 'schoolId'] };
    const ambient = { domain: ORIGIN, schoolId: '7' };
    expect(lay(endpoint, { name: 'x' }, ambient)).toEqual({
      path: '/s/api/a?domain=https%3A%2F%2Fschool.example&schoolId=7',
      body: { name: 'x' },
    });
    expect(lay({ ...endpoint, ambient: ['schoolId'] }, { schoolId: '9' }, ambient)).toEqual({
      path: '/s/api/a?schoolId=9',
      body: {},
    });
    expect(lay({ ...endpoint, ambient: ['schoolId'] }, {}, {}).path).toBe('/s/api/a');
    expect(lay({ ...endpoint, ambient: ['schoolId'] }, {}, { schoolId: '' }).path).toBe('/s/api/a');
  });

  it('splits the fields of a write between query and JSON body', () => {
    const endpoint = { ...write, query: ['schoolId'] };
    expect(lay(endpoint, { schoolId: '7', commodityId: '1', note: null })).toEqual({
      path: '/s/api/a?schoolId=7',
      body: { commodityId: '1', note: null },
    });
  });

  it('sends one field as the whole body: a list, an object or an empty object', () => {
    const endpoint = { ...write, body: 'items' };
    expect(lay(endpoint, { page: 1, items: [{ id: '1' }] })).toEqual({
      path: '/s/api/a?page=1',
      body: [{ id: '1' }],
    });
    expect(lay(endpoint, { items: { name: 'x' } }).body).toEqual({ name: 'x' });
    expect(lay(endpoint, {}).body).toEqual({});
  });

  it('writes form-encoded bodies', () => {
    const { body } = lay({ ...write, send: 'form' }, { signContent: 'a b', list: [1], none: null });
    expect(body).toBeInstanceOf(URLSearchParams);
    expect(String(body)).toBe('signContent=a+b&list=%5B1%5D');
  });

  it('writes multipart bodies with their files', () => {
    const file = new File(['x'], 'x.png');
    const { body } = lay({ ...write, send: 'multipart' }, { file, note: 'n', none: undefined });
    if (!(body instanceof FormData)) throw new TypeError('no form');
    expect([...body.keys()]).toEqual(['file', 'note']);
    expect(body.get('file')).toBeInstanceOf(Blob);
  });

  it('puts all fields of a DELETE, or of a write with `send: query`, in the query', () => {
    expect(lay({ ...read, method: 'DELETE' }, { id: 1, parentId: 2 })).toEqual({
      path: '/s/api/a/1?parentId=2',
      body: undefined,
    });
    expect(lay({ ...write, send: 'query' }, { id: 1 })).toEqual({ path: '/s/api/a?id=1', body: undefined });
  });

  it('preserves any text in path and query', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (id, name) => {
        fc.pre(id !== '' && id !== '.' && id !== '..');
        const url = new URL(buildCall(read, { id, name }, ORIGIN, {}).url);
        const segment = url.pathname.split('/').at(-1);
        expect(url.pathname.startsWith(`${BASE_PATH}/a/`)).toBe(true);
        expect(decodeURIComponent(segment ?? '')).toBe(id.toWellFormed());
        expect(url.searchParams.get('name')).toBe(name.toWellFormed());
      }),
    );
  });

  it('accepts fields such as __proto__ without touching prototypes', () => {
    const input: Record<string, unknown> = JSON.parse('{"__proto__": {"x": 1}, "constructor": "c"}');
    expect(buildCall(write, input, ORIGIN, {}).body).toBe('{"__proto__":{"x":1},"constructor":"c"}');
    expect(Reflect.get({}, 'x')).toBeUndefined();
  });
});

describe('addressOf', () => {
  it('returns path and query without the origin, and omits an unknown school', () => {
    const endpoint: Endpoint<object> = {
      id: 'a.home',
      method: 'GET',
      path: '/home',
      ambient: ['schoolId'],
      reply: '*',
    };
    expect(addressOf(endpoint, {}, { schoolId: '3' })).toBe('/s/api/home?schoolId=3');
    expect(addressOf(endpoint, {})).toBe('/s/api/home');
  });
});
