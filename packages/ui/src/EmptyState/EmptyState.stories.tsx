import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { onStage, special, schemes } from '../stage/index.ts';
import { ButtonLink } from '../Button/index.ts';
import { EmptyState, emptyTypes } from './index.ts';

const meta = {
  title: 'Feedback/EmptyState 空状态',
  id: 'feedback-emptystate',
  component: EmptyState,
  decorators: [onStage()],
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All 18 types. */
export const AllTypes: Story = {
  tags: ['visual', 'visual-small'],
  parameters: { chromatic: { modes: { ...schemes, grey: special.grey } } },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' }}>
      {emptyTypes.map((type) => (
        <EmptyState key={type} type={type} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(emptyTypes).toHaveLength(18);
    await waitFor(() => expect(canvasElement.querySelectorAll('svg path:nth-of-type(4)')).toHaveLength(18));
  },
};

export const WithAction: Story = {
  args: {
    type: 'search',
    description: '换个说法，或者看看大家都在学什么。',
    action: (
      <ButtonLink variant="primary" href="#/course/list">
        看看热门课程
      </ButtonLink>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('没有找到相关内容')).toBeVisible();
  },
};

export const English: Story = { args: { type: 'order' }, globals: { locale: 'en' } };
