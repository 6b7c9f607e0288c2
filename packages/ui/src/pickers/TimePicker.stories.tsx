import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { TimePicker } from './index.ts';

const meta = {
  title: 'Fields/TimePicker 时间选择',
  id: 'fields-timepicker',
  component: TimePicker,
  // What it does is tested beside its siblings; this is its page.
  tags: ['!test'],
  args: { label: '提醒时间', value: null, onChange: fn() },
  decorators: [onStage(420)],
} satisfies Meta<typeof TimePicker>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
