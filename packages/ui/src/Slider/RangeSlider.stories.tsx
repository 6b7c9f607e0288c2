import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '../stage/index.ts';
import { RangeSlider } from './index.ts';

const meta = {
  title: 'Forms/RangeSlider 范围滑块',
  id: 'forms-rangeslider',
  component: RangeSlider,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: { label: '重复一段', value: [20, 60], hasFigure: true, onChange: () => undefined },
  decorators: [onStage(480)],
} satisfies Meta<typeof RangeSlider>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
