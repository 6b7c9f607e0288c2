import { decodeReply } from '@lectern/sdk';
import { cashier as cashierCall } from '@lectern/sdk/endpoints/payment';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { cashier } from './cashier.store.ts';
import { readOrder } from './order.model.ts';
import { PayPanel } from './PayPanel.tsx';

const { order } = decodeReply(cashierCall, {
  order: { id: '7', status: 'waiting', payCents: 9_900, listCents: 9_900 },
});
const waitingOrder = readOrder(order);

const meta = {
  title: 'Site/Cashier/Ways to pay 收银台',
  id: 'site-cashier-ways-to-pay',
  component: PayPanel,
  beforeEach: () => {
    Object.assign(cashier, {
      status: 'ready',
      order: undefined,
      balanceCents: undefined,
      isPaying: false,
      ways: ['wechat', 'alipay'],
      way: 'wechat',
      opening: 'open',
      payment: { way: 'wechat', qrContent: 'weixin://wxpay/bizpayurl?pr=sample', pageUrl: '' },
      message: '',
    });
  },
  decorators: [
    (Story) => (
      <div style={{ width: 'min(640px, 100vw)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PayPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Code: Story = {
  play: ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('img', { name: '微信支付付款码' })).toBeVisible(),
};
export const FromTheBalance: Story = {
  beforeEach: () => {
    Object.assign(cashier, {
      order: waitingOrder,
      balanceCents: 14_250,
      way: 'balance',
      opening: 'idle',
      payment: undefined,
    });
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: /余额 可用 ¥142\.50/ })).toBeChecked();
    await expect(within(canvasElement).getByRole('button', { name: '用余额支付 ¥99' })).toBeEnabled();
  },
};
export const TooLittle: Story = {
  beforeEach: () => {
    Object.assign(cashier, { order: waitingOrder, balanceCents: 5_000 });
  },
  play: ({ canvasElement }) =>
    expect(within(canvasElement).getByText(/余额 ¥50，不够付这一单/)).toBeVisible(),
};
export const Opening: Story = {
  beforeEach: () => {
    Object.assign(cashier, { opening: 'opening', payment: undefined });
  },
};
export const PageAlone: Story = {
  beforeEach: () => {
    Object.assign(cashier, {
      way: 'alipay',
      payment: { way: 'alipay', qrContent: '', pageUrl: 'https://openapi.alipay.com/gateway.do' },
    });
  },
  play: ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('link', { name: '打开支付页面' })).toHaveAttribute(
      'target',
      '_blank',
    ),
};
export const Unreachable: Story = {
  beforeEach: () => {
    Object.assign(cashier, {
      opening: 'failed',
      payment: undefined,
      message: '支付通道没有响应，没有扣款，请稍后再试或换一种方式',
    });
  },
  play: ({ canvasElement }) => expect(within(canvasElement).getByRole('alert')).toHaveTextContent('没有扣款'),
};
