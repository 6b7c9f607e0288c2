import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { session } from '../../session/session.store.ts';
import { Gate } from './Gate.tsx';
import { lesson } from './lesson.store.ts';
import { lockedLesson, sampleLesson } from './samples.ts';

const meta = {
  title: 'Site/Lesson/Stage without a video',
  component: Gate,
  args: { lesson: sampleLesson },
  beforeEach: ({ args }) => {
    session.token = 'token';
    lesson.current = args.lesson;
    lesson.progress = { percent: 25, lessons: {} };
  },
  decorators: [
    (Story) => (
      <div style={{ width: 'min(760px, 100vw)' }}>
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
  args: {
    lesson: {
      ...sampleLesson,
      kind: 'live',
      live: { startsAt: '2026-11-21T11:30:00Z', state: 'upcoming', hasReplay: true },
    },
  },
};
export const LiveWithoutRoom: Story = {
  args: {
    lesson: {
      ...sampleLesson,
      kind: 'live',
      live: { startsAt: '2026-11-21T11:30:00Z', state: 'now', hasReplay: true },
    },
  },
  play: ({ canvasElement }) => expect(within(canvasElement).getByText('地址不存在!')).toBeVisible(),
};
export const LiveWithoutReplay: Story = {
  args: {
    lesson: {
      ...sampleLesson,
      kind: 'live',
      live: { startsAt: '2026-11-20T11:30:00Z', state: 'finished', hasReplay: false },
    },
  },
  play: ({ canvasElement }) => expect(within(canvasElement).getByText('当前课次无法查看回放')).toBeVisible(),
};
export const NoVideoYet: Story = {};
