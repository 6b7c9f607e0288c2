import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent } from 'storybook/test';
import { phoneAndDark } from '../../../../../.storybook/modes.ts';
import { done } from '../../../../../.storybook/replies.ts';
import OpenClassListPage from './OpenClassListPage.tsx';
import OpenClassPage from './OpenClassPage.tsx';
import { openClassDetail, openClassPage } from './samples.ts';

const CLASSES = '*/course/v1/openCourse';
const OWN = '*/course/v1/student/openCourse';
const list = http.get(`${CLASSES}/list`, () => done(openClassPage));
const shows = (reply: () => unknown) => ({
  msw: { handlers: [http.get(`${CLASSES}/detail`, () => done(reply())), list] },
});

const meta = {
  title: 'Site/Open classes',
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
  parameters: {
    msw: {
      handlers: [
        http.get(`${CLASSES}/list`, () => done({ total: 0, records: [], counts: {}, categories: [] })),
      ],
    },
  },
};

export const ListFailed: Story = {
  render: () => <OpenClassListPage />,
  parameters: { msw: { handlers: [http.get(`${CLASSES}/list`, () => HttpResponse.error())] } },
};

export const Upcoming: Story = {
  tags: ['visual'],
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: '免费预约' }))[0]).toBeInTheDocument();
    await expect(canvas.getByText('186 / 200 人')).toBeInTheDocument();
  },
};

/** Giving the place back asks first. */
export const Booked: Story = {
  parameters: {
    msw: {
      handlers: (() => {
        let isBooked = true;
        return [
          http.get(`${CLASSES}/detail`, () => done(openClassDetail({ bookedFlag: isBooked ? 1 : 0 }))),
          http.post(`${OWN}/cancelBook`, () => {
            isBooked = false;
            return done({ openClassId: '7', bookedFlag: 0, bookedCount: 185 });
          }),
        ];
      })(),
    },
  },
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
  parameters: {
    msw: {
      handlers: [
        http.get(`${CLASSES}/detail`, () =>
          HttpResponse.json({ code: '0', message: '没有找到', data: { field: 'openClassId' } }),
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有找到这节公开课')).toBeVisible();
  },
};

/** Whatever the server sends, the page stands with what can be read. */
export const Hostile: Story = {
  args: { params: { openClassId: '66' } },
  parameters: shows(() => ({
    openClass: { openClassId: '66', name: '一节公开课', state: 'x', startsAt: 'soon', capacity: -1 },
    outcomes: {},
    teacher: [],
    course: 'no',
  })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('一节公开课');
  },
};
