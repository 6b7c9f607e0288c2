import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '../stage/index.ts';
import { Bars } from './index.ts';

const meta = {
  title: 'Content/Bars 得分条',
  id: 'content-bars',
  component: Bars,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: {
    label: '各部分得分',
    items: [
      { id: '1', label: '一、选择题', value: 45, max: 60 },
      { id: '2', label: '二、填空题', value: 20, max: 20, tone: 'success' },
    ],
  },
  decorators: [onStage(640)],
} satisfies Meta<typeof Bars>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
