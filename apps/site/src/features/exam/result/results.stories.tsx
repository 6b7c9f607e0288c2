import * as certificate from '@lectern/sdk/endpoints/certificate';
import * as exam from '@lectern/sdk/endpoints/exam';
import * as question from '@lectern/sdk/endpoints/question';
import { mock, mockAll, refused } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { phoneAndDark } from '@lectern/ui/stage';
import { answeredBy } from '../../../shared/testing/answeredBy.ts';
import { Overlays } from '../../../shared/overlays/Overlays.tsx';
import { atQuery, reportReply } from '../../practice/stories.data.ts';
import { examLedger, examRecord } from '../exam.stories.data.ts';
import PayResultPage from './PayResultPage.tsx';
import RecordPage from './RecordPage.tsx';

const attempt = (fields: object) => mock(exam.record, () => ({ ...examRecord, ...fields }));
const paid = (fields: object) =>
  mock(exam.payInfo, () => ({ examId: '4', priceCents: 0, paid: true, orderId: null, ...fields }));
const ledger = mock(exam.ledger, () => examLedger);
const report = mock(question.report, () => reportReply);
const noCertificate = mock(certificate.list, () => []);

const answered = {
  reason: '第 2 题的 B 也对',
  askedAt: '2026-03-10T01:00:00.000Z',
  scoreBefore: 86,
  scoreAfter: 91,
  answer: '第 2 题的 B 也算对，已加分。',
  answeredAt: '2026-03-11T01:00:00.000Z',
};

const meta = {
  title: 'Site/Exam/Result 考试结果',
  id: 'site-exam-result',
  component: RecordPage,
  parameters: { layout: 'fullscreen', ...answeredBy(attempt({}), paid({}), ledger, report, noCertificate) },
  beforeEach: () => atQuery('recordId=9'),
} satisfies Meta<typeof RecordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Published: Story = {
  tags: ['visual'],
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /得分 86/ })).toBeVisible();
    await expect(canvas.getByText('共 128 人')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '练做错的 4 题' })).toBeVisible();
    // Each chart has its figures as a table.
    await expect(await canvas.findByText('各知识点得分', {}, { timeout: 5000 })).toBeVisible();
    await userEvent.click(canvas.getAllByText('以表格查看')[0] ?? canvas.getByText('以表格查看'));
    const [table] = await canvas.findAllByRole('table');
    await expect(table).toHaveTextContent('二、多项选择1520');
    await expect(await canvas.findByRole('group', { name: '第 1 题' }, { timeout: 5000 })).toBeVisible();
    // What is below the questions appears only after they have loaded.
    await expect(canvas.getByText(/^学校收到了你的 3 次作答/)).toBeVisible();
  },
};

/** A certificate that can be claimed is the next step. */
export const Certified: Story = {
  parameters: answeredBy(
    attempt({}),
    paid({}),
    ledger,
    report,
    mock(certificate.list, () => [
      {
        relationId: '1',
        certificateName: '期中优秀证书',
        certificateNo: '',
        sourceName: examRecord.examName,
        status: 'ready' as const,
        readFlag: 0 as const,
        issuedAt: null,
        expiresAt: null,
        previewUrl: '',
        terms: [],
      },
    ]),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '领取证书' })).toBeVisible();
  },
};

const unpublished = {
  state: 'submitted',
  score: null,
  passed: null,
  rank: null,
  solutions: 'later',
} as const;

/** A required face check was missed: the page says why there is no score, and does not ask for payment. */
export const FaceMissed: Story = {
  parameters: answeredBy(
    attempt({ ...unpublished, hold: { state: 'waiting', words: '' } }),
    paid({ priceCents: 990, paid: false }),
    ledger,
    report,
    noCertificate,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已交卷，等学校核对人脸核验')).toBeVisible();
    await expect(canvas.getByText(/有一次人脸核验没有按时通过/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /支付/ })).toBeNull();
  },
};

/** The school refused the result and says why; another attempt is possible. */
export const FaceRefused: Story = {
  parameters: answeredBy(
    attempt({ ...unpublished, mayRepeat: true, hold: { state: 'refused', words: '照片里不是你本人。' } }),
    paid({}),
    ledger,
    report,
    noCertificate,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这次结果不作数')).toBeVisible();
    await expect(canvas.getByText('学校的说明：照片里不是你本人。')).toBeVisible();
    await expect(canvas.queryByText(/答案和解析会出现在这里/)).toBeNull();
    await expect(canvas.getByRole('link', { name: '再考一次' })).toBeVisible();
  },
};

/** The student requests re-marking: without a reason it is not sent; then the school's answer is pending. */
export const AskedAgain: Story = {
  tags: ['release'],
  parameters: answeredBy(
    attempt({}),
    paid({}),
    ledger,
    report,
    noCertificate,
    mock(exam.askRemark, ({ reason }) => ({
      ...examRecord,
      remarkUntil: null,
      remark: { ...answered, reason: String(reason), scoreAfter: null, answer: null, answeredAt: null },
    })),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '申请复核' }, { timeout: 5000 }));
    await userEvent.click(canvas.getByRole('button', { name: '提交申请' }));
    await expect(await canvas.findByText('请写明申请复核的理由')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /理由/ }), '第 2 题的 B 也对');
    await userEvent.click(canvas.getByRole('button', { name: '提交申请' }));
    await expect(await canvas.findByText(/等学校答复/)).toBeVisible();
    await expect(canvas.getByText('第 2 题的 B 也对')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '申请复核' })).toBeNull();
  },
};

export const Answered: Story = {
  parameters: answeredBy(attempt({ remark: answered }), paid({}), ledger, report, noCertificate),
  play: async ({ canvas }) => {
    const mark = await canvas.findByText('由 86 分改为 91 分', {}, { timeout: 5000 });
    // What is below the questions appears only after they have loaded.
    await waitFor(() => expect(mark).toBeVisible(), { timeout: 5000 });
    await expect(canvas.getByText('第 2 题的 B 也算对，已加分。')).toBeVisible();
  },
};

/** The score is published while others are still taking the exam: the solutions come later, and the page says when. */
export const SolutionsLater: Story = {
  parameters: answeredBy(
    attempt({
      score: 41,
      passed: false,
      solutions: 'later',
      solutionsFrom: '2026-03-09T01:00:00.000Z',
      points: [],
      wrongCount: null,
      mayRepeat: true,
    }),
    paid({}),
    ledger,
    noCertificate,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '再考一次' })).toBeVisible();
    await expect(canvas.getByText(/起可以看每道题的答案和解析/)).toBeVisible();
  },
};

export const Due: Story = {
  parameters: answeredBy(
    attempt({ state: 'submitted', score: null, passed: null, rank: null }),
    paid({ priceCents: 990, paid: false }),
    ledger,
    mock(exam.makePayOrder, refused('这次考试的成绩不收费')),
  ),
  render: () => (
    <>
      <RecordPage />
      <Overlays />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '支付 ¥9.90，查看成绩' }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText('这次考试的成绩不收费')).toBeVisible();
  },
};

export const Missing: Story = { parameters: answeredBy(mockAll(exam, refused('没有找到这次考试'))) };

export const Paid: Story = {
  tags: ['visual'],
  parameters: phoneAndDark,
  render: () => <PayResultPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '查看成绩' })).toBeVisible();
  },
};

export const Unpaid: Story = {
  parameters: answeredBy(attempt({}), paid({ priceCents: 990, paid: false, orderId: '5' }), ledger),
  render: () => <PayResultPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有收到付款')).toBeVisible();
  },
};
