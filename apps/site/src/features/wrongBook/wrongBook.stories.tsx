import type { OutputOf } from '@lectern/sdk';
import * as question from '@lectern/sdk/endpoints/question';
import { mock, unreachable } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { schemes, widths } from '@lectern/ui/stage';
import { answeredBy } from '../../shared/testing/answeredBy.ts';
import { memoryStorage, replacePorts } from '../../shared/ports.ts';
import RepeatPage from './RepeatPage.tsx';
import WrongPage from './WrongPage.tsx';

const NOW = Date.parse('2026-03-02T02:00:00Z');

type Page = OutputOf<typeof question.wrongList>;

const entry = (wrongId: string, fields: Partial<Page['records'][number]>): Page['records'][number] => ({
  wrongId,
  questionId: wrongId,
  type: 'single',
  materialId: null,
  stemHtml: '<p>函数的最大值是（　　）</p>',
  options: ['0', '1', '2', '4'].map((html, index) => ({ label: 'ABCD'.charAt(index), html })),
  blankCount: 0,
  subjectId: '1',
  subjectName: '高等数学',
  key: ['B'],
  keyHtml: '',
  explanationHtml: '<p>求导之后看符号。</p>',
  points: ['代数'],
  times: 2,
  lastWrongAt: '2026-03-01T02:00:00.000Z',
  lastAnswer: ['A'],
  rightCount: 0,
  dueAt: '2026-03-01T16:00:00.000Z',
  ...fields,
});
const page: Page = {
  total: 2,
  dueCount: 1,
  rightToLeave: 5,
  materials: [],
  subjects: [{ subjectId: '1', subjectName: '高等数学', count: 2 }],
  records: [
    entry('1', {}),
    entry('2', {
      stemHtml: '<p>可导的函数一定连续吗？</p>',
      rightCount: 2,
      dueAt: '2026-03-05T16:00:00.000Z',
    }),
  ],
};
const list = mock(question.wrongList, () => page);
const repetitions = mock(question.wrongRepeat, () => ({
  results: [
    {
      operationId: '',
      wrongId: '1',
      verdict: 'right' as const,
      rightCount: 1,
      dueAt: '2026-03-02T16:00:00.000Z',
      removed: false,
    },
  ],
}));

const meta = {
  title: 'Site/Practice/WrongBook 错题本',
  id: 'site-practice-wrongbook',
  component: RepeatPage,
  parameters: {
    layout: 'fullscreen',
    ...answeredBy(list, repetitions),
    chromatic: { modes: { phone: widths.phone, dark: schemes.dark } },
  },
  beforeEach: () => {
    const storage = new Map<string, string>();
    return replacePorts({ now: () => NOW, storage: memoryStorage(storage) });
  },
} satisfies Meta<typeof RepeatPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Book: Story = {
  tags: ['visual'],
  render: () => <WrongPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '复习今天的 1 题' })).toBeVisible();
    await expect(canvas.getByText('4 天后复习')).toBeVisible();
  },
};

export const Right: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('radio'))[1] ?? document.body);
    await userEvent.click(canvas.getByRole('button', { name: '对答案' }));
    await expect(await canvas.findByText('答对了 · 明天再来')).toBeVisible();
  },
};

/** Offline: the repetition continues, and the page shows what is waiting to be sent. */
export const LineDown: Story = {
  parameters: answeredBy(list, mock(question.wrongRepeat, unreachable)),
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('radio'))[0] ?? document.body);
    await userEvent.click(canvas.getByRole('button', { name: '对答案' }));
    await expect(await canvas.findByText('答错了，今天还会再出现')).toBeVisible();
    await expect(await canvas.findByText('1 次作答记在本机，联网后自动并入错题本')).toBeVisible();
  },
};
