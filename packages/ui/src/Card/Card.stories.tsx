import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { Card } from './index.ts';

const meta = {
  title: 'Layout/Card 卡片',
  id: 'layout-card',
  component: Card,
  args: { children: '每天一小时，把会做的题做对，把做错的题弄懂。' },
  decorators: [onStage(400)],
} satisfies Meta<typeof Card<'div'>>;
export default meta;
type Story = StoryObj<typeof Card<'div'>>;

export const Plain: Story = {};
export const Roomy: Story = { args: { padding: 'large' } };
/** The children are stacked vertically, `gap` apart. */
export const WithGap: Story = {
  args: { gap: 'x3', children: [<h2 key="name">今天的练习</h2>, <p key="words">还有 12 题没有做。</p>] },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('heading').getBoundingClientRect();
    await expect(canvas.getByText('还有 12 题没有做。').getBoundingClientRect().top - name.bottom).toBe(12);
  },
};
export const Raised: Story = { args: { isRaised: true } };
