import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '../stage/index.ts';
import { RangeSlider } from './index.ts';

const meta = {
  title: 'Forms/RangeSlider 范围滑块',
  id: 'forms-rangeslider',
  component: RangeSlider,
  // What it does is tested beside its siblings; this is its page.
  tags: ['!test'],
  args: { label: '重复一段', value: [20, 60], hasFigure: true, onChange: () => undefined },
  decorators: [onStage(480)],
} satisfies Meta<typeof RangeSlider>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
