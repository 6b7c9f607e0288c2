import * as visitor from '@lectern/sdk/endpoints/visitor';
import { mock, unreachable } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { phoneAndDark } from '@lectern/ui/stage';
import { answeredBy } from '../../../shared/testing/answeredBy.ts';
import { session } from '../../../shared/session/session.store.ts';
import { atQuery, reportReply, roomReply } from '../stories.data.ts';
import { deleteQuick } from './quick.copy.ts';
import QuickPage from './QuickPage.tsx';

const { materials, questions } = roomReply;
const generate = mock(visitor.quickPaper, () => ({
  recordId: 'story',
  paperId: 'story',
  exerciseType: 'quick' as const,
  title: '高等数学 · 快速练习',
  materials,
  questions,
}));
const synced = mock(visitor.sync, () => ({ answeredCount: 1 }));
const submitted = mock(visitor.submit, () => ({
  recordId: 'story',
  title: '',
  rightCount: 2,
  questionCount: 6,
  score: 2,
  totalScore: 6,
  materials,
  questions: reportReply.questions,
}));

const meta = {
  title: 'Site/Practice/Quick 快速练习',
  id: 'site-practice-quick',
  component: QuickPage,
  args: { params: {} },
  parameters: { layout: 'fullscreen', ...answeredBy(generate, synced, submitted) },
  beforeEach: () => {
    const { token } = session;
    const leave = atQuery('categoryId=1&subjectId=1');
    session.token = '';
    deleteQuick();
    return () => {
      session.token = token;
      leave();
      deleteQuick();
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

export const Failed: Story = { parameters: answeredBy(mock(visitor.quickPaper, unreachable)) };

export const WithoutSubject: Story = {
  beforeEach: () => atQuery(''),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '去选科目' })).toHaveAttribute(
      'href',
      '#/lib/subject',
    );
    await expect(canvas.queryByRole('button', { name: '重新加载' })).toBeNull();
  },
};
