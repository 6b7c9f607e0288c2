import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { Accordion } from './index.ts';

const meta = {
  title: 'Navigation/Accordion 折叠面板',
  id: 'navigation-accordion',
  component: Accordion,
  args: {
    openIds: ['1'],
    items: [
      {
        id: '1',
        title: '第一章 集合与逻辑',
        aside: '4 节 · 1 小时 20 分',
        content: '集合的概念、集合间的关系、充分条件与必要条件。',
      },
      { id: '2', title: '第二章 函数', aside: '6 节 · 2 小时', content: '函数的概念、单调性与奇偶性。' },
      { id: '3', title: '第三章 导数', aside: '5 节 · 1 小时 45 分', content: '导数的概念与应用。' },
    ],
  },
  decorators: [onStage(640)],
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Contents: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText(/单调性/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('第二章 函数'));
    await expect(canvas.getByText(/单调性/)).toBeVisible();
    await expect(canvas.getByText(/充分条件/)).toBeVisible();
  },
};

export const OneAtATime: Story = {
  args: { isExclusive: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('第三章 导数'));
    await expect(canvas.getByText('导数的概念与应用。')).toBeVisible();
    await expect(canvas.getByText(/充分条件/)).not.toBeVisible();
  },
};
