import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { DateTimeRangePicker } from './index.ts';

const meta = {
  title: 'Fields/DateTimeRangePicker 时间范围选择',
  id: 'fields-datetimerangepicker',
  component: DateTimeRangePicker,
  // What it does is tested beside its siblings; this is its page.
  tags: ['!test'],
  args: { label: '请假时间', value: null, onChange: fn() },
  decorators: [onStage(640)],
} satisfies Meta<typeof DateTimeRangePicker>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
