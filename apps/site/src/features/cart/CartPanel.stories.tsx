import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { onStage } from '@lectern/ui/stage';
import type { CartItem } from './cart.model.ts';
import { cart } from './cart.store.ts';
import { CartPanel } from './CartPanel.tsx';

const item = (commodityId: string, name: string, priceCents: number): CartItem => ({
  commodityId,
  href: '#/course/detail/1/1/contents',
  name: { zh: name, en: name },
  cover: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
  kind: 'recorded',
  teacher: { zh: '许砚书', en: 'Xu Yanshu' },
  lessonCount: 20,
  priceCents,
  listPriceCents: priceCents,
  schoolId: '1',
  schoolName: '清禾',
  state: 'ready',
  includedIn: [],
});
const items = [
  item('1', '圆锥曲线二十讲：从一根绳子到高考压轴题的完整路线', 29_900),
  item('2', '吉他入门', 15_900),
  item('3', '古文一百篇', 0),
  item('4', '版式设计', 9900),
];
const ids = items.map(({ commodityId }) => commodityId);

/** Sets the state of the cart before the story is shown. */
const at = (state: Partial<typeof cart>) => ({
  beforeEach: () => {
    Object.assign(
      cart,
      { status: 'ready', items, ids, count: ids.length, leftOut: [], isPanelShown: true },
      state,
    );
    return () =>
      void Object.assign(cart, {
        status: 'idle',
        items: [],
        ids: [],
        count: 0,
        leftOut: [],
        isPanelShown: false,
      });
  },
});

const meta = {
  title: 'Site/Cart/Panel 购物车',
  id: 'site-cart-panel',
  component: CartPanel,
  decorators: [onStage()],
} satisfies Meta<typeof CartPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const findPanel = () => within(document.body).findByRole('region', { name: '购物车' });
const gone = () =>
  waitFor(() => expect(within(document.body).queryByRole('region', { name: '购物车' })).toBeNull());

export const Filled: Story = {
  ...at({}),
  play: async () => {
    const panel = within(await findPanel());
    await expect(panel.getAllByRole('listitem')).toHaveLength(3);
    await expect(panel.getByText('共 4 件')).toBeVisible();
    await expect(panel.getByText('¥557')).toBeVisible();
    await expect(panel.getByRole('link', { name: '去购物车' })).toHaveAttribute('href', '#/shoppingcart');
    await userEvent.click(panel.getByRole('button', { name: '关闭' }));
    await gone();
  },
};

/** An item that was just added is still loading. */
export const OnItsWay: Story = { ...at({ status: 'loading', items: [], ids: ['1'], count: 1 }) };

export const NotRead: Story = {
  ...at({ status: 'failed', items: [], ids: ['1'], count: 1 }),
  play: async () => {
    const panel = within(await findPanel());
    await expect(panel.queryByRole('listitem')).toBeNull();
    await expect(panel.getByText('共 1 件')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await gone();
  },
};

export const English: Story = { ...at({}), globals: { locale: 'en' } };
