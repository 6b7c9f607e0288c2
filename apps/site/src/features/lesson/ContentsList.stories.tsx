import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ContentsList } from './ContentsList.tsx';
import { lesson } from './lesson.store.ts';
import { lockedLesson, sampleLesson } from './samples.ts';

const meta = {
  title: 'Site/Lesson/Contents beside the stage 课时目录',
  id: 'site-lesson-contents-beside-the-stage',
  component: ContentsList,
  args: { lesson: sampleLesson },
  beforeEach: () => {
    lesson.progress = {
      percent: 31,
      lessons: { '1': { percent: 96, isFinished: true }, '2': { percent: 28, isFinished: false } },
    };
  },
  decorators: [
    (Story) => (
      <div style={{ width: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ContentsList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Learning: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: /数列的极限/ })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: /极限的直观含义/ })).toHaveTextContent('已学完');
  },
};
export const Locked: Story = {
  args: { lesson: lockedLesson },
  beforeEach: () => {
    lesson.progress = { percent: 0, lessons: {} };
  },
  play: ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('link', { name: /极限的直观含义/ })).toHaveTextContent('试看'),
};
