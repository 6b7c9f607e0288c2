import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '../stage/index.ts';
import { HeatMap } from './index.ts';

const meta = {
  title: 'Content/HeatMap 热力图',
  id: 'content-heatmap',
  component: HeatMap,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: {
    label: '哪天练了题',
    days: [
      { day: '2026-11-02', value: 12 },
      { day: '2026-11-03', value: 40 },
      { day: '2026-11-19', value: 25 },
    ],
    format: (count) => `${count} 题`,
  },
  decorators: [onStage(640)],
} satisfies Meta<typeof HeatMap>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
