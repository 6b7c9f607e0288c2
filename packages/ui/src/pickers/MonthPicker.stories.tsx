import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { MonthPicker } from './index.ts';

const meta = {
  title: 'Fields/MonthPicker 月份选择',
  id: 'fields-monthpicker',
  component: MonthPicker,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: { label: '毕业年月', value: null, onChange: fn() },
  decorators: [onStage(420)],
} satisfies Meta<typeof MonthPicker>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
