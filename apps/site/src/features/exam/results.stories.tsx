import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { phoneAndDark } from '../../../../../.storybook/modes.ts';
import { done } from '../../../../../.storybook/replies.ts';
import { reportReply } from '../practice/stories.data.ts';
import { examLedger, examRecord } from './exam.stories.data.ts';
import PayResultPage from './PayResultPage.tsx';
import RecordPage from './RecordPage.tsx';

const refused = () => HttpResponse.json({ code: '0', message: '没有找到这次考试' });
const sitting = (fields: object) =>
  http.get('*/front/exam/queryExamRecord/*', () => done({ ...examRecord, ...fields }));
const paid = (fields: object) =>
  http.get('*/examUser/queryPayInfo/*', () =>
    done({ examId: '4', priceCents: 0, paid: true, orderId: null, ...fields }),
  );
const ledger = http.get('*/front/exam/ledger/*', () => done(examLedger));
const report = http.get('*/report*', () => done(reportReply));

const meta = {
  title: 'Site/Exam/Result',
  component: RecordPage,
  parameters: { layout: 'fullscreen', msw: { handlers: [sitting({}), paid({}), ledger, report] } },
  beforeEach: () => {
    const kept = location.search;
    history.replaceState(null, '', `${location.pathname}${kept}${kept === '' ? '?' : '&'}recordId=9`);
    return () => history.replaceState(null, '', `${location.pathname}${kept}`);
  },
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
        sitting({ state: 'submitted', score: null, passed: null, rank: null }),
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
    msw: { handlers: [http.get('*/front/exam/*/*', refused), http.get('*/examUser/*/*', refused)] },
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
    msw: { handlers: [sitting({}), paid({ priceCents: 990, paid: false, orderId: '5' }), ledger] },
  },
  render: () => <PayResultPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有收到付款')).toBeVisible();
  },
};
