import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '../stage/index.ts';
import { Tag } from './index.ts';

const meta = {
  title: 'Display/Tag 标签',
  id: 'display-tag',
  component: Tag,
  // What it does is tested beside its siblings; this is its page.
  tags: ['!test'],
  args: { children: '直播', tone: 'accent' },
  decorators: [onStage(640)],
} satisfies Meta<typeof Tag>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
