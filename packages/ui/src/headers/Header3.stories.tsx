import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { abovePage, headerModes, widths } from '../stage/index.ts';
import { hostile, student, visitor } from './headers.samples.ts';
import { Header3 } from './Header3/Header3.tsx';

const meta = {
  title: 'Shell/Headers/3 delicate 页头三',
  id: 'shell-headers-3-delicate',
  component: Header3,
  args: visitor,
  decorators: [abovePage],
} satisfies Meta<typeof Header3>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A visitor. */
export const Visitor: Story = { tags: ['visual'], parameters: { chromatic: { modes: headerModes } } };

/** A member is logged in. */
export const Student: Story = {
  tags: ['visual'],
  args: student,
  parameters: { chromatic: { modes: widths } },
};

/** Names of 200 characters, emoji, right-to-left text, broken pictures. */
export const HostileData: Story = { args: hostile };

/** The minimum that a server may send. */
export const NothingKnown: Story = { render: () => <Header3 brand={{}} /> };

/** Off the home page it has the layout of template 1, on white. */
export const OffHome: Story = {
  tags: ['visual'],
  args: { isHome: false },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('navigation', { hidden: true })).toHaveLength(1);
  },
};
