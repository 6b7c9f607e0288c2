import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { DateTimePicker } from './index.ts';

const meta = {
  title: 'Fields/DateTimePicker 日期时间选择',
  id: 'fields-datetimepicker',
  component: DateTimePicker,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: { label: '预约时间', value: null, onChange: fn() },
  decorators: [onStage(420)],
} satisfies Meta<typeof DateTimePicker>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
