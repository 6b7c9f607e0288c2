import type { Author, Group, GroupDetail, Topic, TopicDetail } from '@lectern/sdk/endpoints/community';
import { revisedOnce, unrevised } from '../samples.ts';

const author = (authorName: string, ownFlag: 0 | 1 = 0): Author => ({
  authorName,
  avatar: '',
  teacherFlag: 0,
  teacherTitle: '',
  ownFlag,
});

const group = (groupId: string, more: Partial<Group> = {}): Group => ({
  groupId,
  groupName: '高三数学互助组',
  summary: '一轮复习里卡住的题、想通的题，都可以拿来说。每周日晚上一起整理一次错题。',
  cover: '',
  ownerName: '',
  memberCount: 16,
  topicCount: 2,
  createdAt: '2026-01-05T08:00:00.000Z',
  activeAt: '2026-03-01T12:00:00.000Z',
  joinedFlag: 1,
  ownFlag: 0,
  ...more,
});

const topic = (topicId: string, more: Partial<Topic> = {}): Topic => ({
  topicId,
  groupId: '1',
  groupName: '高三数学互助组',
  title: '圆锥曲线大题，你们先设线还是先设点？',
  summary: '这周做了六道，设直线的算到最后总是一大串。',
  author: author('林晓彤', 1),
  postedAt: '2026-03-01T09:00:00.000Z',
  activeAt: '2026-03-01T12:00:00.000Z',
  replyCount: 2,
  pinnedFlag: 0,
  pictureCount: 0,
  unReadCount: 0,
  ...more,
});

/** Groups of the school, as the server describes them. */
export const groupPage = {
  total: 3,
  records: [
    group('1'),
    group('2', {
      groupName: '每天读十页',
      summary: '不限书目，每天读十页，写一两句话留下来。',
      ownerName: '林晓彤',
      ownFlag: 1,
      memberCount: 4,
    }),
    group('3', {
      groupName: '周末观星',
      summary: '',
      ownerName: '孙逸凡',
      joinedFlag: 0,
      memberCount: 1,
      topicCount: 0,
    }),
  ],
};

/** Topics, as the server describes them. */
export const topicPage = {
  total: 2,
  records: [
    topic('7', {
      title: '写在前面：怎么在这里问一道题',
      summary: '请把三件事写上：题目、你想到了哪一步、卡在哪里。',
      author: author('李知夏'),
      pinnedFlag: 1,
      replyCount: 0,
    }),
    topic('8', { unReadCount: 1 }),
  ],
};

/** A group with its topics; the third group has none, and the student is not a member of it. */
export const groupDetail = (groupId: string): GroupDetail => ({
  group: groupPage.records.find((one) => one.groupId === groupId) ?? group(groupId),
  topics: groupId === '3' ? { total: 0, records: [] } : topicPage,
});

/** A topic with its replies. */
export const topicDetail = (topicId: string, joinedFlag: 0 | 1 = 1): TopicDetail => ({
  group: group('1', { joinedFlag }),
  topic: topic(topicId),
  contentHtml: '<p>这周做了六道，设直线的算到最后总是一大串。<br>大家拿到题先看哪里？</p>',
  pictures: [],
  revisions: unrevised,
  likeCount: 3,
  likedFlag: 1,
  replies: {
    total: 2,
    records: [
      {
        replyId: '21',
        contentHtml: '<p>条件里有斜率、有平行垂直，我就设线。</p>',
        pictures: [{ fileName: '草稿.png', url: '/favicon.svg' }],
        author: author('陈嘉禾'),
        repliedAt: '2026-03-01T10:00:00.000Z',
        revisions: unrevised,
        likeCount: 2,
        likedFlag: 0,
        newFlag: 1,
      },
      {
        replyId: '22',
        contentHtml: '<p>谢谢，我再试试。</p>',
        pictures: [],
        author: author('林晓彤', 1),
        repliedAt: '2026-03-01T12:00:00.000Z',
        revisions: revisedOnce,
        likeCount: 1,
        likedFlag: 0,
        newFlag: 0,
      },
    ],
  },
});
