import { media } from '@lectern/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { onStage, widths } from '../stage/index.ts';
import { Timetable, type TimetableLesson } from './index.ts';

/** Thursday, 14:20 in Shanghai. */
const now = () => Date.parse('2026-11-19T06:20:00Z');

const lesson = (
  id: string,
  day: number,
  from: string,
  to: string,
  name: string,
  about: string,
): TimetableLesson => ({
  id,
  name,
  about,
  startsAt: `2026-11-${day}T${from}:00+08:00`,
  endsAt: `2026-11-${day}T${to}:00+08:00`,
  href: `#/class/type/video/page?lesson=${id}`,
});

const lessons = [
  lesson('1', 16, '09:00', '10:30', '线性代数：矩阵的秩', '王明远 · 直播'),
  lesson('2', 16, '19:00', '20:30', '学术英语写作', 'Emma Clarke · 直播'),
  lesson('3', 17, '14:00', '15:40', '中级会计实务：收入', '李静 · 直播'),
  lesson('4', 19, '13:30', '15:00', '概率论：大数定律', '王明远 · 直播'),
  lesson('5', 19, '14:00', '15:30', 'Python 数据分析', '陈思 · 直播'),
  lesson('6', 19, '14:30', '15:00', '答疑', '助教'),
  lesson('7', 20, '08:00', '08:30', '早读', '周然'),
  lesson('8', 21, '10:00', '12:00', '模拟考试讲评', '李静 · 直播'),
];

const meta = {
  title: 'Learning/Timetable 课程表',
  id: 'learning-timetable',
  component: Timetable,
  args: { label: '我的课表', week: '2026-11-19', lessons, timeZone: 'Asia/Shanghai', now },
  decorators: [onStage()],
} satisfies Meta<typeof Timetable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Thursday has three concurrent lessons, one of them half an hour long; the line shows the current time. */
export const Week: Story = {
  tags: ['visual'],
  parameters: { chromatic: { modes: widths } },
  play: async ({ canvas }) => {
    const thursday = within(canvas.getByRole('region', { name: /11\/19/ }));
    await expect(thursday.getAllByRole('link')).toHaveLength(3);
    await expect(thursday.getByRole('link', { name: /概率论/ })).toHaveTextContent(/正在上课/);
    await expect(canvas.getByRole('heading', { current: 'date' })).toHaveTextContent('11/19');
  },
};

/**
 * With little room a day with concurrent lessons gets more width; lanes too narrow for horizontal text show
 * vertical names.
 */
export const Crowded: Story = {
  tags: ['visual'],
  args: {
    lessons: [
      ...lessons,
      ...Array.from({ length: 9 }, (_, index) =>
        lesson(`c${index}`, 18, '10:00', '11:30', `第 ${index + 1} 组讨论`, ''),
      ),
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 740 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    // A phone shows a list, where lessons are not side by side.
    if (matchMedia(media.phone).matches) return;
    const widthOf = (name: RegExp) => canvas.getByRole('region', { name }).getBoundingClientRect().width;
    await expect(widthOf(/11\/19/)).toBeGreaterThan(2 * widthOf(/11\/20/));
    const name = (text: string) => window.getComputedStyle(canvas.getByText(text)).writingMode;
    await expect(name('概率论：大数定律')).toBe('horizontal-tb');
    await expect(name('第 9 组讨论')).toBe('vertical-rl');
  },
};

/** At a narrow width the days that have lessons are stacked. */
export const DayList: Story = {
  tags: ['visual'],
  parameters: { chromatic: { modes: { phone: widths.phone } } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 358 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(5);
    await expect(canvas.queryByRole('region', { name: /11\/18/ })).toBeNull();
  },
};

/** A week without lessons keeps its layout. */
export const FreeWeek: Story = { args: { lessons: [] } };

/** Names of 200 characters, emoji, right-to-left names, invalid times, a lesson past midnight. */
export const BadInput: Story = {
  tags: ['visual'],
  args: {
    lessons: [
      lesson('a', 16, '09:00', '11:00', '很长的课名'.repeat(40), '很长的老师'.repeat(20)),
      lesson('b', 17, '09:00', '10:00', '👩‍🏫 家长会', 'مدرسة'),
      lesson('c', 18, '23:00', '23:59', 'درس الرياضيات', 'معلم'),
      { ...lesson('d', 18, '10:00', '11:00', '没有时间', ''), startsAt: 'soon' },
      { ...lesson('e', 19, '10:00', '09:00', '倒着走', '') },
      ...Array.from({ length: 9 }, (_, index) =>
        lesson(`f${index}`, 20, '10:00', '11:00', `同时 ${index + 1}`, ''),
      ),
    ],
    timeZone: 'Nowhere/Else',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('没有时间')).toBeNull();
    await expect(canvas.queryByText('倒着走')).toBeNull();
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(
      window.innerWidth,
    );
    // In the table a name takes the lines that fit and ends in an ellipsis.
    const { webkitLineClamp } = window.getComputedStyle(canvas.getByText(/^(很长的课名)+$/));
    await expect(webkitLineClamp).toMatch(matchMedia(media.phone).matches ? /^none$/ : /^[45]$/);
  },
};
