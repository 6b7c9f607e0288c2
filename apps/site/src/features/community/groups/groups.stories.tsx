import { text } from '@lectern/sdk';
import * as community from '@lectern/sdk/endpoints/community';
import * as resource from '@lectern/sdk/endpoints/resource';
import { mock, mockMalformed, refused, unreachable } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { phoneAndDark } from '@lectern/ui/stage';
import { pageAt } from '../pageAt.ts';
import GroupPage from './GroupPage.tsx';
import GroupsPage from './GroupsPage.tsx';
import { groupDetail, groupPage, topicDetail, topicPage } from './samples.ts';
import { answeredBy } from '../../../shared/testing/answeredBy.ts';
import { typeInEditor } from '../../../shared/testing/typeInEditor.ts';

const handlers = [
  mock(community.groups, () => groupPage),
  mock(community.groupsCreated, () => ({ total: 1, records: groupPage.records.slice(1, 2) })),
  mock(community.groupsJoined, () => ({ total: 0, records: [] })),
  mock(community.groupTopics, () => ({ total: 1, records: topicPage.records.slice(1) })),
  mock(community.groupCounts, () => ({ created: 1, joined: 0, topics: 1, unReadCount: 0 })),
  mock(community.group, ({ groupId }) => groupDetail(text(groupId))),
  mock(resource.spaceSize, () => ({ usedSize: 0, totalSize: 1_000_000 })),
  mock(community.topic, ({ topicId }) => topicDetail(text(topicId))),
];
const answering = (...first: typeof handlers) => ({ ...answeredBy(...first, handlers) });

const meta = {
  title: 'Site/Groups 小组',
  id: 'site-groups',
  component: GroupsPage,
  parameters: { layout: 'fullscreen', ...answeredBy(handlers) },
  beforeEach: pageAt('/group'),
} satisfies Meta<typeof GroupsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const School: Story = {
  tags: ['visual'],
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: '每天读十页' })).toHaveTextContent('组长 林晓彤');
    await expect(await canvas.findByRole('link', { name: '我的话题 · 1' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: answering(mock(community.groups, () => ({ total: 0, records: [] }))),
};

export const Failed: Story = {
  parameters: answering(mock(community.groups, unreachable), mock(community.groupCounts, unreachable)),
};

/** A malformed list leaves the page and its other parts intact. */
export const Hostile: Story = {
  parameters: answering(
    mockMalformed(community.groups, {
      total: 'x',
      records: [
        null,
        7,
        { groupId: '9', groupName: null, cover: 'javascript:alert(1)', memberCount: 'many' },
      ],
    }),
    mockMalformed(community.groupCounts, 'none'),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: '9' })).toBeVisible();
  },
};

export const NoneJoined: Story = { beforeEach: pageAt('/group?view=joined') };

export const MyTopics: Story = {
  beforeEach: pageAt('/group?view=topics'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 条新回复')).toBeVisible();
  },
};

export const MineAsVisitor: Story = {
  beforeEach: pageAt('/group?view=joined', false),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '登录' })).toBeVisible();
  },
};

/** A refusal is shown at its field, and what was typed stays. */
export const Create: Story = {
  beforeEach: pageAt('/group?view=new'),
  parameters: answering(
    mock(community.createGroup, refused('每位同学最多创建 3 个小组', { field: 'groupName' })),
  ),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /小组名称/ });
    await userEvent.type(name, '组');
    await userEvent.click(canvas.getByRole('button', { name: '创建小组' }));
    await expect(name).toHaveAccessibleDescription(/小组名称至少写 2 个字/);
    await userEvent.type(name, '长们');
    await userEvent.type(canvas.getByRole('textbox', { name: /小组介绍/ }), '一起读书');
    await userEvent.click(canvas.getByRole('button', { name: '创建小组' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(/最多创建 3 个小组/));
    await expect(name).toHaveValue('组长们');
  },
};

const groupStory = (groupId: string) => ({ render: () => <GroupPage params={{ groupId }} /> });

export const Group: Story = {
  ...groupStory('1'),
  tags: ['visual'],
  parameters: phoneAndDark,
  beforeEach: pageAt('/groupdetail/1'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('article', { name: '写在前面：怎么在这里问一道题' }),
    ).toHaveTextContent('置顶');
    await expect(canvas.getByRole('button', { name: '退出小组' })).toBeVisible();
  },
};

/** It has no topics yet, and the student is not a member. */
export const GroupWithoutTopics: Story = {
  ...groupStory('3'),
  beforeEach: pageAt('/groupdetail/3'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '加入小组' })).toBeVisible();
    await expect(canvas.getByText('还没有话题')).toBeVisible();
  },
};

export const Dissolved: Story = {
  ...groupStory('1'),
  beforeEach: pageAt('/groupdetail/1'),
  parameters: answering(mock(community.group, refused('这个小组已经由组长解散', { field: 'groupId' }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这个小组已经由组长解散')).toBeVisible();
  },
};

/** A topic of the student; the connection fails, and what was typed stays. */
export const Topic: Story = {
  ...groupStory('1'),
  tags: ['visual'],
  beforeEach: pageAt('/groupdetail/1?topic=8'),
  parameters: { ...phoneAndDark, ...answering(mock(community.replyTopic, unreachable)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '删除我的回复' })).toBeVisible();
    await expect(canvas.getByRole('article', { name: '陈嘉禾' })).toHaveTextContent('新回复');
    await expect(canvas.getByRole('img', { name: /草稿/ })).toBeInTheDocument();
    const box = await typeInEditor(canvas, /你的回复/, '看条件');
    await userEvent.click(canvas.getByRole('button', { name: '发布回复' }));
    await expect(
      await canvas.findByText(/没有连上学校，内容还在/, undefined, { timeout: 20_000 }),
    ).toBeVisible();
    await expect(box).toHaveTextContent('看条件');
  },
};

/** Students who are not members can read, and must join to take part. */
export const TopicToJoin: Story = {
  ...groupStory('1'),
  beforeEach: pageAt('/groupdetail/1?topic=8'),
  parameters: answering(mock(community.topic, ({ topicId }) => topicDetail(text(topicId), 0))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '加入小组' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
