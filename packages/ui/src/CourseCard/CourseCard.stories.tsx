import { space } from '@lectern/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { onStage, schemes, widths } from '../stage/index.ts';
import { CourseCard, type CourseCardProps } from './index.ts';

/** A cover as an inline SVG, so that the stories need no network. */
const cover = (from: string, to: string, shape: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360">' +
      '<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1">' +
      `<stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>` +
      '<rect width="640" height="360" fill="url(#g)"/>' +
      `<g fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="4">${shape}</g></svg>`,
  )}`;

const courses: CourseCardProps[] = [
  {
    href: '#/course/detail/1/1/contents',
    title: '高一数学：从集合到导数，把概念一次讲清楚，再也不怕压轴题的最后一问',
    kind: '直播课',
    teacher: '林老师',
    lessonCount: 36,
    priceCents: 39900,
    originalCents: 59900,
    coverUrl: cover(
      '#1d4ed8',
      '#60a5fa',
      '<path d="M80 280C200 280 220 80 320 80s120 200 240 200M40 300h560M320 20v300"/>',
    ),
  },
  {
    href: '#/course/detail/2/2/contents',
    title: '英语写作二十讲',
    kind: '录播课',
    teacher: 'Harriet Lane',
    lessonCount: 20,
    priceCents: 0,
    coverUrl: cover('#0f766e', '#5eead4', '<path d="M140 90h360M140 140h300M140 190h340M140 240h220"/>'),
  },
  {
    href: '#/course/detail/3/3/contents',
    title: '会计初级考前冲刺',
    kind: '套餐',
    teacher: '周敏',
    lessonCount: 48,
    priceCents: 128050,
  },
  {
    href: '#/course/detail/4/4/contents',
    title: '高三物理实验专题',
    kind: '录播课',
    teacher: '陈师傅',
    lessonCount: 12,
    progress: 42,
    coverUrl: cover(
      '#7c3aed',
      '#f0abfc',
      '<circle cx="320" cy="180" r="30"/><ellipse cx="320" cy="180" rx="220" ry="80"/><ellipse cx="320" cy="180" ' +
        'rx="220" ry="80" transform="rotate(60 320 180)"/><ellipse cx="320" cy="180" rx="220" ry="80" ' +
        'transform="rotate(120 320 180)"/>',
    ),
  },
];

const meta = {
  title: 'Learning/CourseCard 课程卡片',
  id: 'learning-coursecard',
  component: CourseCard,
  args: { href: '#/course/detail/1/1/contents', title: '高一数学', level: 2 },
  decorators: [onStage()],
} satisfies Meta<typeof CourseCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shelf: Story = {
  tags: ['visual', 'visual-small'],
  parameters: { chromatic: { modes: { ...widths, dark: schemes.dark } } },
  render: () => (
    <div
      style={{ display: 'grid', gap: space.x6, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }}
    >
      {courses.map((course) => (
        <CourseCard key={course.href} {...course} level={2} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(4);
    await expect(within(canvasElement).getByRole('link', { name: '英语写作二十讲' })).toBeVisible();
  },
};

/** Only the required props: a title and a link. */
export const Bare: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 288 }}>
        <Story />
      </div>
    ),
  ],
  args: { coverUrl: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement).toHaveTextContent('价格待定');
  },
};
