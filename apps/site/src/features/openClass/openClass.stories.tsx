import type { OutputOf } from '@lectern/sdk';
import * as openClass from '@lectern/sdk/endpoints/openClass';
import { mock, mockMalformed, refused, unreachable } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { phoneAndDark } from '@lectern/ui/stage';
import { answeredBy } from '../../shared/testing/answeredBy.ts';
import OpenClassListPage from './OpenClassListPage.tsx';
import OpenClassPage from './OpenClassPage.tsx';
import { openClassDetail, openClassPage } from './samples.ts';

const list = mock(openClass.list, () => openClassPage);
const shows = (reply: () => OutputOf<typeof openClass.detail>) => ({
  ...answeredBy(
    mock(openClass.detail, () => reply()),
    list,
  ),
});

const meta = {
  title: 'Site/Open classes 公开课',
  id: 'site-open-classes',
  component: OpenClassPage,
  args: { params: { openClassId: '7' } },
  parameters: { layout: 'fullscreen', ...shows(openClassDetail) },
} satisfies Meta<typeof OpenClassPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  tags: ['visual'],
  render: () => <OpenClassListPage />,
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: '进入直播：一颗豌豆，能推出多少遗传题' }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: '看回放：开口第一分钟：自我介绍重做一次' }),
    ).toHaveAttribute('href', expect.stringContaining('lessonId=31'));
    await expect(canvas.getByRole('button', { name: '约满了：零基础写一个猜数字游戏' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const NoOpenClasses: Story = {
  render: () => <OpenClassListPage />,
  parameters: answeredBy(
    mock(openClass.list, () => ({
      total: 0,
      records: [],
      counts: { all: 0, now: 0, upcoming: 0, finished: 0, booked: 0 },
      categories: [],
    })),
  ),
};

export const ListFailed: Story = {
  render: () => <OpenClassListPage />,
  parameters: answeredBy(mock(openClass.list, unreachable)),
};

export const Upcoming: Story = {
  tags: ['visual'],
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: '免费预约' }))[0]).toBeInTheDocument();
    await expect(canvas.getByText('186 / 200 人')).toBeInTheDocument();
  },
};

/** Cancelling the booking asks for confirmation. */
export const Booked: Story = {
  parameters: answeredBy(
    (() => {
      let isBooked = true;
      return [
        mock(openClass.detail, () => openClassDetail({ bookedFlag: isBooked ? 1 : 0 })),
        mock(openClass.cancel, () => {
          isBooked = false;
          return { openClassId: '7', bookedFlag: 0 as const, bookedCount: 185 };
        }),
      ];
    })(),
  ),
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', { name: '取消预约' });
    await expect(canvas.getByText('已预约')).toBeVisible();
    if (button !== undefined) await userEvent.click(button);
  },
};

export const Now: Story = { parameters: shows(() => openClassDetail({ state: 'now', bookedFlag: 1 })) };

export const Full: Story = { parameters: shows(() => openClassDetail({ bookedCount: 200 })) };

export const Finished: Story = {
  parameters: shows(() =>
    openClassDetail({
      state: 'finished',
      startsAt: '2026-03-02T12:00:00Z',
      endsAt: '2026-03-02T13:00:00Z',
      replay: { commodityId: '5', courseId: '15', lessonId: '31' },
    }),
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: '看回放' }))[0]).toHaveAttribute(
      'href',
      expect.stringContaining('lessonId=31'),
    );
  },
};

export const Missing: Story = {
  parameters: answeredBy(mock(openClass.detail, refused('没有找到', { field: 'openClassId' }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有找到这节公开课')).toBeVisible();
  },
};

/** Of a malformed reply, whatever is readable is shown. */
export const Hostile: Story = {
  args: { params: { openClassId: '66' } },
  parameters: answeredBy(
    mockMalformed(openClass.detail, {
      openClass: { openClassId: '66', name: '一节公开课', state: 'x', startsAt: 'soon', capacity: -1 },
      outcomes: {},
      teacher: [],
      course: 'no',
    }),
    list,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('一节公开课');
  },
};
