import type { OutputOf } from '@lectern/sdk';
import * as exam from '@lectern/sdk/endpoints/exam';
import { mock, unreachable } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { phoneAndDark } from '@lectern/ui/stage';
import { answeredBy } from '../../shared/testing/answeredBy.ts';
import { examPage } from './exam.stories.data.ts';
import ExamsPage from './ExamsPage.tsx';

const reply = (data: OutputOf<typeof exam.myExams>) => mock(exam.myExams, () => data);

const meta = {
  title: 'Site/Exam/List 考试列表',
  id: 'site-exam-list',
  component: ExamsPage,
  args: { params: {} },
  parameters: { layout: 'fullscreen', ...answeredBy(reply(examPage)) },
} satisfies Meta<typeof ExamsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  tags: ['visual'],
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '进入考试：高等数学 · 期中考试' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '考前演练' })).toBeVisible();
  },
};

export const Empty: Story = { parameters: answeredBy(reply({ total: 0, records: [] })) };

export const Failed: Story = { parameters: answeredBy(mock(exam.myExams, unreachable)) };
