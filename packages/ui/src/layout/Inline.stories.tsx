import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { Tag } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { Inline } from './index.ts';

const meta = {
  title: 'Layout/Inline 横排',
  id: 'layout-inline',
  component: Inline,
  args: {
    gap: 'x2',
    children: [
      <Button key="button">继续学习</Button>,
      ...['直播', '录播', '题库', '资料', '证书'].map((name) => <Tag key={name}>{name}</Tag>),
      <p key="word">{'Donaudampfschifffahrt'.repeat(4)}</p>,
    ],
  },
  decorators: [onStage(240)],
} satisfies Meta<typeof Inline<'div'>>;
export default meta;
type Story = StoryObj<typeof Inline<'div'>>;

/**
 * Items are vertically centred; those that do not fit wrap onto the next line, and are broken if they are
 * longer than a line.
 */
export const Usual: Story = {
  play: async ({ canvas }) => {
    const middleOf = (element: HTMLElement) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    };
    const button = middleOf(canvas.getByRole('button'));
    await expect(middleOf(canvas.getByText('直播'))).toBeCloseTo(button, 0);
    await expect(middleOf(canvas.getByText('证书'))).toBeGreaterThan(button + 20);
    const word = canvas.getByText(/^Donau/);
    await expect(word.getBoundingClientRect().right).toBeLessThanOrEqual(
      word.parentElement?.getBoundingClientRect().right ?? 0,
    );
  },
};

/** One item at each end. */
export const Apart: Story = {
  render: () => (
    <Inline as="header" justify="space-between">
      我的证书
      <Tag>3</Tag>
    </Inline>
  ),
};

/** A name shrinks in favour of what is beside it. */
export const OneLine: Story = {
  args: {
    isOneLine: true,
    children: [
      <span key="name">高等数学（上册）第三章：微分中值定理与导数的应用</span>,
      <Button key="button">打开</Button>,
    ],
  },
  play: async ({ canvas }) => {
    const name = canvas.getByText(/高等数学/).getBoundingClientRect();
    await expect(canvas.getByRole('button').getBoundingClientRect().left).toBe(name.right + 8);
  },
};
