import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent } from 'storybook/test';
import { phoneAndDark } from '../../../../../../.storybook/modes.ts';
import { done } from '../../../../../../.storybook/replies.ts';
import { session } from '../../../session/session.store.ts';
import { reportReply, roomReply } from '../stories.data.ts';
import { forgetQuick } from './quick.copy.ts';
import QuickPage from './QuickPage.tsx';

const { materials, questions } = roomReply;
const generate = http.post('*/exercise/quick/paper/generate/*/*', () =>
  done({
    recordId: 'story',
    paperId: 'story',
    exerciseType: 'quick',
    title: '高等数学 · 快速练习',
    materials,
    questions,
  }),
);
const synced = http.post('*/exercise/unlogin/sync', () => done({ answeredCount: 1 }));
const submitted = http.post('*/exercise/unlogin/submit', () =>
  done({
    recordId: 'story',
    title: '',
    rightCount: 2,
    questionCount: 6,
    score: 2,
    totalScore: 6,
    materials,
    questions: reportReply.questions,
  }),
);

const meta = {
  title: 'Site/Practice/Quick',
  component: QuickPage,
  args: { params: {} },
  parameters: { layout: 'fullscreen', msw: { handlers: [generate, synced, submitted] } },
  beforeEach: () => {
    const { token } = session;
    const kept = location.search;
    history.replaceState(
      null,
      '',
      `${location.pathname}${kept}${kept === '' ? '?' : '&'}categoryId=1&subjectId=1`,
    );
    session.token = '';
    forgetQuick();
    return () => {
      session.token = token;
      history.replaceState(null, '', `${location.pathname}${kept}`);
      forgetQuick();
    };
  },
} satisfies Meta<typeof QuickPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Answering: Story = {
  tags: ['visual'],
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('radio'))[1] ?? document.body);
    await expect(await canvas.findByText('已答 1 / 6 题 · 已保存')).toBeVisible();
  },
};

export const HandedIn: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '交卷看答案' }));
    await expect(await canvas.findByText('答对 2 / 6 题')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '登录保存' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    msw: { handlers: [http.post('*/exercise/quick/paper/generate/*/*', () => HttpResponse.error())] },
  },
};

export const WithoutSubject: Story = {
  beforeEach: () =>
    history.replaceState(
      null,
      '',
      `${location.pathname}${location.search.replace(/[?&]categoryId=1&subjectId=1$/, '')}`,
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '去选科目' })).toHaveAttribute(
      'href',
      '#/lib/subject',
    );
    await expect(canvas.queryByRole('button', { name: '重新加载' })).toBeNull();
  },
};
