import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BellIcon, CartIcon } from '../icon/index.ts';
import { Row, Stage } from '../stage/index.ts';
import { Badge, Tag } from './index.ts';

const meta = {
  title: 'Display/Badge 徽标',
  id: 'display-badge-and-tag',
  component: Badge,
  args: { count: 3, label: '购物车里有 3 件', children: <CartIcon size={24} /> },
  decorators: [
    (Story) => (
      <Stage width={640}>
        <Row>
          <Story />
        </Row>
      </Stage>
    ),
  ],
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tags: Story = {
  render: () => (
    <>
      <Tag>已结课</Tag>
      <Tag tone="accent">直播课</Tag>
      <Tag tone="success">已完成</Tag>
      <Tag tone="warning">待签协议</Tag>
      <Tag tone="danger">已过期</Tag>
      <Tag tone="info">可试听</Tag>
      <Tag tone="onCover">录播课</Tag>
      <span style={{ display: 'flex', width: 60 }}>
        <Tag>
          Not <b>started</b> yet
        </Tag>
      </span>
      <Tag>{'全国计算机技术与软件专业技术资格考试'.repeat(6)}</Tag>
    </>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByText(/^全国/);
    await expect(box.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    const line = canvas.getByText('已结课').clientHeight;
    await expect(box.clientHeight).toBeGreaterThan(line);
    await expect(canvas.getByText(/^Not/).clientHeight).toBe(line);
  },
};
export const Count: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '购物车里有 3 件' })).toHaveTextContent('3');
  },
};
export const Many: Story = { args: { count: 128, label: '购物车里有 128 件' } };
export const Dot: Story = { args: { count: 'dot', label: '有未读消息', children: <BellIcon size={24} /> } };
export const Nothing: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};
