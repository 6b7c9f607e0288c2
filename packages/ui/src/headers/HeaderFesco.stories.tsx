import type { Meta, StoryObj } from '@storybook/react-vite';
import { abovePage, headerModes, widths } from '../stage/index.ts';
import { hostile, student, visitor } from './headers.samples.ts';
import { HeaderFesco } from './HeaderFesco/HeaderFesco.tsx';

const meta = {
  title: 'Shell/Headers/FESCO 定制页头',
  id: 'shell-headers-fesco',
  component: HeaderFesco,
  args: visitor,
  decorators: [abovePage],
} satisfies Meta<typeof HeaderFesco>;
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
export const NothingKnown: Story = { render: () => <HeaderFesco brand={{}} /> };
