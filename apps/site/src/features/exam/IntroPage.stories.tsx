import type { OutputOf } from '@lectern/sdk';
import * as exam from '@lectern/sdk/endpoints/exam';
import { mock, refused } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { phoneAndDark } from '@lectern/ui/stage';
import { answeredBy } from '../../shared/testing/answeredBy.ts';
import { Overlays } from '../../shared/overlays/Overlays.tsx';
import { examDetail } from './exam.stories.data.ts';
import { loadIntro } from './intro.store.ts';
import IntroPage from './IntroPage.tsx';

const reply = (data: OutputOf<typeof exam.detail>) => mock(exam.detail, () => data);

const meta = {
  title: 'Site/Exam/Intro 考试说明',
  id: 'site-exam-intro',
  component: IntroPage,
  args: { params: { examId: '1' } },
  parameters: { layout: 'fullscreen', ...answeredBy(reply(examDetail)) },
} satisfies Meta<typeof IntroPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['visual'],
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '开始考试' })).toBeVisible();
  },
};

/** Entering would use up an attempt, so a dialog asks first and states what it costs. */
export const Asked: Story = {
  render: (args) => (
    <>
      <IntroPage {...args} />
      <Overlays />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '开始考试', busy: false }));
    const question = within(await within(document.body).findByRole('dialog'));
    await expect(question.getByText('开始第 1 次考试，共 2 次')).toBeVisible();
    await expect(question.getByText(/从现在起就算考了一次/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: '先不考' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Opened again: what was shown stays, and only the button waits for the exam's current state. */
export const OpenedAgain: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: '开始考试', busy: false });
    const reloaded = loadIntro('1');
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await reloaded;
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  },
};

export const UsedUp: Story = {
  parameters: answeredBy(reply({ ...examDetail, exam: { ...examDetail.exam, attemptCount: 2 } })),
  play: async ({ canvas }) => expect(await canvas.findByText('考试次数已经用完')).toBeVisible(),
};
export const NotBegun: Story = {
  parameters: answeredBy(reply({ ...examDetail, exam: { ...examDetail.exam, examState: 'notOpen' } })),
  play: async ({ canvas }) => expect(await canvas.findByText(/ 开放$/)).toBeVisible(),
};
export const Closed: Story = {
  parameters: answeredBy(reply({ ...examDetail, exam: { ...examDetail.exam, examState: 'missed' } })),
  play: async ({ canvas }) => expect(await canvas.findByText('考试时间已过')).toBeVisible(),
};

export const Missing: Story = { parameters: answeredBy(mock(exam.detail, refused('没有找到这场考试'))) };
