import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Row, Stage } from '../stage/index.ts';
import { CountdownButton } from './index.ts';

const meta = {
  title: 'Actions/CountdownButton 倒计时按钮',
  id: 'actions-countdownbutton',
  component: CountdownButton,
  args: { children: '获取验证码', deadline: null, onClick: fn(), now: () => 0 },
  decorators: [
    (Story) => (
      <Stage width={320}>
        <Row>
          <Story />
        </Row>
      </Stage>
    ),
  ],
} satisfies Meta<typeof CountdownButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '获取验证码' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Resting: Story = {
  args: { deadline: 42_000 },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '42秒后重发' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
