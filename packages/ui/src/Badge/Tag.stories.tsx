import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '../stage/index.ts';
import { Tag } from './index.ts';

const meta = {
  title: 'Display/Tag 标签',
  id: 'display-tag',
  component: Tag,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: { children: '直播', tone: 'accent' },
  decorators: [onStage(640)],
} satisfies Meta<typeof Tag>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
