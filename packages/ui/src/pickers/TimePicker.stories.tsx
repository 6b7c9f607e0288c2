import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { TimePicker } from './index.ts';

const meta = {
  title: 'Fields/TimePicker 时间选择',
  id: 'fields-timepicker',
  component: TimePicker,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: { label: '提醒时间', value: null, onChange: fn() },
  decorators: [onStage(420)],
} satisfies Meta<typeof TimePicker>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
