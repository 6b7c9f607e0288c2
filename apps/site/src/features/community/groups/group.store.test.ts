// @vitest-environment jsdom
import { ApiError } from '@lectern/sdk';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../../shared/session/session.store.ts';
import {
  compose,
  NEW_GROUP_DRAFT,
  openCompose,
  replyDraftName,
  send,
  topicDraftName,
  write,
} from '../ask/compose.store.ts';
import {
  groupHome,
  groupList,
  groupsContext,
  loadCounts,
  markTopicSeen,
  setJoined,
  showGroup,
  showGroups,
  showTopic,
  topicTalk,
} from './group.store.ts';
import { groupDetail, groupPage, topicDetail } from './samples.ts';

const request = vi.hoisted(() => vi.fn());
vi.mock('../../../shared/client/client.ts', async () => {
  const { decoding } = await import('../../../shared/testing/school.fixture.ts');
  return { request: decoding(request) };
});

const refusal = (message: string, field: string) =>
  new ApiError({ kind: 'business', code: '0', endpoint: 'community.group', message, data: { field } });
const plain = { view: 'all', words: '', page: 1 } as const;

beforeEach(() => {
  request.mockReset();
  Object.assign(session, { companyId: '1', userId: '7', token: 't' });
});

test('each view of the groups has its own call, and never shows the groups of another view or student', async () => {
  request.mockResolvedValue(groupPage);
  await showGroups({ ...plain, words: '读' });
  await showGroups({ ...plain, view: 'joined', page: 2 });
  expect(request.mock.calls.map(([{ id }, input]) => [id, input])).toEqual([
    ['community.groups', { pageNo: 1, pageSize: 20, keyword: '读' }],
    ['community.groupsJoined', { pageNo: 2, pageSize: 20 }],
  ]);
  expect(groupList.value?.records.map(({ isOwn }) => isOwn)).toEqual([false, true, false]);
  Object.assign(session, { userId: '8', token: 'other' });
  request.mockRejectedValue(new Error('offline'));
  await showGroups({ ...plain, view: 'joined' });
  expect(groupList).toMatchObject({ status: 'failed', value: undefined });
});

test('a missing group shows the school’s reason, which is cleared for the next group', async () => {
  request.mockRejectedValueOnce(refusal('这个小组已经由组长解散', 'groupId'));
  await showGroup('1', 1);
  expect([groupHome.status, groupsContext.reason]).toEqual(['missing', '这个小组已经由组长解散']);
  request.mockResolvedValueOnce(groupDetail('2'));
  await showGroup('2', 1);
  expect([groupHome.status, groupsContext.reason, groupHome.value?.group.name]).toEqual([
    'ready',
    '',
    '每天读十页',
  ]);
});

test('a visitor has no counts, and a failed reload keeps the student’s counts', async () => {
  request.mockResolvedValueOnce({ created: 1, joined: 'x', topics: 3, unReadCount: 2 });
  await loadCounts();
  request.mockRejectedValueOnce(new Error('offline'));
  await loadCounts();
  expect(groupsContext.counts).toEqual({ created: 1, joined: 0, topics: 3, unread: 2 });
  session.token = '';
  await loadCounts();
  expect(groupsContext.counts).toBeUndefined();
});

test('a topic shows its author the unread replies, and failing to mark it as seen is ignored', async () => {
  const { topic, ...rest } = topicDetail('8');
  request
    .mockResolvedValueOnce({ ...rest, topic: { ...topic, unReadCount: 1 } })
    .mockRejectedValueOnce(new Error('offline'));
  await showTopic('8', 1);
  expect(topicTalk.value).toMatchObject({
    topic: { unread: 1 },
    records: [{ isNew: true }, { isNew: false }],
  });
  await markTopicSeen('8');
  expect(request.mock.calls.map(([{ id }]) => id)).toEqual(['community.topic', 'community.topicSeen']);
});

test('a refusal to leave a group returns the school’s message', async () => {
  request.mockRejectedValueOnce(refusal('组长不能退出自己的小组', 'groupId'));
  expect(await setJoined('1', false)).toMatchObject({ isDone: false, message: '组长不能退出自己的小组' });
});

test.each([
  [
    NEW_GROUP_DRAFT,
    { title: '夜读', content: '睡前读书' },
    'community.createGroup',
    { groupName: '夜读', summary: '睡前读书' },
    { groupId: '5' },
  ],
  [
    topicDraftName('3'),
    { title: '读到哪里了', content: '第三章' },
    'community.postTopic',
    { groupId: '3', title: '读到哪里了', content: '第三章', fileIds: [] },
    { topicId: '5' },
  ],
  [
    replyDraftName('8'),
    { content: '第五章' },
    'community.replyTopic',
    { topicId: '8', content: '第五章', fileIds: [] },
    { replyId: '5' },
  ],
])(
  'the draft “%s” is sent by its own call with an idempotency key',
  async (what, fields, id, input, reply) => {
    openCompose(what);
    write(fields);
    request.mockResolvedValueOnce(reply);
    expect(await send()).toEqual({ isDone: true, value: '5' });
    expect(request.mock.calls[0]).toMatchObject([
      { id },
      input,
      { idempotencyKey: expect.stringContaining(what) },
    ]);
    expect(compose.draft.content).toBe('');
  },
);
