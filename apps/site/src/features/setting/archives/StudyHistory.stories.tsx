import type { OutputOf } from '@lectern/sdk';
import { studyHistory } from '@lectern/sdk/endpoints/other';
import { mock, mockMalformed, unreachable } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { phoneAndDark } from '@lectern/ui/stage';
import { answeredBy } from '../../../shared/testing/answeredBy.ts';
import { StudyHistory } from './StudyHistory.tsx';
import { history, loadHistory } from './studyHistory.store.ts';

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

const answers = (answer: () => OutputOf<typeof studyHistory>) => ({
  ...answeredBy(mock(studyHistory, answer)),
});

const meta = {
  title: 'Site/Study history 学习轨迹',
  id: 'site-study-history',
  component: StudyHistory,
  beforeEach: () => {
    Object.assign(history, { status: 'idle', value: undefined });
    // Loaded by the surrounding page, which the story lacks.
    void loadHistory();
  },
  parameters: answers(() => ({
    days: Array.from({ length: 120 }, (_, index) => ({
      day: dayBefore(119 - index).slice(0, 10),
      lessonSeconds: ((index * 37) % 11) * 240,
      practiceSeconds: ((index * 23) % 7) * 180,
    })),
    marks: [52, 60, 58, 71, 80, 78, 92].map((percent, index) => ({
      recordId: String(index + 1),
      title: '语法月考',
      percent,
      submittedAt: dayBefore((7 - index) * 6),
    })),
  })),
} satisfies Meta<typeof StudyHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HalfAYear: Story = {
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '学习轨迹' })).toBeVisible();
    await expect(canvas.getAllByRole('slider')).toHaveLength(3);
  },
};

/** A new student sees no empty charts. */
export const Nothing: Story = {
  parameters: answers(() => ({ days: [], marks: [] })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(history.status).toBe('ready'));
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const Failed: Story = {
  tags: ['release'],
  parameters: answers(unreachable),
  play: async ({ canvas }) => {
    await waitFor(() => expect(history.status).toBe('failed'));
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Of a malformed reply, whatever is readable is shown. */
export const Hostile: Story = {
  parameters: answeredBy(
    mockMalformed(studyHistory, {
      days: [null, { day: 'x', lessonSeconds: 'y' }, { day: dayBefore(1).slice(0, 10), lessonSeconds: 600 }],
      marks: 7,
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '学习轨迹' })).toBeVisible();
    await expect(canvas.getAllByRole('slider')).toHaveLength(2);
  },
};
