import { space } from '@lectern/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { onStage, widths } from '../stage/index.ts';
import { Card } from '../Card/index.ts';
import { DescriptionList, type DescriptionItem } from './index.ts';

const items: readonly DescriptionItem[] = [
  { term: '订单号', value: 'LC202611250001' },
  { term: '下单时间', value: '2026 年 11 月 25 日 09:30', note: '北京时间' },
  { term: '发票号', value: '' },
  { term: '支付方式', value: '微信支付' },
];

const sums: readonly DescriptionItem[] = [
  { term: '已选 2 件', value: '¥398.00' },
  { term: '已优惠', value: '−¥20.00' },
  { term: '合计', value: '¥378.00', isTotal: true },
];

const meta = {
  title: 'Data/DescriptionList 描述列表',
  id: 'data-descriptionlist',
  component: DescriptionList,
  args: { items },
  decorators: [onStage(720)],
} satisfies Meta<typeof DescriptionList>;
export default meta;

/** The three layouts; items without a value are omitted. */
export const Layouts: StoryObj<typeof meta> = {
  tags: ['visual'],
  parameters: { chromatic: { modes: { phone: widths.phone, tablet: widths.tablet } } },
  render: (args) => (
    <div style={{ display: 'grid', gap: space.x8 }}>
      <DescriptionList {...args} label="订单" />
      <DescriptionList {...args} layout="columns" />
      <Card padding="large">
        <DescriptionList layout="lines" items={sums} />
      </Card>
      <div style={{ width: 'fit-content' }}>
        <DescriptionList layout="lines" items={sums.slice(-1)} />
      </div>
    </div>
  ),
  play: async () => {
    await expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).not.toContain('发票号');
    const [term, sum] = [screen.getAllByRole('term').at(-1), screen.getAllByRole('definition').at(-1)];
    await expect(sum).toHaveTextContent('¥378.00');
    // Side by side, also where the box is exactly as wide as the two.
    await expect(sum?.getBoundingClientRect().top).toBeLessThan(term?.getBoundingClientRect().bottom ?? 0);
  },
};
