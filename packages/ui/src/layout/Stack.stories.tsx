import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { Button } from '../Button/index.ts';
import { Stack } from './index.ts';

const meta = {
  title: 'Layout/Stack 竖排',
  id: 'layout-stack',
  component: Stack,
  args: { gap: 'x3', children: [<Button key="one">继续学习</Button>, <Button key="other">去做练习</Button>] },
  decorators: [onStage(400)],
} satisfies Meta<typeof Stack<'div'>>;
export default meta;
type Story = StoryObj<typeof Stack<'div'>>;

/** Each child takes the full width; children are `gap` apart. */
export const Usual: Story = {
  play: async ({ canvas, canvasElement }) => {
    const [one, other] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(one?.width).toBe(canvasElement.querySelector('main > div')?.clientWidth);
    await expect((other?.top ?? 0) - (one?.bottom ?? 0)).toBe(12);
  },
};

/** As wide as its content. */
export const AtTheStart: Story = { args: { align: 'start' } };

const longWord = 'https://school.example/'.padEnd(120, 'a');

/** A list with words wider than the page: it does not overflow the page, and has no list markers. */
export const List: Story = {
  render: () => (
    <Stack as="ul" gap="x2">
      <li>{longWord}</li>
      <li>第二章</li>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(getComputedStyle(list).listStyleType).toBe('none');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};
