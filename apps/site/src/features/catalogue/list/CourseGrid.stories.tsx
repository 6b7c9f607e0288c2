import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CourseGrid, CourseGridSkeleton } from './CourseGrid.tsx';
import { sampleCourse } from '../course.samples.ts';

const four = ['1', '2', '3', '4'].map((commodityId) => ({ ...sampleCourse, commodityId }));

const meta = {
  title: 'Site/Catalogue/Course grid 课程列表',
  id: 'site-catalogue-course-grid',
  component: CourseGrid,
  args: { courses: four },
} satisfies Meta<typeof CourseGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  args: { highlight: '数学 三角' },
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('link');
    await expect(first).toHaveAccessibleName('高一数学：从集合到三角函数');
    await expect(first?.querySelectorAll('mark')).toHaveLength(2);
  },
};
export const Owned: Story = {
  args: { courses: [{ ...sampleCourse, isOwned: true, progress: 42 }, ...four.slice(1)] },
};
export const LoadingAnew: Story = { args: { isBusy: true } };
export const Loading: Story = { render: () => <CourseGridSkeleton count={8} /> };
