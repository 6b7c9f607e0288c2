import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { phoneAndDark } from '@lectern/ui/stage';
import { NextLesson } from './NextLesson.tsx';

const meta = {
  title: 'Site/Lesson/Next lesson 接着学',
  id: 'site-lesson-next-lesson',
  component: NextLesson,
  args: { name: '数列的极限', onNext: fn() },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', width: 'min(760px, 100vw)', height: '360px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NextLesson>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CountsDown: Story = {
  parameters: phoneAndDark,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^\d 秒后自动播放$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '马上播放' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};
/** The student stops the automatic transition. */
export const Stopped: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText(/秒后自动播放/)).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '下一节：数列的极限' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};
