import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { ScoreRing } from './index.ts';

const meta = {
  title: 'Practice/ScoreRing 得分环',
  id: 'practice-scorering',
  component: ScoreRing,
  args: { score: 86.5, total: 120 },
  decorators: [onStage(320)],
} satisfies Meta<typeof ScoreRing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Score: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '得分 86.5，满分 120' })).toBeVisible();
  },
};
export const Passed: Story = { args: { isPassed: true } };
export const Nothing: Story = { args: { score: 0 } };
export const TotalUnknown: Story = { args: { total: 0 } };
