import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '../stage/index.ts';
import { Card } from './index.ts';

const meta = {
  title: 'Layout/Card 卡片',
  id: 'layout-card',
  component: Card,
  args: { children: '每天一小时，把会做的题做对，把做错的题弄懂。' },
  decorators: [onStage(400)],
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Roomy: Story = { args: { padding: 'large' } };
export const Raised: Story = { args: { isRaised: true } };
