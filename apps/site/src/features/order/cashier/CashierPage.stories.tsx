import {
  cashier as cashierCall,
  payByBalance,
  reduce,
  start,
  state,
  type Cashier,
  type ReduceIn,
} from '@lectern/sdk/endpoints/payment';
import { mock, mockMalformed, refused, unreachable } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { phoneAndDark } from '@lectern/ui/stage';
import { answeredBy } from '../../../shared/testing/answeredBy.ts';
import { showSchool } from '../../../shared/testing/shell.samples.ts';
import CashierPage from './CashierPage.tsx';

const coupon = {
  minimumCents: 0,
  startsAt: '2026-02-01T00:00:00.000Z',
  endsAt: '2099-04-01T15:59:59.000Z',
  obstacle: null,
};
const coupons: NonNullable<Cashier['quote']>['coupons'] = [
  { ...coupon, couponId: '1', couponName: '同学相荐券', offCents: 3_000 },
  { ...coupon, couponId: '2', couponName: '学期礼券', offCents: 2_000 },
  { ...coupon, couponId: '3', couponName: '会员九折券', offCents: 0, obstacle: 'goods' },
  {
    ...coupon,
    couponId: '4',
    couponName: '年度大课券',
    offCents: 0,
    minimumCents: 99_900,
    obstacle: 'minimum',
  },
  {
    ...coupon,
    couponId: '5',
    couponName: '双旦券',
    offCents: 0,
    obstacle: 'early',
    startsAt: '2099-12-24T00:00:00.000Z',
  },
  { ...coupon, couponId: '6', couponName: '老学员券', offCents: 0, obstacle: 'held' },
];

const LIST = 29_900;
const SUM = 25_900;
const AVAILABLE = 5_000;

/** Computes the answer to a choice of reductions, as the server does. */
function answer(
  { couponId, usesPoints = false, usesBalance = false }: Partial<ReduceIn>,
  isChosen = true,
): Cashier {
  const couponCents = coupons.find((one) => one.couponId === couponId)?.offCents ?? 0;
  const pointCents = usesPoints ? 1_250 : 0;
  const payCents = SUM - couponCents - pointCents;
  const balanceCents = usesBalance ? AVAILABLE : 0;
  const reductions = [
    { kind: 'price' as const, offCents: LIST - SUM },
    { kind: 'coupon' as const, offCents: couponCents },
    { kind: 'points' as const, offCents: pointCents },
    { kind: 'balance' as const, offCents: balanceCents },
  ].filter(({ offCents }) => offCents > 0);
  return {
    order: {
      id: '7',
      orderNo: '20260302090000123456',
      status: 'waiting',
      payCents,
      listCents: LIST,
      reductions,
      dueCents: payCents - balanceCents,
      points: usesPoints ? 1_250 : 0,
      createdAt: '2026-03-02T01:00:00.000Z',
      expiresAt: '2099-03-02T01:30:00.000Z',
      paidAt: null,
      endedAt: null,
      paidBy: null,
      refund: null,
      afterSale: null,
      refundUntilAt: null,
      schoolName: '青禾学堂',
      items: [
        {
          commodityId: '3',
          commodityType: 1,
          courseId: '3',
          kind: 'recorded',
          courseName: '圆锥曲线二十讲',
          courseNameEn: 'Conic sections',
          cover: '',
          teacherName: '周老师',
          teacherNameEn: 'Ms Zhou',
          lessonCount: 20,
          priceCents: SUM,
          listPriceCents: LIST,
          returnedAt: null,
        },
      ],
      exam: null,
      membership: null,
      chargeCents: null,
      pointGoods: null,
    },
    ways: ['wechat', 'alipay'],
    isSandbox: false,
    quote: {
      isChosen,
      couponId: couponId ?? null,
      coupons,
      points: { available: 1_250, points: 1_250, offCents: 1_250, isUsed: usesPoints },
      balance: { availableCents: AVAILABLE, offCents: AVAILABLE, isUsed: usesBalance },
    },
    serverTime: '2026-03-02T01:00:00.000Z',
  };
}

