import type { OutputOf } from '@lectern/sdk';
import * as question from '@lectern/sdk/endpoints/question';
import { mock, mockMalformed, refused } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answeredBy } from '../../../shared/testing/answeredBy.ts';
import { Overlays } from '../../../shared/overlays/Overlays.tsx';
import { atQuery, reportReply } from '../stories.data.ts';
import ReportPage from './ReportPage.tsx';

const reply = (data: OutputOf<typeof question.report>) => mock(question.report, () => data);

const meta = {
  title: 'Site/Practice/Report 成绩报告',
  id: 'site-practice-report',
  component: ReportPage,
  args: { params: {} },
  parameters: { layout: 'fullscreen', ...answeredBy(reply(reportReply)) },
  beforeEach: () => atQuery('recordId=story'),
} satisfies Meta<typeof ReportPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Graded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '得分 12.5，满分 30' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '第 4 题, 部分对' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^答错/ }));
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
};

/** Missing or malformed parts affect only themselves. */
export const Damaged: Story = {
  parameters: answeredBy(
    mockMalformed(question.report, {
      record: null,
      sections: 'none',
      materials: null,
      questions: [null, { questionId: '1', type: 'riddle', options: {}, answer: 'B', score: '5' }],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: '第 1 题' })).toBeVisible();
  },
};

/** If an exercise cannot be created, the page says why. */
export const WrongNotMade: Story = {
  parameters: answeredBy(reply(reportReply), mock(question.generateWrong, refused('没有需要再练的错题'))),
  render: (args) => (
    <>
      <ReportPage {...args} />
      <Overlays />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^再练没做对的/ }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText('没有需要再练的错题')).toBeVisible();
  },
};

export const NotYet: Story = { parameters: answeredBy(mock(question.report, refused('交卷之后才能看报告'))) };
