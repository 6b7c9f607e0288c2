import { lessonEvent } from '@lectern/sdk/endpoints/course';
import * as other from '@lectern/sdk/endpoints/other';
import { mock, unreachable } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { phoneAndDark } from '@lectern/ui/stage';
import { answeredBy } from '../../../shared/testing/answeredBy.ts';
import { session } from '../../../shared/session/session.store.ts';
import { Gate } from './Gate.tsx';
import { lesson } from '../lesson.store.ts';
import { lockedLesson, sampleLesson } from '../samples.ts';

const LIVE = { startsAt: '2026-11-21T11:30:00Z', endsAt: '2026-11-21T13:00:00Z', hasReplay: true } as const;

const meta = {
  title: 'Site/Lesson/Stage without a video 课时内容',
  id: 'site-lesson-stage-without-a-video',
  component: Gate,
  args: { lesson: sampleLesson },
  beforeEach: ({ args }) => {
    session.token = 'token';
    lesson.current = args.lesson;
    lesson.progress = { percent: 25, lessons: {} };
  },
  decorators: [
    (Story) => (
      <div data-theme="dark" style={{ width: 'min(760px, 100vw)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Gate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToBuy: Story = {
  args: { lesson: lockedLesson },
  play: ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('link', { name: '¥349 购买课程' })).toBeVisible(),
};
export const FreeForVisitor: Story = {
  args: { lesson: { ...lockedLesson, access: 'join', priceCents: 0 } },
  beforeEach: () => {
    session.token = '';
  },
  play: ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('button', { name: '登录' })).toBeVisible(),
};
export const FreeToJoin: Story = { args: { lesson: { ...lockedLesson, access: 'join', priceCents: 0 } } };
export const LinkLesson: Story = {
  args: { lesson: { ...sampleLesson, kind: 'link', linkUrl: 'https://course.example/week-1' } },
  play: ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('link', { name: '打开学习页面' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    ),
};
export const LiveUpcoming: Story = {
  args: { lesson: { ...sampleLesson, kind: 'live', live: { ...LIVE, stage: 'upcoming' } } },
  parameters: answeredBy(
    mock(lessonEvent, () => ({ fileName: '数列的极限.ics', content: 'BEGIN:VCALENDAR' })),
  ),
  play: async ({ canvasElement }) => {
    const names: string[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '加入日历' }));
    await waitFor(() => expect(names).toEqual(['数列的极限.ics']));
    click.mockRestore();
  },
};
export const LiveWithoutRoom: Story = {
  args: { lesson: { ...sampleLesson, kind: 'live', live: { ...LIVE, stage: 'now' } } },
  play: async ({ canvas }) => expect(await canvas.findByText('地址不存在!')).toBeVisible(),
};
/** A lesson held in an online meeting shows its number and password after entering. */
export const LiveMeeting: Story = {
  tags: ['visual'],
  args: {
    lesson: {
      ...sampleLesson,
      kind: 'live',
      isMeeting: true,
      linkUrl: 'https://zoom.example/j/81234567890',
      live: { ...LIVE, stage: 'now' },
    },
  },
  parameters: {
    ...phoneAndDark,
    ...answeredBy(
      mock(other.zoomPassword, () => ({
        meetingNo: '812 3456 7890',
        password: 'ellipse-26',
        joinUrl: 'https://zoom.example/j/81234567890',
      })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('812 3456 7890')).toBeVisible();
    await expect(canvas.getByText('ellipse-26')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '复制密码' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '进入直播间' })).toBeVisible();
  },
};
export const LiveMeetingFailed: Story = {
  tags: ['release'],
  args: LiveMeeting.args ?? {},
  parameters: answeredBy(mock(other.zoomPassword, unreachable)),
  play: ({ canvas }) =>
    waitFor(() => expect(canvas.getByText('会议号没有加载出来')).toBeVisible(), { timeout: 15_000 }),
};
export const LiveWithoutReplay: Story = {
  args: { lesson: { ...sampleLesson, kind: 'live', live: { ...LIVE, stage: 'ended', hasReplay: false } } },
  play: async ({ canvas }) => expect(await canvas.findByText('当前课次无法查看回放')).toBeVisible(),
};
/** Students may enter the room before their teacher. */
export const LiveWaiting: Story = {
  tags: ['visual'],
  args: { lesson: { ...sampleLesson, kind: 'live', live: { ...LIVE, stage: 'waiting' } }, onEnter: fn() },
  parameters: phoneAndDark,
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '先进直播间' }));
    await expect(args.onEnter).toHaveBeenCalledOnce();
  },
};
/** The room is open in another window; the page says what it is still needed for. */
export const LiveEntered: Story = {
  tags: ['visual'],
  args: {
    lesson: {
      ...sampleLesson,
      kind: 'live',
      linkUrl: 'https://live.example/room/1',
      live: { ...LIVE, stage: 'now' },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/直播间在另一个窗口里/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '进入直播间' })).toBeVisible();
  },
};
export const LiveReplayOnItsWay: Story = {
  args: { lesson: { ...sampleLesson, kind: 'live', live: { ...LIVE, stage: 'replayPending' } } },
  play: async ({ canvas }) => expect(await canvas.findByText(/回放正在准备/)).toBeVisible(),
};
export const NoVideoYet: Story = {};
