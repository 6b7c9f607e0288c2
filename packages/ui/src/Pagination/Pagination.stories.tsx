import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { Pagination } from './index.ts';

const meta = {
  title: 'Navigation/Pagination 分页',
  id: 'navigation-pagination',
  component: Pagination,
  args: { page: 6, pageCount: 12, onChange: fn() },
  decorators: [onStage(640)],
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '下一页' }));
    await expect(args.onChange).toHaveBeenCalledWith(7);
  },
};
export const Links: Story = {
  args: { hrefOf: (page: number) => `#/course/list?page=${page}` },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '上一页' })).toHaveAttribute(
      'href',
      '#/course/list?page=5',
    );
  },
};
export const First: Story = { args: { page: 1, pageCount: 3 } };
export const OnePage: Story = {
  args: { page: 1, pageCount: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};
