import { text } from '@lectern/sdk';
import * as community from '@lectern/sdk/endpoints/community';
import * as resource from '@lectern/sdk/endpoints/resource';
import { mock, mockMalformed, refused, unreachable } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { phoneAndDark } from '@lectern/ui/stage';
import AnswersPage from './list/AnswersPage.tsx';
import { pageAt } from './pageAt.ts';
import QuestionPage from './discussion/QuestionPage.tsx';
import { myAnswerPage, myQuestionPage, questionDetail, questionPage, subjectList } from './samples.ts';
import { clearUser, user } from '../../shared/student/user.store.ts';
import { studentOf } from '../../shared/testing/student.samples.ts';
import { answeredBy } from '../../shared/testing/answeredBy.ts';
import { typeInEditor } from '../../shared/testing/typeInEditor.ts';

const handlers = [
  mock(community.questions, () => questionPage),
  mock(community.subjects, () => subjectList),
  mock(community.askableCourses, () => [{ classTypeId: '5', courseName: '圆锥曲线二十讲' }]),
  mock(community.question, ({ questionId }) => questionDetail(text(questionId), questionId === '1')),
  mock(community.myQuestions, () => myQuestionPage),
  mock(community.myAnswers, () => myAnswerPage),
  mock(community.myQuestionCount, () => ({ all: 2, waiting: 1, answered: 1 })),
  mock(community.unreadCount, () => ({ count: 2 })),
  mock(community.seen, () => null),
  mock(resource.spaceSize, () => ({ usedSize: 0, totalSize: 1_000_000 })),
];

const meta = {
  title: 'Site/Community 问答社区',
  id: 'site-community',
  component: AnswersPage,
  parameters: { layout: 'fullscreen', ...answeredBy(handlers) },
  beforeEach: pageAt('/answerslist/0'),
} satisfies Meta<typeof AnswersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const School: Story = {
  tags: ['visual'],
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('article', { name: '奶茶店办的会员卡，收到的钱算收入吗？' }),
    ).toHaveTextContent('已采纳');
    await expect(await canvas.findByRole('link', { name: '我的提问 · 2 条新回答' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: answeredBy(
    mock(community.questions, () => ({ total: 0, records: [] })),
    handlers,
  ),
};

export const Failed: Story = { parameters: answeredBy(mock(community.questions, unreachable), handlers) };

/** A malformed list leaves the page and its other parts intact. */
export const Hostile: Story = {
  parameters: answeredBy(
    mockMalformed(community.questions, {
      total: 'x',
      records: [null, 7, { questionId: '9', title: null, author: 3, answerCount: 'many' }],
    }),
    mockMalformed(community.subjects, 'none'),
    handlers,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: '9' })).toBeVisible();
  },
};

export const Mine: Story = {
  beforeEach: pageAt('/answerslist/0?view=mine'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('article', { name: '椭圆的离心率越大，为什么反而越扁？' }),
    ).toHaveTextContent('2 条新回答');
  },
};

export const MineAsVisitor: Story = {
  beforeEach: pageAt('/answerslist/0?view=mine', false),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '登录' })).toBeVisible();
  },
};

export const Given: Story = { beforeEach: pageAt('/answerslist/0?view=answers') };

/** A refusal is shown at its field, and what was typed stays. */
export const Ask: Story = {
  beforeEach: pageAt('/answerslist/0?view=ask'),
  parameters: answeredBy(
    mock(community.ask, refused('一小时最多提 10 个问题，请过一会儿再提', { field: 'title' })),
    handlers,
  ),
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('textbox', { name: /一句话说清问题/ });
    await userEvent.type(title, '太短');
    await userEvent.click(canvas.getByRole('button', { name: '发布问题' }));
    await expect(title).toHaveAccessibleDescription(/标题至少写 5 个字/);
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.type(title, '的标题变长了');
    await userEvent.click(canvas.getByRole('button', { name: '发布问题' }));
    await waitFor(() => expect(title).toHaveAccessibleDescription(/一小时最多提 10 个问题/));
    await expect(title).toHaveValue('太短的标题变长了');
  },
};

/** Where the school mutes the student, its reason is shown in place of the form. */
export const Muted: Story = {
  beforeEach: () => {
    const leave = pageAt('/answerslist/0?view=ask')();
    user.student = studentOf({ mute: { reason: '在小组里骂人', until: '2199-06-30T15:59:59Z' } });
    return () => {
      clearUser();
      leave();
    };
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('学校已禁止你发言，直到 2199年6月30日 23:59（北京时间）'),
    ).toBeVisible();
    await expect(canvas.getByText('在小组里骂人')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

const questionStory = { render: () => <QuestionPage params={{ questionId: '1' }} /> };

/** The student's own question: an answer can be accepted, and new ones are marked. */
export const OwnQuestion: Story = {
  ...questionStory,
  tags: ['visual'],
  parameters: phoneAndDark,
  beforeEach: pageAt('/response/1'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '采纳：顾明晖' })).toBeVisible();
    await expect(canvas.getByRole('article', { name: '陈嘉禾' })).toHaveTextContent('新回答');
    await expect(canvas.getByRole('article', { name: '顾明晖' })).toHaveTextContent('老师');
  },
};

/** A changed question shows its earlier versions; a refusal is shown at its field. */
export const Changed: Story = {
  tags: ['release'],
  ...questionStory,
  beforeEach: pageAt('/response/1'),
  parameters: answeredBy(
    mock(community.editQuestion, refused('标题至少写 5 个字', { field: 'title' })),
    handlers,
  ),
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: '修改过 1 次' }));
    await expect(await body.findByText('离心率越大为什么越扁')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '修改' }));
    const words = await body.findByRole('textbox', { name: /内容/ });
    await expect(words).toHaveValue('我记得 e = c / a');
    await userEvent.click(body.getByRole('button', { name: '保存修改' }));
    await expect(await body.findByText('标题至少写 5 个字')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};

export const Accepted: Story = {
  render: () => <QuestionPage params={{ questionId: '3' }} />,
  beforeEach: pageAt('/response/3'),
};

export const AsVisitor: Story = {
  render: () => <QuestionPage params={{ questionId: '2' }} />,
  beforeEach: pageAt('/response/2', false),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '登录并回答' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '还没有回答' })).toBeVisible();
  },
};

export const RemovedBySchool: Story = {
  ...questionStory,
  beforeEach: pageAt('/response/1'),
  parameters: answeredBy(
    mock(community.question, refused('这个问题已被学校移除', { field: 'questionId' })),
    handlers,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这个问题已被学校移除')).toBeVisible();
  },
};

/** The connection fails: what was typed stays, and the retry uses the same idempotency key. */
export const Offline: Story = {
  tags: ['release'],
  ...questionStory,
  beforeEach: pageAt('/response/1'),
  parameters: answeredBy(mock(community.answer, unreachable), handlers),
  play: async ({ canvas }) => {
    const box = await typeInEditor(canvas, /你的回答/, '看焦点就好');
    await userEvent.click(canvas.getByRole('button', { name: '发布回答' }));
    await expect(
      await canvas.findByText(/没有连上学校，内容还在/, undefined, { timeout: 20_000 }),
    ).toBeVisible();
    await expect(box).toHaveTextContent('看焦点就好');
  },
};
