import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { Tabs } from './index.ts';

const meta = {
  title: 'Navigation/Tabs 标签页',
  id: 'navigation-tabs',
  component: Tabs,
  args: {
    label: '课程资料',
    onChange: fn(),
    tabs: [
      { id: 'contents', label: '课程目录', content: '第一章 集合与逻辑' },
      { id: 'about', label: '课程介绍', content: '给高一同学的数学入门课。' },
      { id: 'reviews', label: '评价', count: 128, content: '讲得很清楚。' },
      { id: 'files', label: '资料', isDisabled: true, content: '' },
    ],
  },
  decorators: [onStage(640)],
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tabpanel', { name: /评价/ })).toHaveTextContent('讲得很清楚。');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: '课程目录' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('contents');
  },
};

export const Controlled: Story = { args: { value: 'about' } };
