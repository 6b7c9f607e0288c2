import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Row, Stage } from '../stage/index.ts';
import { AgreementBadge, AgreementButton } from './index.ts';

const meta = {
  title: 'Display/AgreementButton 协议按钮',
  id: 'display-agreements',
  component: AgreementButton,
  args: { state: 'unsigned', onSign: fn(), onEnter: fn() },
  decorators: [
    (Story) => (
      <Stage width={640}>
        <Row>
          <Story />
        </Row>
      </Stage>
    ),
  ],
} satisfies Meta<typeof AgreementButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Badges: Story = {
  tags: ['visual'],
  render: () => (
    <>
      {(['unsigned', 'signed', 'expired', 'notNeeded'] as const).map((state) => (
        <AgreementBadge key={state} state={state} />
      ))}
    </>
  ),
};
export const Unsigned: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '签署协议' }));
    await expect(args.onSign).toHaveBeenCalledOnce();
  },
};
export const OneIsEnough: Story = {
  args: { isOneEnough: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: '签署协议并学习' })).toBeVisible();
  },
};
export const Signed: Story = {
  args: { state: 'signed' },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(within(canvasElement).getByRole('button', { name: '进入学习' })).toBeVisible();
    await expect(args.onEnter).toHaveBeenCalledOnce();
  },
};
export const Expired: Story = {
  args: { state: 'expired' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('已失效')).toBeVisible();
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
