import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { Icons } from './Icons.tsx';

const meta = { title: 'Foundations/Icons 图标', id: 'foundations-icons', component: Icons } satisfies Meta<
  typeof Icons
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All icons with the names by which they are imported. */
export const All: Story = { tags: ['visual'] };

/** Typing filters the icons; pressing one copies its name. */
export const Searching: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'chevron up');
    await expect(canvas.getByRole('status')).toHaveTextContent('1');
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'ChevronUp' }));
    await expect(copied).toHaveBeenCalledWith('ChevronUpIcon');
    copied.mockRestore();
  },
};

/** No icon has this name. */
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'unicorn');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('0');
  },
};
