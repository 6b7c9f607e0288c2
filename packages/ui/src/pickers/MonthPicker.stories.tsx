import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { MonthPicker } from './index.ts';

const meta = {
  title: 'Fields/MonthPicker 月份选择',
  id: 'fields-monthpicker',
  component: MonthPicker,
  // What it does is tested beside its siblings; this is its page.
  tags: ['!test'],
  args: { label: '毕业年月', value: null, onChange: fn() },
  decorators: [onStage(420)],
} satisfies Meta<typeof MonthPicker>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
