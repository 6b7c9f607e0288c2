import type { Meta, StoryObj } from '@storybook/react-vite';
import { footerModes, widths } from '../../stage/index.ts';
import { full, hostile, textOnly } from '../footers.samples.ts';
import { Footer1 } from './Footer1.tsx';

const meta = {
  title: 'Shell/Footers/1 页脚一',
  id: 'shell-footers-1',
  component: Footer1,
  args: full,
} satisfies Meta<typeof Footer1>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every field filled in, in each footer theme. */
export const Full: Story = { tags: ['visual'], parameters: { chromatic: { modes: footerModes } } };

/** The three designed widths. */
export const Widths: Story = { tags: ['visual'], parameters: { chromatic: { modes: widths } } };

/** The school's name as text, no menu, no QR codes. */
export const TextOnly: Story = { args: textOnly };

/** 200 characters, emoji, right-to-left text, broken pictures, a dangerous link. */
export const HostileData: Story = { args: hostile };

/** The minimum that a server may send. */
export const NothingKnown: Story = { args: { info: null, menus: null } };
