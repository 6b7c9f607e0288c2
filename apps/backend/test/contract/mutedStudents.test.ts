import { page as messages } from '@lectern/sdk/endpoints/message';
import * as community from '@lectern/sdk/endpoints/community';
import { detail, headPortrait, saveBase } from '@lectern/sdk/endpoints/setting';
import { currentUser } from '@lectern/sdk/endpoints/shell';
import { eq } from 'drizzle-orm';
import type { TSchema } from 'typebox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { modules } from '../../src/modules.ts';
import { propertiesOf } from '../../src/platform/http/input/properties.ts';
import { type User, users } from '../../src/platform/database/tables/users.tables.ts';
import { type DemoSchool, openDemoSchool } from './demoSchool.ts';
import { exchange } from './exchange.ts';
import { samples } from './samples/index.ts';

const routes = modules.flatMap((module) => module.routes);
const posts = routes.filter(({ options }) => options.isPost === true);

/** Areas in which students write only for themselves and the school. */
const PRIVATE_AREAS: ReadonlySet<string> = new Set([
  'account',
  'agreement',
  'answering',
  'certificate',
  'course',
  'exam',
  'face',
  'homework',
  'invoice',
  'learning',
  'login',
  'order',
  'proxyExam',
  'question',
  'refund',
  'setting',
  'studentInfo',
  // The introduction of an applicant is shown only once the school accepts it.
  'teachers',
  'upload',
]);

/** Fields of a search, and of the site's own address. */
const PRIVATE_FIELDS: ReadonlySet<string> = new Set(['keyword', 'domain']);

/** Length above which a text is more than an id or a code. */
const MAX_CODE_LENGTH = 64;

interface Described extends TSchema {
  readonly type?: string;
  readonly maxLength?: number;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly items?: Described;
  readonly anyOf?: readonly Described[];
}

/** Tells whether an input has a field for a text. */
function takesText({ type, maxLength = Infinity, items, anyOf = [], ...schema }: Described): boolean {
  if (type === 'string')
    return ![schema.format, schema.pattern, schema.enum].some(Boolean) && maxLength > MAX_CODE_LENGTH;
  const fields = Object.entries(propertiesOf(schema as TSchema));
  return (
    fields.some(([name, field]) => !PRIVATE_FIELDS.has(name) && takesText(field)) ||
    [...(items === undefined ? [] : [items]), ...anyOf].some(takesText)
  );
}

let school: DemoSchool;
let student: User;
beforeAll(async () => {
  school = await openDemoSchool();
  student = await school.app.userNamed('member');
});
afterAll(() => school.app.close());

const mute = (muteReason: string | null, mutedUntil: Date | null) =>
  school.app.parts.connection.db
    .update(users)
    .set({ muteReason, mutedUntil })
    .where(eq(users.id, student.id));

it('every call that takes a text or picture for others is marked as a post', () => {
  const writing = routes.filter(
    ({ endpoint: { id, method }, access, schema }) =>
      access !== 'public' &&
      method !== 'GET' &&
      (id === headPortrait.id || (!PRIVATE_AREAS.has(id.split('.')[0] ?? '') && takesText(schema.input))),
  );
  expect(posts.map(({ endpoint }) => endpoint.id)).toEqual(writing.map(({ endpoint }) => endpoint.id));
  expect(posts).toHaveLength(12);
});

it('every post of a muted student is refused with the end and the reason of the mute', async () => {
  const inputs = await Promise.all(
    posts.map(async ({ endpoint }) => {
      const sample = samples.find((one) => one.endpoint.id === endpoint.id);
      return { endpoint, input: (await sample?.input(school)) ?? {} };
    }),
  );
  await mute('在小组里骂人', new Date('2199-06-30T15:59:59Z'));
  for (const { endpoint, input } of inputs) {
    const { wire } = await exchange(school.app, endpoint, input, school.token);
    expect
      .soft(wire, endpoint.id)
      .toMatchObject({ code: '0', message: '学校已禁止你发言，直到 2199-06-30 23:59。原因：在小组里骂人' });
  }
  await mute('在小组里骂人', null);
  for (const { endpoint, input } of inputs) {
    const { wire } = await exchange(school.app, endpoint, input, school.token);
    expect
      .soft(wire, endpoint.id)
      .toMatchObject({ code: '0', message: '学校已禁止你发言，直到学校解除。原因：在小组里骂人' });
  }
  await mute(null, null);
});

const question = { title: '离心率越大为什么越扁', content: '想不明白', fileIds: [] };

it('a muted student can read, and can post again once the mute has ended', async () => {
  const { app, token } = school;
  const ask = async (idempotencyKey: string) =>
    (await app.call(community.ask, question, { token, idempotencyKey })).body;
  const before = await ask('before-the-mute-0001');
  expect(before.code).toBe('1');
  await mute('刷屏', new Date(app.clock.now().getTime() + 60_000));
  expect((await ask('during-the-mute-0001')).code).toBe('0');
  // A student who lost the reply to an earlier post must not send it a second time after the mute.
  expect(await ask('before-the-mute-0001')).toEqual(before);
  for (const { status, body } of [
    await app.call(community.questions, {}, { token }),
    await app.call(messages, {}, { token }),
  ])
    expect({ status, code: body.code }).toEqual({ status: 200, code: '1' });
  app.clock.advance(60_000);
  // The refused post is sent again, with the key of its first attempt.
  expect((await ask('during-the-mute-0001')).code).toBe('1');
  await mute(null, null);
});

it('a muted student keeps the nickname, and can change what only the school sees', async () => {
  const { app, token } = school;
  const save = async (nickName: string, birthday: string) =>
    app.body(saveBase, { nickName, birthday }, { token });
  expect((await save('老宋', '2001-01-01')).code).toBe('1');
  await mute('昵称骂人', null);
  expect((await save('老宋', '2001-01-02')).code).toBe('1');
  expect(await save('另一个昵称', '2001-01-03')).toMatchObject({
    code: '0',
    message: '学校已禁止你发言，直到学校解除。原因：昵称骂人',
  });
  expect(await app.data(detail, {}, { token })).toMatchObject({ nickName: '老宋', birthday: '2001-01-02' });
  await mute(null, null);
});

it('the student’s own data names a mute while it is in force', async () => {
  const { app, token } = school;
  const named = async () => (await app.data(currentUser, {}, { token })).mute;
  expect(await named()).toBeNull();
  await mute('刷屏', null);
  expect(await named()).toEqual({ reason: '刷屏', until: null });
  const until = new Date(app.clock.now().getTime() + 60_000);
  await mute('刷屏', until);
  expect(await named()).toEqual({ reason: '刷屏', until: until.toISOString() });
  app.clock.advance(60_000);
  expect(await named()).toBeNull();
  await mute(null, null);
});
