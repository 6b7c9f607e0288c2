// @vitest-environment jsdom
import { decodeReply } from '@lectern/sdk';
import { group, groups, groupTopics, topic } from '@lectern/sdk/endpoints/community';
import { describe, expect, test } from 'vitest';
import { groupHref, groupsHref, readGroupQuery, readQuery } from './address.ts';
import { readGroup, readGroupHome, readTalk, readTopic } from './group.model.ts';
import { groupDetail, topicDetail } from './samples.ts';

describe('a group address', () => {
  test.each([
    ['', '#/group'],
    ['view=joined&page=2', '#/group?view=joined&page=2'],
    ['q=%E8%AF%BB', '#/group?q=%E8%AF%BB'],
    ['view=x&page=-3', '#/group'],
  ])('of the list survives a round trip with the query “%s”', (search, href) => {
    expect(groupsHref(readQuery(search))).toBe(href);
  });

  test.each([
    ['', '#/groupdetail/a%2Fb'],
    ['topic=5&page=2', '#/groupdetail/a%2Fb?topic=5&page=2'],
    ['view=write', '#/groupdetail/a%2Fb?view=write'],
    ['view=x&page=y', '#/groupdetail/a%2Fb'],
  ])('of one group escapes its id and survives a round trip with the query “%s”', (search, href) => {
    expect(groupHref('a/b', readGroupQuery(search))).toBe(href);
  });
});

describe('a group reply', () => {
  const readHome = (reply: unknown) => readGroupHome(decodeReply(group, reply));
  const readTopicPage = (reply: unknown) => readTalk(decodeReply(topic, reply));

  test('is read with its topics and replies', () => {
    expect(readHome(groupDetail('1'))).toMatchObject({
      group: { isJoined: true, isOwn: false },
      total: 2,
      records: [{ isPinned: true }, { replyCount: 2 }],
    });
    expect(readTopicPage(topicDetail('8'))).toMatchObject({
      topic: { id: '8', author: { isOwn: true } },
      records: [{ id: '21' }, { id: '22', author: { isOwn: true } }],
    });
  });

  test.each([
    [null],
    [{}],
    [7],
    [{ group: null, topic: null }],
    [{ groupId: '', topicId: '', group: { groupId: '' } }],
  ])('reads as undefined without an id: %j', (reply) => {
    const records = [Object(reply)];
    expect([
      readGroup(decodeReply(groups, { records }).records[0]!),
      readTopic(decodeReply(groupTopics, { records }).records[0]!),
      readHome(reply),
      readTopicPage(reply),
    ]).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('drops only its malformed parts and covers from other sites', () => {
    const found = readHome({
      group: { groupId: '1', cover: 'https://evil.example/a.png', memberCount: 'many' },
      topics: { records: [null, { topicId: '2' }, { topicId: '3', groupId: '1', author: 4 }] },
    });
    expect(found).toMatchObject({
      group: { name: '1', cover: '', memberCount: 0 },
      total: 1,
      records: [{ id: '3', title: '3' }],
    });
  });
});
