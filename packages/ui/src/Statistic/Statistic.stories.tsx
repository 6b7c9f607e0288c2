import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stage } from '../stage/index.ts';
import { Statistic, StatisticGroup } from './index.ts';

const meta = {
  title: 'Data/Statistic 统计数字',
  id: 'data-statistic',
  component: Statistic,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: { label: '累计学习', value: '12 小时 5 分' },
  decorators: [
    (Story) => (
      <Stage width={480}>
        <StatisticGroup>
          <Story />
        </StatisticGroup>
      </Stage>
    ),
  ],
} satisfies Meta<typeof Statistic>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
