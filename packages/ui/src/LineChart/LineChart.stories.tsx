import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { special, widths } from '../../../../.storybook/modes.ts';
import { Stage } from '../stage/index.ts';
import { LineChart } from './index.ts';

const weeks = ['9/28', '10/5', '10/12', '10/19', '10/26', '11/2', '11/9', '11/16'];

const meta = {
  title: 'Practice/LineChart',
  component: LineChart,
  args: {
    label: '每周正确率',
    labels: weeks,
    to: 100,
    format: (value) => `${value}%`,
    series: [{ id: 'rate', label: '正确率', values: [52, 58, 61, 60, 68, 72, 70, 79] }],
  },
  decorators: [
    (Story) => (
      <Stage width={640}>
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The figures stand in a table as well. */
export const OneLine: Story = {
  tags: ['visual'],
  parameters: { chromatic: { modes: { phone: widths.phone, ...special } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('以表格查看'));
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(weeks.length);
    await expect(canvas.getByRole('row', { name: '11/16 79%' })).toBeVisible();
  },
};

/** Lines differ in stroke and mark; a week without practice is a gap. */
export const Several: Story = {
  tags: ['visual'],
  args: {
    label: '每周做题数',
    to: undefined,
    format: String,
    series: [
      { id: 'me', label: '我', values: [12, 40, null, 55, 38, 60, 72, 66] },
      { id: 'all', label: '同学平均', values: [30, 32, 31, 35, 36, 38, 41, 40] },
      { id: 'best', label: '最好的一成', values: [80, 82, 79, 88, 90, 91, 95, 97] },
    ],
  },
};

/** A year of days: labels are left out where they would run into each other. */
export const ManyPoints: Story = {
  args: {
    label: '每日学习分钟',
    labels: Array.from({ length: 180 }, (_, day) => `第 ${day + 1} 天`),
    to: undefined,
    format: String,
    series: [
      { id: 'minutes', label: '分钟', values: Array.from({ length: 180 }, (_, day) => (day * 37) % 90) },
    ],
  },
};

/** Nothing, one point, negative and impossible values: the chart says what there is. */
export const BadInput: Story = {
  render: () => (
    <>
      <LineChart label="还没有" labels={[]} series={[]} />
      <LineChart label="只有一次 👨‍👩‍👧‍👦" labels={['今天']} series={[{ id: 'a', label: '分', values: [7] }]} />
      <LineChart
        label="نتائج"
        labels={['一', '二', '三']}
        series={[
          { id: 'a', label: '很长的名字'.repeat(20), values: [-4, Number.NaN, Number.POSITIVE_INFINITY] },
        ]}
      />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('还没有数据')).toBeVisible();
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
};
