import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { Icons } from './Icons.tsx';

const meta = {
  title: 'Foundations/Icons 图标',
  id: 'foundations-icons',
  component: Icons,
} satisfies Meta<typeof Icons>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every icon with the name it is imported by. */
export const All: Story = { tags: ['visual'] };

/** Typing narrows the icons; pressing one copies its name. */
export const Searching: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'chevron up');
    await expect(canvas.getByRole('status')).toHaveTextContent('1');
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'ChevronUp' }));
    await expect(written).toHaveBeenCalledWith('ChevronUpIcon');
    written.mockRestore();
  },
};

/** Nothing is called so. */
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'unicorn');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('0');
  },
};
