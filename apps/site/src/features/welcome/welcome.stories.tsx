import * as exam from '@lectern/sdk/endpoints/exam';
import * as question from '@lectern/sdk/endpoints/question';
import { mock, unreachable } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { phoneAndDark } from '@lectern/ui/stage';
import { answeredBy } from '../../shared/testing/answeredBy.ts';
import { session } from '../../shared/session/session.store.ts';
import WelcomePage from './WelcomePage.tsx';

const storedGoal = { askFlag: 1 as const, subjectId: null, subjectName: '', examOn: null };
const subject = (subjectId: string, subjectName: string, questionCount: number) => ({
  subjectId,
  subjectName,
  categoryId: '1',
  summary: '',
  paperCount: 2,
  questionCount,
  doneCount: 0,
  rightCount: 0,
  wrongCount: 0,
});
const categories = mock(question.allCategories, () => ({
  total: 1,
  records: [
    {
      categoryId: '1',
      categoryName: '大学公共课',
      subjects: [subject('1', '高等数学', 17), subject('2', '大学英语', 15)],
    },
  ],
}));
const handlers = [
  categories,
  mock(exam.myExams, () => ({ total: 0, records: [] })),
  mock(question.goal, () => storedGoal),
  mock(question.setGoal, () => ({ ...storedGoal, askFlag: 0 as const, subjectId: '1' })),
  mock(question.today, () => ({
    day: '2026-03-02',
    examOn: null,
    steps: [],
    next: {
      pointId: '8',
      pointName: '极限与连续',
      subjectId: '1',
      subjectName: '高等数学',
      questionCount: 6,
      doneCount: 0,
    },
  })),
];

const meta = {
  title: 'Site/Welcome 学习目标',
  id: 'site-welcome',
  component: WelcomePage,
  args: { params: {} },
  parameters: { layout: 'fullscreen', ...answeredBy(handlers) },
  beforeEach: () => {
    const { token } = session;
    session.token = 'story';
    return () => {
      session.token = token;
    };
  },
} satisfies Meta<typeof WelcomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Subject: Story = {
  tags: ['visual'],
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '你想先学哪一科？' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '继续' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('radio', { name: /高等数学/ }));
    await expect(canvas.getByRole('button', { name: '继续' })).not.toHaveAttribute('aria-disabled');
  },
};

export const Exam: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /高等数学/ }));
    await userEvent.click(canvas.getByRole('button', { name: '继续' }));
    const heading = await canvas.findByRole('heading', { name: '有要参加的考试吗？' });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.click(canvas.getByRole('radio', { name: '我有别的考试' }));
    await userEvent.click(canvas.getByRole('button', { name: '继续' }));
    await expect(await canvas.findByText('请选一个今天或以后的日期')).toBeVisible();
  },
};

export const Ready: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /高等数学/ }));
    await userEvent.click(canvas.getByRole('button', { name: '继续' }));
    await userEvent.click(await canvas.findByRole('radio', { name: /没有，慢慢学/ }));
    await userEvent.click(canvas.getByRole('button', { name: '继续' }));
    await expect(await canvas.findByText('极限与连续')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: answeredBy(mock(question.allCategories, unreachable), ...handlers.slice(1)),
};
