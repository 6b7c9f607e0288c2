import { space } from '@lectern/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { onStage, widths } from '../stage/index.ts';
import { Statistic, StatisticGroup } from './index.ts';

const meta = {
  title: 'Data/StatisticGroup 统计数字组',
  id: 'data-statisticgroup',
  component: StatisticGroup,
  decorators: [onStage(960)],
} satisfies Meta;
export default meta;

const figures = (
  <>
    <Statistic label="累计学习" value="12 小时 5 分" />
    <Statistic label="连续学习" value="3 天" />
    <Statistic label="课程" value={4} note="学完 1 门" />
    <Statistic label="可用积分" value={12840} tone="accent" />
    <Statistic label="考试" value="2 次" />
  </>
);

/** Plain and as tiles; numbers are formatted for the language. */
export const Looks: StoryObj = {
  tags: ['visual'],
  parameters: { chromatic: { modes: { phone: widths.phone, tablet: widths.tablet } } },
  render: () => (
    <div style={{ display: 'grid', gap: space.x8 }}>
      <StatisticGroup label="学习档案">{figures}</StatisticGroup>
      <StatisticGroup look="tiles">{figures}</StatisticGroup>
    </div>
  ),
  play: async () => {
    await expect(screen.getAllByText('12,840')).toHaveLength(2);
  },
};

/** Numbers being loaded have placeholders of the same size; their labels are shown already. */
export const Waiting: StoryObj = {
  render: () => (
    <StatisticGroup label="学习档案" look="tiles">
      <Statistic label="连续学习" value={undefined} />
      <Statistic label="课程" value={4} />
    </StatisticGroup>
  ),
  play: async () => {
    const [held, known] = screen.getAllByRole('definition');
    await expect(held?.offsetHeight).toBe(known?.offsetHeight);
  },
};
