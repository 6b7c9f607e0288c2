import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Row, Stage } from '../stage/index.ts';
import { Avatar } from './index.ts';

const meta = {
  title: 'Display/Avatar 头像',
  id: 'display-avatar',
  component: Avatar,
  args: { name: '林晓', isDecorative: false },
  decorators: [
    (Story) => (
      <Stage width={400}>
        <Row>
          <Story />
        </Row>
      </Stage>
    ),
  ],
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initial: Story = {};
export const Latin: Story = { args: { name: 'harriet', size: 64 } };
export const Portrait: Story = { args: { shape: 'portrait', size: 160 } };
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(within(canvasElement).getByRole('img', { name: '林晓' })).toHaveTextContent('林');
  },
};
