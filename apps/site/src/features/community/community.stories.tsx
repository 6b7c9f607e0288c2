import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { phoneAndDark } from '../../../../../.storybook/modes.ts';
import { done, refused } from '../../../../../.storybook/replies.ts';
import AnswersPage from './AnswersPage.tsx';
import { at } from './inStory.ts';
import QuestionPage from './QuestionPage.tsx';
import { myAnswerPage, myQuestionPage, questionDetail, questionPage, subjectList } from './samples.ts';

const ANSWERS = '*/saas-business/v1/answers';
const asked = (request: Request) => new URL(request.url).searchParams.get('questionId') ?? '';

const handlers = [
  http.get(`${ANSWERS}/questions`, () => done(questionPage)),
  http.get(`${ANSWERS}/subjects`, () => done(subjectList)),
  http.get(`${ANSWERS}/courses`, () => done([{ classTypeId: '5', courseName: '圆锥曲线二十讲' }])),
  http.get(`${ANSWERS}/question`, ({ request }) =>
    done(questionDetail(asked(request), asked(request) === '1')),
  ),
  http.post(`${ANSWERS}/findMyQuestion`, () => done(myQuestionPage)),
  http.post(`${ANSWERS}/findMyAnswers`, () => done(myAnswerPage)),
  http.post(`${ANSWERS}/countMyQuestion`, () => done({ all: 2, waiting: 1, answered: 1 })),
  http.get(`${ANSWERS}/findUnReadCount`, () => done({ count: 2 })),
  http.post(`${ANSWERS}/seen`, () => done(null)),
  http.get('*/resource/getSpaceSize', () => done({ usedSize: 0, totalSize: 1_000_000 })),
];

const meta = {
  title: 'Site/Community',
  component: AnswersPage,
  parameters: { layout: 'fullscreen', msw: { handlers } },
  beforeEach: at('/answerslist/0'),
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
  parameters: {
    msw: { handlers: [http.get(`${ANSWERS}/questions`, () => done({ total: 0, records: [] })), ...handlers] },
  },
};

export const Failed: Story = {
  parameters: {
    msw: { handlers: [http.get(`${ANSWERS}/questions`, () => HttpResponse.error()), ...handlers] },
  },
};

/** A reply that is no list leaves the page and its other parts whole. */
export const Hostile: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get(`${ANSWERS}/questions`, () =>
          done({
            total: 'x',
            records: [null, 7, { questionId: '9', title: null, author: 3, answerCount: 'many' }],
          }),
        ),
        http.get(`${ANSWERS}/subjects`, () => done('none')),
        ...handlers,
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: '9' })).toBeVisible();
  },
};

export const Mine: Story = {
  beforeEach: at('/answerslist/0?view=mine'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('article', { name: '椭圆的离心率越大，为什么反而越扁？' }),
    ).toHaveTextContent('2 条新回答');
  },
};

export const MineAsVisitor: Story = {
  beforeEach: at('/answerslist/0?view=mine', false),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '登录' })).toBeVisible();
  },
};

export const Given: Story = { beforeEach: at('/answerslist/0?view=answers') };

/** What the school refuses is said at its field, and what was typed stays. */
export const Ask: Story = {
  beforeEach: at('/answerslist/0?view=ask'),
  parameters: {
    msw: {
      handlers: [
        http.post(`${ANSWERS}/ask`, () =>
          refused('一小时最多提 10 个问题，请过一会儿再提', { field: 'title' }),
        ),
        ...handlers,
      ],
    },
  },
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

const questionStory = { render: () => <QuestionPage params={{ questionId: '1' }} /> };

/** Their own question: an answer is accepted, new ones are named as such. */
export const OwnQuestion: Story = {
  ...questionStory,
  tags: ['visual'],
  parameters: phoneAndDark,
  beforeEach: at('/response/1'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '采纳：顾明晖' })).toBeVisible();
    await expect(canvas.getByRole('article', { name: '陈嘉禾' })).toHaveTextContent('新回答');
    await expect(canvas.getByRole('article', { name: '顾明晖' })).toHaveTextContent('老师');
  },
};

export const Accepted: Story = {
  render: () => <QuestionPage params={{ questionId: '3' }} />,
  beforeEach: at('/response/3'),
};

export const AsVisitor: Story = {
  render: () => <QuestionPage params={{ questionId: '2' }} />,
  beforeEach: at('/response/2', false),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '登录并回答' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '还没有回答' })).toBeVisible();
  },
};

export const RemovedBySchool: Story = {
  ...questionStory,
  beforeEach: at('/response/1'),
  parameters: {
    msw: {
      handlers: [
        http.get(`${ANSWERS}/question`, () => refused('这个问题已被学校移除', { field: 'questionId' })),
        ...handlers,
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这个问题已被学校移除')).toBeVisible();
  },
};

/** The line fails: what was typed stays, and the next try is the same operation. */
export const Offline: Story = {
  ...questionStory,
  beforeEach: at('/response/1'),
  parameters: {
    msw: { handlers: [http.post(`${ANSWERS}/answer`, () => HttpResponse.error()), ...handlers] },
  },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('textbox', { name: /你的回答/ });
    await userEvent.type(box, '看焦点就好');
    await userEvent.click(canvas.getByRole('button', { name: '发布回答' }));
    await expect(
      await canvas.findByText(/没有连上学校，内容还在/, undefined, { timeout: 20_000 }),
    ).toBeVisible();
    await expect(box).toHaveValue('看焦点就好');
  },
};
