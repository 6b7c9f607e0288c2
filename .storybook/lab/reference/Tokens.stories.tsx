import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { Tokens } from './Tokens.tsx';

const meta = {
  title: 'Foundations/Tokens 设计变量',
  id: 'foundations-tokens',
  component: Tokens,
} satisfies Meta<typeof Tokens>;
export default meta;

/** Colours, type, spacing and shape. */
export const All: StoryObj<typeof meta> = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await userEvent.click(canvas.getByRole('button', { name: /^color\.inkMuted/ }));
    await expect(copied).toHaveBeenCalledWith('color.inkMuted');
    await waitFor(() => expect(canvas.getByText(/已复制|copied/)).toBeVisible());
    copied.mockRestore();
  },
};
