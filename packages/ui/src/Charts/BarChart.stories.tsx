import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '../stage/index.ts';
import { BarChart } from './index.ts';

const meta = {
  title: 'Content/BarChart 柱状图',
  id: 'content-barchart',
  component: BarChart,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: {
    label: '每周做题数',
    labels: ['11/2', '11/9', '11/16'],
    labelsName: '周',
    series: [{ id: 'me', label: '我', values: [60, 72, 66] }],
  },
  decorators: [onStage(640)],
} satisfies Meta<typeof BarChart>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
