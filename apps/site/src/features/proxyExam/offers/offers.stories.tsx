import type { OutputOf } from '@lectern/sdk';
import * as proxyExam from '@lectern/sdk/endpoints/proxyExam';
import { mock, refused, unreachable } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { phoneAndDark } from '@lectern/ui/stage';
import { answeredBy } from '../../../shared/testing/answeredBy.ts';
import { session } from '../../../shared/session/session.store.ts';
import { signPage } from '../samples.ts';
import OfferPage from './OfferPage.tsx';
import OffersPage from './OffersPage.tsx';
import { offerDetail, offerPage } from './samples.ts';

const list = mock(proxyExam.offers, () => offerPage);
const shows = (detail: OutputOf<typeof proxyExam.offer>) => ({
  ...answeredBy(
    mock(proxyExam.offer, () => detail),
    list,
  ),
});
const [, , ready] = signPage.records;
if (ready === undefined) throw new Error('a third registration is wanted');
const own = { ...ready, itemId: '1' };
const asStudent = () => {
  Object.assign(session, { token: 'story', userId: '7', companyId: '1' });
  return () => void Object.assign(session, { token: '', userId: '', companyId: '' });
};

const meta = {
  title: 'Site/Exams on offer 考试报名',
  id: 'site-exams-on-offer',
  component: OfferPage,
  args: { params: { itemId: '1' } },
  parameters: { layout: 'fullscreen', ...shows(offerDetail) },
} satisfies Meta<typeof OfferPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  tags: ['visual'],
  render: () => <OffersPage />,
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: '普通话水平测试' })).toHaveTextContent(
      '北京市、上海市、江苏省、浙江省等 6 个考区',
    );
    await expect(canvas.getByRole('article', { name: '普通高中学业水平合格性考试' })).toHaveTextContent(
      '免费',
    );
  },
};

export const NoOffers: Story = {
  render: () => <OffersPage />,
  parameters: answeredBy(
    mock(proxyExam.offers, () => ({
      total: 0,
      records: [],
      counts: { all: 0, open: 0, soon: 0, closed: 0 },
    })),
  ),
};

export const ListFailed: Story = {
  render: () => <OffersPage />,
  parameters: answeredBy(mock(proxyExam.offers, unreachable)),
};

export const Visitor: Story = {
  tags: ['visual'],
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: '登录后报名' }))[0]).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: /自学考试汉语言班/ })).toBeInTheDocument();
  },
};

export const WithoutTheCourse: Story = {
  beforeEach: asStudent,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: '还不能报名' }))[0]).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const MayRegister: Story = {
  beforeEach: asStudent,
  parameters: shows({ ...offerDetail, sign: own }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: '去报名' }))[0]).toHaveAttribute(
      'href',
      '#/personal/course/apply/1',
    );
  },
};

export const Gone: Story = {
  parameters: answeredBy(mock(proxyExam.offer, refused('没有找到这项考试', { field: 'itemId' }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有这项考试')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: answeredBy(mock(proxyExam.offer, unreachable)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重新加载' }, { timeout: 20_000 })).toBeVisible();
  },
};