const shared = [
  mock(start, () => ({
    tradeNo: 'T1',
    way: 'wechat' as const,
    amountCents: 0,
    qrContent: 'weixin://wxpay/bizpayurl?pr=sample',
    pageUrl: '',
    bridge: null,
    bridgeScript: '',
  })),
  mock(state, () => new Promise(() => undefined)),
];
const handlers = [
  mock(cashierCall, () => answer({ couponId: '1' }, false)),
  mock(reduce, ({ couponId, usesPoints, usesBalance }) =>
    answer({
      ...(typeof couponId === 'string' && { couponId }),
      usesPoints: usesPoints === true,
      usesBalance: usesBalance === true,
    }),
  ),
  ...shared,
];

const meta = {
  title: 'Site/Cashier/The page 收银台',
  id: 'site-cashier-page',
  component: CashierPage,
  parameters: { layout: 'fullscreen', ...answeredBy(handlers) },
  beforeEach: () => {
    const leaveSchool = showSchool({ hasPoints: true });
    window.location.hash = '#/payment/order?orderId=7';
    return () => {
      leaveSchool();
      window.location.hash = '';
    };
  },
} satisfies Meta<typeof CashierPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BestCoupon: Story = {
  tags: ['visual'],
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    const reductions = await canvas.findByRole('region', { name: '优惠' });
    await expect(await within(reductions).findByText('同学相荐券')).toBeVisible();
    await expect(await canvas.findByRole('img', { name: '微信支付付款码' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /抵扣/ }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: /用余额支付/ }));
    await waitFor(() => expect(canvas.getAllByText('¥166.50')).toHaveLength(2));
    await expect(canvas.getAllByText('¥166.50')[0]?.closest('[role=status]')).toHaveTextContent('还需支付');
  },
};
export const OtherCoupon: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '更换' }));
    const dialog = await screen.findByRole('dialog', { name: '选择优惠券' });
    await expect(within(dialog).getByRole('radio', { name: /会员九折券/ })).toBeDisabled();
    await expect(dialog).toHaveTextContent('满 ¥999 可用，这个订单还不到');
    await userEvent.click(within(dialog).getByRole('radio', { name: '不使用优惠券' }));
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await expect(await canvas.findByText('2 张可用')).toBeVisible();
  },
};
export const PaidByTheBalance: Story = {
  parameters: answeredBy(
    mock(cashierCall, () => {
      const { quote, order, ...page } = answer({ usesBalance: true });
      const rich = { availableCents: 40_000, offCents: SUM, isUsed: true };
      return { ...page, order: { ...order, dueCents: 0 }, quote: quote && { ...quote, balance: rich } };
    }),
    mock(payByBalance, unreachable),
    ...shared,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '用余额支付 ¥259' })).toBeEnabled();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};
export const Refused: Story = {
  parameters: answeredBy(
    mock(cashierCall, () => answer({ couponId: '1' })),
    mock(reduce, refused('这张优惠券已经过期')),
    ...shared,
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /用余额支付/ }));
    await expect(await canvas.findByText('这张优惠券已经过期')).toBeVisible();
  },
};
const ended = (fields: Partial<Cashier['order']>) => {
  const { order, ...page } = answer({});
  return answeredBy(
    mock(cashierCall, () => ({ ...page, order: { ...order, ...fields } })),
    ...shared,
  );
};
export const Paid: Story = {
  parameters: ended({ status: 'paid', chargeCents: 5_000 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '支付成功' })).toBeVisible();
    await expect(canvas.getByText('钱已经进了余额，买课和开会员都能用。')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '查看余额' })).toBeVisible();
  },
};
export const PartlyRefunded: Story = {
  parameters: ended({ status: 'paid', afterSale: 'part' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '支付成功' })).toBeVisible();
    await expect(canvas.getByText('部分已退')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '开始学习' })).toBeVisible();
  },
};
export const Refunded: Story = {
  parameters: ended({ status: 'paid', afterSale: 'returned' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '已退款' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '开始学习' })).toBeNull();
  },
};
export const Closed: Story = {
  parameters: ended({ status: 'closed', refund: 'due' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '订单已关闭' })).toBeVisible();
    await expect(canvas.getByText('款项正在退回')).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: answeredBy(mock(cashierCall, unreachable)),
  play: async ({ canvas }) => expect(await canvas.findByText('收银台没有打开')).toBeVisible(),
};

export const Damaged: Story = {
  parameters: answeredBy(
    mockMalformed(cashierCall, { order: { id: '7', status: 'waiting', payCents: 900 } }),
    ...shared,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '取消订单' })).toBeVisible();
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
};
