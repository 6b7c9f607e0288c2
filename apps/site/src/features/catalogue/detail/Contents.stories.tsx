import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Contents } from './Contents.tsx';
import { ownedDetail, sampleDetail } from './detail.samples.ts';

const meta = {
  title: 'Site/Catalogue/Contents 课程目录',
  id: 'site-catalogue-contents',
  component: Contents,
  args: { detail: sampleDetail },
} satisfies Meta<typeof Contents>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only previews are links. */
export const Visitor: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: '全部收起' }));
    await expect(canvas.getByText('集合之间：包含与相等')).not.toBeVisible();
  },
};
export const Student: Story = { args: { detail: ownedDetail } };
export const Live: Story = { args: { detail: { ...sampleDetail, course: ownedDetail.course } } };
export const Nothing: Story = { args: { detail: { ...sampleDetail, chapters: [] } } };
