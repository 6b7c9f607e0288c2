import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { Button } from '../Button/index.ts';
import { DescriptionList } from '../DescriptionList/index.ts';
import { Result } from './index.ts';

const meta = {
  title: 'Feedback/Result 结果',
  id: 'feedback-result',
  component: Result,
  args: {
    status: 'success',
    title: '学习卡已经开通',
    description: '「高等数学」已经在你的课程里。',
    children: (
      <DescriptionList
        items={[
          { term: '有效期', value: '2027 年 6 月 30 日' },
          { term: '订单号', value: 'LC202611250001' },
        ]}
      />
    ),
    actions: (
      <>
        <Button variant="primary" size="large">
          开始学习
        </Button>
        <Button size="large">再开一张</Button>
      </>
    ),
  },
  decorators: [onStage(640)],
} satisfies Meta<typeof Result>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  tags: ['visual'],
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('学习卡已经开通');
  },
};
export const Failed: Story = {
  args: {
    status: 'failed',
    title: '没有支付成功',
    level: 2,
    description: '钱没有扣，订单还在。',
    children: null,
  },
};
