import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { Rating, RatingInput } from './index.ts';

const meta = {
  title: 'Display/Rating 评分',
  id: 'display-rating',
  component: Rating,
  args: { value: 4.6, hasFigure: true },
  decorators: [onStage(320)],
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

function Choosing() {
  const [value, setValue] = useState(0);
  return <RatingInput label="给这门课打分" value={value} onChange={setValue} />;
}

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '4.6 分，满分 5 分' })).toBeVisible();
  },
};

export const Chosen: Story = {
  render: () => <Choosing />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '4 星' })).toBeChecked();
  },
};
