import { space } from '@lectern/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '../stage/index.ts';
import { Card } from '../Card/index.ts';
import { Skeleton } from './index.ts';

const meta = {
  title: 'Feedback/Skeleton 骨架屏',
  id: 'feedback-skeleton',
  component: Skeleton,
  decorators: [onStage(320)],
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CourseOnItsWay: Story = {
  render: () => (
    <Card aria-busy padding="none">
      <Skeleton shape="cover" />
      <div style={{ padding: space.x4 }}>
        <Skeleton />
        <Skeleton width="60%" />
        <Skeleton width="35%" />
      </div>
    </Card>
  ),
};
export const Portrait: Story = { args: { shape: 'circle', width: 64, height: 64 } };
