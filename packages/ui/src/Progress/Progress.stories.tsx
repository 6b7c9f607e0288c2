import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { Progress } from './index.ts';

const meta = {
  title: 'Feedback/Progress 进度',
  id: 'feedback-progress',
  component: Progress,
  args: { percent: 42, label: '学习进度' },
  decorators: [onStage(320)],
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = { args: { hasFigure: true } };
export const Complete: Story = { args: { percent: 100, hasFigure: true } };
export const Small: Story = { args: { size: 'small' } };

/** Values out of range, as a server may send them. */
export const OutOfRange: Story = {
  args: { percent: Number.NaN },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  },
};
