import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { DateRangePicker } from './index.ts';

const meta = {
  title: 'Fields/DateRangePicker 日期范围选择',
  id: 'fields-daterangepicker',
  component: DateRangePicker,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: { label: '下单日期', value: null, onChange: fn() },
  decorators: [onStage(640)],
} satisfies Meta<typeof DateRangePicker>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
