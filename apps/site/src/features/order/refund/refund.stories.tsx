import { ask, offer, type RefundOffer } from '@lectern/sdk/endpoints/refund';
import { mock, refused, unreachable } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { phoneAndDark } from '@lectern/ui/stage';
import { answeredBy } from '../../../shared/testing/answeredBy.ts';
import { showSchool } from '../../../shared/testing/shell.samples.ts';
import { refund } from './refund.store.ts';
import RefundPage from './RefundPage.tsx';
import { refundOffer, requestOf } from './samples.ts';

const showing = (fields: Partial<RefundOffer>) => ({
  ...answeredBy(mock(offer, () => ({ ...refundOffer, ...fields }))),
});

const meta = {
  title: 'Site/Orders/A refund 退款',
  id: 'site-orders-refund',
  component: RefundPage,
  parameters: { layout: 'fullscreen', ...showing({}) },
  beforeEach: () => {
    const leaveSchool = showSchool({ hasPoints: true });
    Object.assign(refund, { status: 'idle', value: undefined });
    window.location.hash = '#/personal/order/refund?orderId=9';
    return () => {
      leaveSchool();
      window.location.hash = '';
    };
  },
} satisfies Meta<typeof RefundPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Everything refundable is selected; with one part less the sum is lower, and the coupon is not returned. */
export const Ask: Story = {
  tags: ['visual'],
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: /函数与导数/ })).toBeDisabled();
    await expect(canvas.getByText('¥278.01')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /立体几何/ }));
    await waitFor(() => expect(canvas.getAllByText('¥179').length).toBeGreaterThan(1));
    await expect(canvas.getByText('优惠券在整个订单都退掉时才退回')).toBeVisible();
  },
};

/** The last part returns the coupon. */
export const WholeOrder: Story = {
  parameters: showing({ items: refundOffer.items.filter(({ obstacle }) => obstacle === null) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('学期礼券')).toBeVisible();
  },
};

/**
 * With nothing selected and "other reason" without an explanation, both errors are shown at their fields; so is
 * a refusal by the server.
 */
export const Wrong: Story = {
  parameters: answeredBy(
    mock(offer, () => refundOffer),
    mock(ask, refused('学习进度已经超过可以退款的范围，请联系学校', { field: 'itemIds' })),
  ),
  play: async ({ canvas }) => {
    const ticks = [
      await canvas.findByRole('checkbox', { name: /圆锥曲线/ }),
      canvas.getByRole('checkbox', { name: /立体几何/ }),
    ];
    for (const tick of ticks) await userEvent.click(tick);
    await userEvent.click(canvas.getByRole('radio', { name: '其他原因' }));
    const send = canvas.getByRole('button', { name: '提交申请' });
    await userEvent.click(send);
    await waitFor(() => expect(canvas.getByText('请选择要退的内容')).toBeVisible());
    await expect(canvas.getByText('请写一下退款的原因')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /圆锥曲线/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /补充说明/ }), '听不懂');
    await userEvent.click(send);
    await waitFor(() => expect(canvas.getByText('学习进度已经超过可以退款的范围，请联系学校')).toBeVisible());
  },
};

export const Asked: Story = {
  tags: ['visual'],
  parameters: {
    ...phoneAndDark,
    ...answeredBy(
      mock(offer, () => ({ ...refundOffer, obstacle: 'asked' as const, requests: [requestOf('asked')] })),
    ),
  },
  play: async ({ canvas }) => {
    const request = await canvas.findByRole('article', { name: /圆锥曲线二十讲 等学校处理/ });
    await expect(within(request).getByText('学校处理').closest('li')).toHaveAttribute('aria-current', 'step');
    await expect(within(request).getByRole('button', { name: '撤销申请' })).toBeEnabled();
  },
};

export const OnItsWay: Story = {
  parameters: showing({
    obstacle: 'nothing',
    requests: [requestOf('returning', { couponName: '学期礼券' })],
  }),
};

export const Stuck: Story = {
  parameters: showing({ obstacle: 'nothing', requests: [requestOf('returning', { stuckFlag: 1 })] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/支付机构暂时退不了这笔钱/)).toBeVisible();
  },
};

/** One request was refused, a later one paid out: both are shown, and the rest can still be requested. */
export const Ended: Story = {
  tags: ['visual'],
  parameters: {
    ...phoneAndDark,
    ...showing({
      requests: [
        requestOf('returned', { couponName: '学期礼券', points: 600 }),
        requestOf('refused', { requestId: '6', answer: '请先和老师约一次试听，再决定要不要退' }),
        requestOf('cancelled', { requestId: '5' }),
      ],
    }),
  },
};

export const OfTheSchool: Story = {
  parameters: showing({
    obstacle: 'nothing',
    requests: [requestOf('returned', { schoolFlag: 1, answer: '课程停开', remark: '' })],
  }),
};

export const TooLate: Story = {
  parameters: showing({ obstacle: 'days' }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/付款 7 天以内.*请联系学校的客服/)).toBeVisible();
  },
};

export const Missing: Story = { parameters: answeredBy(mock(offer, refused('没有找到这个订单'))) };

export const Failed: Story = { parameters: answeredBy(mock(offer, unreachable)) };
