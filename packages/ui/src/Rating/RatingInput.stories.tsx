import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { RatingInput } from './index.ts';

const meta = {
  title: 'Display/RatingInput 打分',
  id: 'display-ratinginput',
  component: RatingInput,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: { label: '课程评分', value: 4, onChange: fn() },
  decorators: [onStage(640)],
} satisfies Meta<typeof RatingInput>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
