import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stage } from '../stage/index.ts';
import { Timeline, TimelineItem } from './index.ts';

const meta = {
  title: 'Data/TimelineItem 时间线的一步',
  id: 'data-timelineitem',
  component: TimelineItem,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: { title: '打基础', aside: '11 月 2 日', tone: 'done' },
  decorators: [
    (Story) => (
      <Stage width={480}>
        <Timeline>
          <Story />
        </Timeline>
      </Stage>
    ),
  ],
} satisfies Meta<typeof TimelineItem>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
