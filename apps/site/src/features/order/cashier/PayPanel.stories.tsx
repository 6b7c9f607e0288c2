import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { cashier } from './cashier.state.ts';
import { PayPanel } from './PayPanel.tsx';

const SHEET = {
  appId: 'wx1',
  timeStamp: '1772413200',
  nonceStr: 'nonce',
  package: 'prepay_id=wx1',
  signType: 'RSA',
  paySign: 'signature',
};

const meta = {
  title: 'Site/Cashier/Ways to pay 付款方式',
  id: 'site-cashier-ways-to-pay',
  component: PayPanel,
  beforeEach: () => {
    Object.assign(cashier, {
      status: 'ready',
      order: undefined,
      quote: undefined,
      isReducing: false,
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
/** In WeChat, a press opens its payment sheet; a student who dismisses it is told that nothing was charged. */
export const WithinWechat: Story = {
  tags: ['visual'],
  beforeEach: () => {
    Object.assign(cashier, {
      payment: { way: 'wechat', qrContent: '', pageUrl: '', sheet: { request: SHEET, script: '' } },
    });
    Object.assign(window, {
      WeixinJSBridge: {
        invoke: (_: string, __: object, answer: (reply: object) => void) =>
          answer({ err_msg: 'get_brand_wcpay_request:cancel' }),
      },
    });
    return () => Reflect.deleteProperty(window, 'WeixinJSBridge');
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '微信支付' }));
    await expect(await canvas.findByText(/没有扣款，可以随时再付/)).toBeVisible();
  },
};
/** A phone cannot scan its own screen: it opens the wallet's page in the same window. */
export const OnAPhone: Story = {
  beforeEach: () => {
    Object.assign(cashier, { payment: { way: 'wechat', qrContent: '', pageUrl: '/sandbox/pay/T1' } });
    Object.defineProperty(navigator, 'userAgent', { configurable: true, value: 'iPhone Mobile' });
    return () => Reflect.deleteProperty(navigator, 'userAgent');
  },
  play: ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('link', { name: '打开微信支付' })).not.toHaveAttribute('target'),
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
