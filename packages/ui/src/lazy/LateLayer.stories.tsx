import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LateLayer, retriedLazy } from './index.ts';

const meta = {
  title: 'Feedback/LateLayer 迟到的弹窗',
  id: 'feedback-latelayer',
  component: LateLayer,
} satisfies Meta<typeof LateLayer>;
export default meta;
type Story = StoryObj<typeof meta>;

const Never = retriedLazy<object>(() => new Promise(() => undefined));

/** The code of the dialog is on its way. */
export const Opening: Story = {
  args: { children: <Never /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveAccessibleName('正在打开');
  },
};
