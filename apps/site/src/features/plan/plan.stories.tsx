import type { OutputOf } from '@lectern/sdk';
import * as plan from '@lectern/sdk/endpoints/plan';
import { mock, mockMalformed, refused, unreachable } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { phoneAndDark } from '@lectern/ui/stage';
import { answeredBy } from '../../shared/testing/answeredBy.ts';
import OwnPlansPage from './OwnPlansPage.tsx';
import PlanEntrancePage from './PlanEntrancePage.tsx';
import PlanListPage from './PlanListPage.tsx';
import PlanPage from './PlanPage.tsx';
import { joinedDetail, myPlan, paidDetail, planDetail, planPage, readyDetail } from './samples.ts';

const counts = { all: 1, learning: 1, overdue: 1, done: 0 };
const list = mock(plan.list, () => planPage);
const mine = mock(plan.mine, () => ({ total: 1, records: [myPlan()], counts }));
const shows = (reply: () => OutputOf<typeof plan.detail>) => ({
  ...answeredBy(
    mock(plan.detail, () => reply()),
    list,
    mine,
  ),
});

const meta = {
  title: 'Site/Training plans 培训计划',
  id: 'site-training-plans',
  component: PlanPage,
  args: { params: { planId: '7' } },
  parameters: { layout: 'fullscreen', ...shows(planDetail) },
} satisfies Meta<typeof PlanPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Entrance: Story = {
  render: () => <PlanEntrancePage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '考研数学全程计划' })).toBeVisible();
  },
};

export const List: Story = {
  render: () => <PlanListPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('共 3 个计划')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /编程与数据/ })).toBeVisible();
  },
};

export const NoPlans: Story = {
  render: () => <PlanListPage />,
  parameters: answeredBy(mock(plan.list, () => ({ total: 0, records: [], categories: [] }))),
};

export const ListFailed: Story = {
  render: () => <PlanListPage />,
  parameters: answeredBy(mock(plan.list, unreachable)),
};

export const Free: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: '免费加入' }))[0]).toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: /继续/ })).toBeNull();
  },
};

export const Paid: Story = { tags: ['visual'], parameters: { ...phoneAndDark, ...shows(paidDetail) } };

export const Joined: Story = {
  tags: ['visual'],
  parameters: { ...phoneAndDark, ...shows(joinedDetail) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '继续：圆锥曲线二十讲' })).toHaveAttribute(
      'href',
      expect.stringContaining('lessonId=31'),
    );
    await expect(canvas.getByText('完成上一阶段后开启')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /十分钟热身/ })).toBeNull();
  },
};

/** After opening, the stage is shown as open and the button disappears. */
export const Ready: Story = {
  parameters: answeredBy(
    (() => {
      let isOpened = false;
      return [
        mock(plan.detail, () => (isOpened ? joinedDetail() : readyDetail())),
        mock(plan.openStage, () => {
          isOpened = true;
          return { stageId: '73', courseIds: ['15'] };
        }),
      ];
    })(),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '开启本阶段' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: '开启本阶段' })).toBeNull());
  },
};

export const Missing: Story = {
  parameters: answeredBy(mock(plan.detail, refused('没有找到', { field: 'planId' }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有找到这个培养计划')).toBeVisible();
  },
};

/** Of a malformed reply, whatever is readable is shown. */
export const Hostile: Story = {
  args: { params: { planId: '66' } },
  parameters: answeredBy(
    mockMalformed(plan.detail, {
      plan: { planId: '66', planName: '一个计划', priceCents: 'x', days: -1 },
      stages: [null, { stageId: 1, items: 'no' }, { items: [{ kind: 'x' }] }],
      outcomes: {},
      commodityIds: [null],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('一个计划');
  },
};

export const Own: Story = {
  tags: ['visual'],
  render: () => <OwnPlansPage />,
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '继续学习：圆锥曲线二十讲' })).toBeVisible();
    await expect(canvas.getByText(/已超期/)).toBeVisible();
  },
};

export const OwnEmpty: Story = {
  render: () => <OwnPlansPage />,
  parameters: answeredBy(
    mock(plan.mine, () => ({ total: 0, records: [], counts: { all: 0, learning: 0, overdue: 0, done: 0 } })),
  ),
};
