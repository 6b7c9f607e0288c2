import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { Breadcrumb } from './index.ts';

const meta = {
  title: 'Navigation/Breadcrumb 面包屑',
  id: 'navigation-breadcrumb',
  component: Breadcrumb,
  args: {
    steps: [
      { label: '首页', href: '#/home/index' },
      { label: '全部课程', href: '#/course/list' },
      { label: '高一数学：从集合到导数' },
    ],
  },
  decorators: [onStage()],
} satisfies Meta<typeof Breadcrumb>;
export default meta;

export const ThreeSteps: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: '全部课程' })).toHaveAttribute('href', '#/course/list');
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    await expect(canvas.getByText('高一数学：从集合到导数')).toHaveAttribute('aria-current', 'page');
  },
};
