import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { Timer } from './index.ts';

const meta = {
  title: 'Practice/Timer 考试倒计时',
  id: 'practice-timer',
  component: Timer,
  args: { deadline: 5_025_000, now: () => 0 },
  decorators: [onStage(320)],
} satisfies Meta<typeof Timer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plenty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('timer')).toHaveTextContent('1:23:45');
    await userEvent.click(canvas.getByRole('button', { name: '隐藏时间' }));
    await expect(canvas.getByRole('timer')).toHaveTextContent('计时中');
    await userEvent.click(canvas.getByRole('button', { name: '隐藏时间' }));
  },
};
export const Soon: Story = { args: { deadline: 299_000 } };
