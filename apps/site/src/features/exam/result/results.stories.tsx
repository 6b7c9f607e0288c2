import * as exam from '@lectern/sdk/endpoints/exam';
import { mock } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { phoneAndDark } from '../../../../../../.storybook/modes.ts';
import { mockAll, refused } from '../../../../../../.storybook/replies.ts';
import { atQuery } from '../../practice/stories.data.ts';
import { examLedger, examRecord } from '../exam.stories.data.ts';
import PayResultPage from './PayResultPage.tsx';
import RecordPage from './RecordPage.tsx';

const attempt = (fields: object) => mock(exam.record, () => ({ ...examRecord, ...fields }));
const paid = (fields: object) =>
  mock(exam.payInfo, () => ({ examId: '4', priceCents: 0, paid: true, orderId: null, ...fields }));
const ledger = mock(exam.ledger, () => examLedger);

const meta = {
  title: 'Site/Exam/Result 考试结果',
  id: 'site-exam-result',
  component: RecordPage,
  parameters: { layout: 'fullscreen', msw: { handlers: [attempt({}), paid({}), ledger] } },
  beforeEach: () => atQuery('recordId=9'),
} satisfies Meta<typeof RecordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Published: Story = {
  tags: ['visual'],
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /得分 86/ })).toBeVisible();
    await expect(canvas.getByText(/^学校收到了你的 3 次作答/)).toBeVisible();
  },
};

export const Due: Story = {
  parameters: {
    msw: {
      handlers: [
        attempt({ state: 'submitted', score: null, passed: null, rank: null }),
        paid({ priceCents: 990, paid: false }),
        ledger,
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '支付 ¥9.90，查看成绩' })).toBeVisible();
  },
};

export const Missing: Story = {
  parameters: {
    msw: { handlers: mockAll(exam, refused('没有找到这次考试')) },
  },
};

export const Paid: Story = {
  tags: ['visual'],
  parameters: phoneAndDark,
  render: () => <PayResultPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '查看成绩' })).toBeVisible();
  },
};

export const Unpaid: Story = {
  parameters: {
    msw: { handlers: [attempt({}), paid({ priceCents: 990, paid: false, orderId: '5' }), ledger] },
  },
  render: () => <PayResultPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有收到付款')).toBeVisible();
  },
};
