import { ApiError } from '@lectern/sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage, replacePorts } from '../../../shared/ports.ts';
import { session } from '../../../shared/session/session.store.ts';
import { NEW_QUESTION_DRAFT, compose, openCompose, send, write } from './compose.store.ts';

const request = vi.hoisted(() => vi.fn());
vi.mock('../../../shared/client/client.ts', async () => {
  const { decoding } = await import('../../../shared/testing/school.fixture.ts');
  return { request: decoding(request) };
});

const stored = new Map<string, string>();
let restore: () => void;

beforeEach(() => {
  stored.clear();
  request.mockReset();
  Object.assign(session, { companyId: '1', userId: '7', token: 't' });
  restore = replacePorts({ now: () => 1_000, storage: memoryStorage(stored) });
});
afterEach(() => restore());

const keys = () => request.mock.calls.map(([, , options]) => options.idempotencyKey);
const refusal = () =>
  new ApiError({
    kind: 'business',
    code: '0',
    endpoint: 'community.ask',
    message: '标题至少写 5 个字',
    data: { field: 'title' },
  });

test('a draft survives a reload, separately for each question and each student', () => {
  openCompose('5');
  write({ content: '看焦点', files: [{ id: '71', name: '图.png', url: '/files/a.png' }] });
  openCompose('6');
  expect(compose.draft.content).toBe('');
  openCompose('5');
  expect(compose.draft).toMatchObject({
    content: '看焦点',
    files: [{ id: '71', name: '图.png', url: '/files/a.png' }],
  });
  session.userId = '8';
  openCompose('5');
  expect(compose.draft.content).toBe('');
});

test('a visitor’s draft passes to the student who logs in, and to nobody else', () => {
  Object.assign(session, { companyId: '', userId: '' });
  openCompose(NEW_QUESTION_DRAFT);
  write({ title: '椭圆为什么会扁' });
  Object.assign(session, { companyId: '1', userId: '7' });
  openCompose(NEW_QUESTION_DRAFT);
  expect(compose.draft.title).toBe('椭圆为什么会扁');
  session.userId = '8';
  openCompose(NEW_QUESTION_DRAFT);
  expect(compose.draft.title).toBe('');
});

test('a retry after a lost reply reuses the idempotency key, even after a reload; another text gets a new key', async () => {
  openCompose('5');
  write({ content: '看焦点' });
  request.mockRejectedValueOnce(
    new ApiError({ kind: 'network', code: '', endpoint: 'community.answer', message: '' }),
  );
  expect(await send()).toMatchObject({ isDone: false });
  expect(compose.problem).toMatchObject({ field: '', message: '' });
  openCompose('5');
  request.mockResolvedValueOnce({ answerId: '31' });
  expect(await send()).toEqual({ isDone: true, value: '31' });
  expect(new Set(keys()).size).toBe(1);
  expect([stored.size, compose.draft.content]).toEqual([0, '']);
  write({ content: '再说一句' });
  request.mockResolvedValueOnce(null);
  expect(await send()).toMatchObject({ isDone: true });
  expect(new Set(keys()).size).toBe(2);
});

test('a refused question keeps its draft and names the invalid field', async () => {
  openCompose(NEW_QUESTION_DRAFT);
  write({ title: '扁？', course: '5', subject: '2' });
  request.mockRejectedValueOnce(refusal());
  expect(await send()).toMatchObject({ isDone: false });
  expect(compose.problem).toMatchObject({ field: 'title', message: '标题至少写 5 个字' });
  expect(request.mock.calls[0]?.[1]).toEqual({ title: '扁？', content: '', fileIds: [], classTypeId: '5' });
  openCompose(NEW_QUESTION_DRAFT);
  expect(compose.draft.title).toBe('扁？');
  write({ title: '扁？？' });
  expect(compose.problem).toBeUndefined();
});

test('a malformed stored draft is ignored', () => {
  stored.set('community.draft:1:7:5', '{"content": 3, "files": [null, {"id": 4}]');
  openCompose('5');
  expect(compose.draft.content).toBe('');
});
