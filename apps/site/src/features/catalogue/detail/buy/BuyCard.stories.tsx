import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { showSchool } from '../../../../shared/testing/shell.samples.ts';
import { cart } from '../../../cart/index.ts';
import { BuyCard } from './BuyCard.tsx';
import { ownedDetail, sampleDetail } from '../detail.samples.ts';
import { sampleCourse } from '../../course.samples.ts';

const meta = {
  title: 'Site/Catalogue/Price card 价格卡片',
  id: 'site-catalogue-price-card',
  component: BuyCard,
  args: { detail: sampleDetail },
  beforeEach: () => {
    cart.ids = [];
    return showSchool({ hasCart: true });
  },
  decorators: [
    (Story) => (
      <div style={{ width: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BuyCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToBuy: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(card.getByRole('button', { name: '加入购物车' })).toBeVisible();
    await expect(card.getByRole('button', { name: '立即购买' })).toBeVisible();
  },
};
export const InCart: Story = {
  beforeEach: () => {
    cart.ids = ['1'];
  },
  play: ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('link', { name: '去购物车' })).toHaveAttribute(
      'href',
      '#/shoppingcart',
    ),
};
/** In a school without a cart everything is ordered at once, including what an older cart still contains. */
export const WithoutCart: Story = {
  beforeEach: () => {
    cart.ids = ['1'];
    return showSchool({ hasCart: false });
  },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(card.getByRole('button', { name: '立即购买' })).toBeVisible();
    await expect(card.queryByText(/购物车/)).toBeNull();
  },
};
export const Free: Story = {
  args: { detail: { ...sampleDetail, course: { ...sampleCourse, priceCents: 0, listPriceCents: 0 } } },
};
export const Owned: Story = {
  args: { detail: ownedDetail },
  play: ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('link', { name: '继续学习' })).toHaveAttribute(
      'href',
      expect.stringContaining('lessonId=2'),
    ),
};
export const LiveNow: Story = {
  args: { detail: { ...sampleDetail, course: ownedDetail.course } },
  play: ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('link', { name: '进入直播' })).toBeVisible(),
};
export const OffSale: Story = { args: { detail: { ...sampleDetail, isOnSale: false } } };
