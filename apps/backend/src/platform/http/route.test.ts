import type { Endpoint } from '@lectern/sdk';
import { type Static, Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import type { Context } from './context.ts';
import { BusinessError, StatusError } from './errors.ts';
import { route } from './route.ts';

const Note = Type.Object({
  page: Type.Integer({ minimum: 1 }),
  kinds: Type.Optional(Type.Array(Type.Object({ name: Type.String() }))),
  id: Type.String(),
  isOpen: Type.Optional(Type.Boolean()),
  text: Type.Optional(Type.String({ maxLength: 5 })),
  schoolId: Type.Optional(Type.String()),
});
type Note = Static<typeof Note>;
const Echo = Type.Object({ input: Type.Unknown(), school: Type.String() });
type Echo = Static<typeof Echo>;

const common = { reply: '*', ambient: ['domain', 'schoolId'] } as const;
const read: Endpoint<Note, Echo> = { id: 'sample.read', method: 'GET', path: '/sample/read/{id}', ...common };
const write: Endpoint<Note, Echo> = {
  id: 'sample.write',
  method: 'POST',
  path: '/sample/write/{id}',
  query: ['page'],
  ...common,
};
const form: Endpoint<Note, Echo> = {
  id: 'sample.form',
  method: 'POST',
  path: '/sample/form/{id}',
  send: 'form',
  ...common,
};
const withoutEnvelope: Endpoint<Note, Echo> = {
  id: 'sample.bare',
  method: 'GET',
  path: '{origin}/sample/bare/{id}',
  envelope: 'bare',
  reply: '*',
};

const Items = Type.Object({ items: Type.Array(Type.Object({ id: Type.String() })), page: Type.Integer() });
type Items = Static<typeof Items>;
const listed: Endpoint<Items, Echo> = {
  id: 'sample.listed',
  method: 'POST',
  path: '/sample/listed',
  body: 'items',
  reply: '*',
};

const Upload = Type.Object({ title: Type.String(), size: Type.Integer(), file: Type.Unsafe<Blob>({}) });
type Upload = Static<typeof Upload>;
const upload: Endpoint<Upload, Echo> = {
  id: 'sample.upload',
  method: 'POST',
  path: '/sample/upload',
  send: 'multipart',
  reply: '*',
};

const Word = Type.Object({ word: Type.String() });
type Word = Static<typeof Word>;
const fail: Endpoint<Word, Echo> = { id: 'sample.fail', method: 'POST', path: '/sample/fail', reply: '*' };
const mine: Endpoint<Word, Word> = { id: 'sample.mine', method: 'POST', path: '/sample/mine', reply: '*' };
const leak: Endpoint<Word, Word> = { id: 'sample.leak', method: 'POST', path: '/sample/leak', reply: '*' };

const echo = (input: unknown, { school }: Context): Echo => ({ input, school: school.id });
const PUBLIC = { access: 'public' } as const;

function refuse({ word }: Word): Echo {
  if (word === 'business') throw new BusinessError('120030002', '需要人脸识别', { orderNo: '7' });
  if (word === 'missing') throw new StatusError(404, '没有这门课程');
  if (word === 'blocked') throw new StatusError(550, '当前网络受限', { host: 'x' });
  throw new Error('token 13800000001 is wrong');
}

const routes = [
  route(read, echo, { ...PUBLIC, schema: { input: Note, output: Echo } }),
  route(write, echo, { ...PUBLIC, schema: { input: Note, output: Echo } }),
  route(form, echo, { ...PUBLIC, schema: { input: Note, output: Echo } }),
  route(withoutEnvelope, echo, { ...PUBLIC, schema: { input: Note, output: Echo } }),
  route(listed, echo, { ...PUBLIC, schema: { input: Items, output: Echo } }),
  route(
    upload,
    async ({ title, size, file }, { school }) => ({
      input: { title, size, bytes: file.size, text: await file.text() },
      school: school.id,
    }),
    { ...PUBLIC, schema: { input: Upload, output: Echo } },
  ),
  route(fail, refuse, { ...PUBLIC, schema: { input: Word, output: Echo } }),
  route(mine, (_input, { user }) => ({ word: user.id }), { schema: { input: Word, output: Word } }),
  route(leak, ({ word }) => Object.assign({ word }, { passwordHash: 'x' }), {
    ...PUBLIC,
    schema: { input: Word, output: Word },
  }),
];

const app = await openTestApp({ modules: [{ name: 'sample', routes }] });
await app.addCompany('localhost');

describe('the input of a route', () => {
  const note = { id: 'a/b 中', page: 2, isOpen: true, kinds: [{ name: 'x' }], text: '12' };

  test.each([
    ['path and query', read],
    ['path, query and body', write],
    ['a URL-encoded form', form],
  ])('is read completely from %s', async (_where, endpoint) => {
    const { status, body } = await app.call(endpoint, note);
    expect({ status, code: body.code, input: body.data.input }).toEqual({
      status: 200,
      code: '1',
      input: note,
    });
  });

  test('is read from a body that is a single field', async () => {
    const input = { items: [{ id: '1' }, { id: '2' }], page: 3 };
    expect((await app.data(listed, input)).input).toEqual(input);
  });

  test('is read with files and typed fields from a multipart form', async () => {
    const file = new File(['课程'], 'a.txt', { type: 'text/plain' });
    const { body } = await app.call(upload, { title: 't', size: 6, file });
    expect(body.data.input).toEqual({ title: 't', size: 6, bytes: 6, text: '课程' });
  });

  test('is answered without an envelope by a bare endpoint', async () => {
    expect((await app.call(withoutEnvelope, { id: '1', page: 1 })).body.input).toEqual({ id: '1', page: 1 });
  });

  test.each([
    ['a wrong type', { id: '1', page: 'x' }, 'page'],
    ['a value out of range', { id: '1', page: 0 }, 'page'],
    ['a value that is too long', { id: '1', page: 1, text: '123456' }, 'text'],
    ['a missing field', { id: '1' }, 'page'],
    ['an unknown field', { id: '1', page: 1, role: 'admin' }, 'role'],
    ['a wrong nested field', { id: '1', page: 1, kinds: [{ name: 'x' }, {}] }, 'kinds[1].name'],
    ['an unknown nested field', { id: '1', page: 1, kinds: [{ name: 'x', by: 1 }] }, 'kinds[0].by'],
  ])('with %s is rejected with 400, naming the field', async (_case, input, path) => {
    const { id, page, ...body } = { page: undefined, ...input };
    const response = await app.server.inject({
      method: 'POST',
      url: `/s/api/sample/write/${id}${page === undefined ? '' : `?page=${page}`}`,
      payload: body,
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: '400',
      path,
      message: expect.stringContaining(`"${path}"`),
    });
  });

  test('may contain ambient parameters that the endpoint does not declare', async () => {
    const response = await app.server.inject({ url: '/sample/bare/1?page=1&domain=https://evil.example' });
    expect(response.json().input).toEqual({ id: '1', page: 1 });
  });

  test('with malformed JSON is rejected with 400, without internals', async () => {
    const response = await app.server.inject({
      method: 'POST',
      url: '/s/api/sample/fail',
      headers: { 'content-type': 'application/json' },
      payload: '{"word":',
    });
    expect([response.statusCode, response.json()]).toEqual([400, { code: '400', message: '请求格式不对' }]);
  });
});

describe('an error of a route', () => {
  test.each([
    ['business', 200, { code: '120030002', message: '需要人脸识别', data: { orderNo: '7' } }],
    ['missing', 404, { code: '404', message: '没有这门课程' }],
    ['blocked', 550, { code: '550', message: '当前网络受限', data: { host: 'x' } }],
  ])('for the case %s keeps its status and code', async (word, status, body) => {
    expect(await app.call(fail, { word })).toMatchObject({ status, body });
  });

  test('for an unexpected error answers 500 without details', async () => {
    const { status, body } = await app.call(fail, { word: 'other' });
    expect(status).toBe(500);
    expect(body).toEqual({
      code: '500',
      message: '服务出了点问题，请稍后再试',
      requestId: expect.any(String),
    });
  });

  test('answers 500 to a reply with fields outside its schema', async () => {
    expect((await app.call(leak, { word: 'x' })).status).toBe(500);
  });

  test('answers 404 at an unknown address', async () => {
    expect((await app.server.inject({ url: '/s/api/nothing' })).json()).toEqual({
      code: '404',
      message: '没有找到',
    });
  });
});

describe('the API documentation', () => {
  test('is served at /docs with a script nonce under the strict content security policy', async () => {
    const page = await app.server.inject({ url: '/docs' });
    const nonce = /<script nonce="(\w+)">/.exec(page.body)?.[1];
    expect(nonce).toBeTruthy();
    expect(page.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(page.body).toContain('/s/api/sample/write/{id}');
  });
});
