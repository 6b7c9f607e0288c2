import { space } from '@lectern/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { CheckIcon, LockIcon } from '../icon/index.ts';
import { Timeline, TimelineItem } from './index.ts';

const meta = {
  title: 'Data/Timeline 时间线',
  id: 'data-timeline',
  component: Timeline,
  decorators: [onStage(480)],
} satisfies Meta;
export default meta;

/** With signs and with dots; done, open, waiting and failed items. */
export const SignsAndDots: StoryObj = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: space.x12 }}>
      <Timeline label="学习计划">
        <TimelineItem tone="done" sign={<CheckIcon size={18} />} title="打基础" aside="11 月 2 日">
          已完成 4 / 4
        </TimelineItem>
        <TimelineItem sign={2} title="做真题" isCurrent>
          已完成 1 / 3
        </TimelineItem>
        <TimelineItem tone="waiting" sign={<LockIcon size={16} />} title="模拟考试">
          完成上一阶段后开启
        </TimelineItem>
      </Timeline>
      <Timeline label="线路记录">
        <TimelineItem tone="danger" title="连接中断" aside="42 秒">
          09:12:30
        </TimelineItem>
        <TimelineItem tone="done" title="学校补时" aside="60 秒">
          09:14:02 · 线路问题
        </TimelineItem>
      </Timeline>
    </div>
  ),
  play: async () => {
    const steps = within(screen.getByRole('list', { name: '学习计划' })).getAllByRole('listitem');
    await expect(steps[1]).toHaveAttribute('aria-current', 'step');
  },
};
