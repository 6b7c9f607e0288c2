import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { DateTimeRangePicker } from './index.ts';

const meta = {
  title: 'Fields/DateTimeRangePicker 时间范围选择',
  id: 'fields-datetimerangepicker',
  component: DateTimeRangePicker,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: { label: '请假时间', value: null, onChange: fn() },
  decorators: [onStage(640)],
} satisfies Meta<typeof DateTimeRangePicker>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
