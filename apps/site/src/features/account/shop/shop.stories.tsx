import * as account from '@lectern/sdk/endpoints/account';
import { mock, mockAll, unreachable } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { phoneAndDark } from '@lectern/ui/stage';
import { answeredBy } from '../../../shared/testing/answeredBy.ts';
import { session } from '../../../shared/session/session.store.ts';
import { showSchool } from '../../../shared/testing/shell.samples.ts';
import { goodsPage } from './samples.ts';
import ShopPage from './ShopPage.tsx';

const meta = {
  title: 'Site/Account centre/Points shop 积分商城',
  id: 'site-account-centre-points-shop',
  component: ShopPage,
  parameters: { layout: 'fullscreen', ...answeredBy(mock(account.pointGoods, () => goodsPage)) },
  beforeEach: () => {
    session.token = 'a token';
    const leaveSchool = showSchool({ hasPoints: true }, '青禾豆');
    return () => {
      leaveSchool();
      session.token = '';
    };
  },
} satisfies Meta<typeof ShopPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shelf: Story = {
  tags: ['visual'],
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: '开放日体验券' })).toHaveTextContent('已兑完');
    await expect(canvas.getByRole('article', { name: '日语五十音到 N5' })).toHaveTextContent('还差 580');
    await expect(canvas.getByRole('button', { name: '兑换：10 元会员券' })).toBeEnabled();
  },
};

export const Empty: Story = {
  parameters: answeredBy(mock(account.pointGoods, () => ({ remaining: 12, records: [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有可以兑换的东西')).toBeVisible();
    // The school's own name for its points is used in all sentences.
    await expect(canvas.getByRole('heading', { name: '青禾豆兑换' })).toBeVisible();
    await expect(canvas.getByText(/青禾豆会一直留着/)).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['release'],
  parameters: answeredBy(mockAll(account, unreachable)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重新加载' })).toBeVisible();
  },
};
