import * as question from '@lectern/sdk/endpoints/question';
import { mock } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { phoneAndDark } from '@lectern/ui/stage';
import { answeredBy } from '../../shared/testing/answeredBy.ts';
import { session } from '../../shared/session/session.store.ts';
import { loadToday } from './today.store.ts';
import { TodayLine } from './TodayLine.tsx';
import { TodayPanel } from './TodayPanel.tsx';

const step: Readonly<question.TodayStep> = {
  reason: 'weak',
  kind: 'chapter',
  doneFlag: 0,
  targetId: '7',
  name: '阅读理解',
  nameEn: '',
  subjectId: '2',
  subjectName: '大学英语',
  count: 2,
  planName: '',
  planNameEn: '',
  commodityId: '',
  lessonId: '',
  openAt: null,
  closeAt: null,
};
const steps: question.TodayStep[] = [
  { ...step, reason: 'due', kind: 'repeat', targetId: '', name: '', count: 9 },
  { ...step, doneFlag: 1 },
  {
    ...step,
    reason: 'plan',
    kind: 'paper',
    name: '大学英语 · 语法小测',
    planName: '大学先修 · 高三到大一',
    planNameEn: 'Ahead for university',
  },
  {
    ...step,
    reason: 'exam',
    kind: 'exam',
    name: '大学英语 · 四级全真考试',
    closeAt: '2026-03-08T14:00:00.000Z',
  },
];
const next = {
  pointId: '8',
  pointName: '导数与微分',
  subjectId: '1',
  subjectName: '高等数学',
  questionCount: 12,
  doneCount: 3,
};
const answers = (reply: Pick<question.Today, 'steps' | 'next'>) => ({
  ...answeredBy(mock(question.today, () => ({ day: '2026-03-02', examOn: '2026-03-25', ...reply }))),
});

const meta = {
  title: 'Site/Practice/Today 今天要做的',
  id: 'site-practice-today',
  component: TodayPanel,
  beforeEach: async () => {
    const { token } = session;
    session.token = 'story';
    await loadToday();
    return () => {
      session.token = token;
    };
  },
} satisfies Meta<typeof TodayPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is due comes first; what is done is ticked. */
export const ToDo: Story = {
  tags: ['visual'],
  parameters: { ...phoneAndDark, ...answers({ steps, next: null }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('完成 1 / 4 项')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '开始：复习错题' })).toHaveAttribute(
      'href',
      '#/lib/subject/wrong/repeat',
    );
    await expect(canvas.getByRole('button', { name: '开始：大学英语 · 语法小测' })).toBeVisible();
  },
};

export const NothingDue: Story = {
  tags: ['visual'],
  parameters: answers({ steps: [], next }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^今天没有到期的任务/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '开始：导数与微分' })).toBeVisible();
  },
};

export const AllDone: Story = {
  parameters: answers({ steps: [{ ...step, doneFlag: 1 }], next }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^今天的都做完了/)).toBeVisible();
  },
};

/** The single line in the personal area. */
export const InOneLine: Story = {
  parameters: answers({ steps, next: null }),
  render: () => <TodayLine />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '今天还有 3 项要做' })).toBeVisible();
  },
};
