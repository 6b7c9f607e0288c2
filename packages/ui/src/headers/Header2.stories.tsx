import type { Meta, StoryObj } from '@storybook/react-vite';
import { abovePage, headerModes, widths } from '../stage/index.ts';
import { hostile, student, visitor } from './headers.samples.ts';
import { Header2 } from './Header2/Header2.tsx';

const meta = {
  title: 'Shell/Headers/2 wind 页头二',
  id: 'shell-headers-2-wind',
  component: Header2,
  args: visitor,
  decorators: [abovePage],
} satisfies Meta<typeof Header2>;
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
export const NothingKnown: Story = { render: () => <Header2 brand={{}} /> };
