import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { onStage, phoneAndDark, special, widths } from '../stage/index.ts';
import { BarChart, Bars, HeatMap, LineChart } from './index.ts';

const weeks = ['9/28', '10/5', '10/12', '10/19', '10/26', '11/2', '11/9', '11/16'];
const days = Array.from({ length: 180 }, (_, day) => ({
  day: new Date(Date.UTC(2026, 4, 22 + day)).toISOString().slice(0, 10),
  value: day % 9 === 0 ? 0 : (day * 37) % 90,
}));

const meta = {
  title: 'Content/LineChart 折线图 图表',
  id: 'content-charts',
  component: LineChart,
  args: {
    label: '每周正确率',
    labels: weeks,
    labelsName: '周',
    to: 100,
    format: (value) => `${value}%`,
    series: [{ id: 'rate', label: '正确率', values: [52, 58, 61, 60, 68, 72, 70, 79] }],
  },
  decorators: [onStage(640)],
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The values are also available as a table. */
export const OneLine: Story = {
  tags: ['visual'],
  parameters: { chromatic: { modes: { phone: widths.phone, ...special } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('以表格查看'));
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(weeks.length);
    await expect(canvas.getByRole('row', { name: '11/16 79%' })).toBeVisible();
  },
};

/** Lines differ in stroke and marks, bars in hatching; a week without practice is a gap. */
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
  render: (args) => (
    <>
      <LineChart {...args} />
      <BarChart {...args} />
    </>
  ),
};

/** Days as a calendar: the larger a day's value, the fuller its square. */
export const Days: Story = {
  tags: ['visual'],
  parameters: phoneAndDark,
  render: () => <HeatMap label="哪天练了题，最近半年" days={days} format={(count) => `${count} 题`} />,
};

/** Shares of a whole, for example the sections of a paper; the numbers are shown as text. */
export const Shares: Story = {
  render: () => (
    <Bars
      label="各部分得分"
      items={[
        { id: '1', label: '一、选择题', value: 45, max: 60 },
        { id: '2', label: '二、填空题', value: 20, max: 20, tone: 'success' },
        { id: '3', label: '三、解答题', value: 21.5, max: 70, tone: 'danger' },
        { id: '4', label: '附加题', value: 0, max: 0, figure: '未作答' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('一、选择题45 / 60');
  },
};

/** No data, a single point, many points, negative and invalid values: a chart shows what is valid. */
export const BadInput: Story = {
  render: () => (
    <>
      <LineChart label="还没有" labelsName="日期" labels={[]} series={[]} />
      <HeatMap label="没有一天" days={[{ day: '2026-02-30', value: 4 }]} />
      <LineChart
        label="只有一次 👨‍👩‍👧‍👦"
        labelsName="日期"
        labels={['今天']}
        series={[{ id: 'a', label: '分', values: [7] }]}
      />
      <LineChart
        label="نتائج"
        labelsName="日期"
        labels={['一', '二', '三']}
        series={[
          { id: 'a', label: '很长的名字'.repeat(20), values: [-4, Number.NaN, Number.POSITIVE_INFINITY] },
        ]}
      />
      <BarChart
        label="每日学习分钟"
        labelsName="日期"
        labels={days.map((_, day) => `第 ${day + 1} 天`)}
        series={[{ id: 'minutes', label: '分钟', values: days.map(({ value }) => value - 40) }]}
      />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('还没有数据')).toHaveLength(2);
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
};
