import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { phoneAndDark } from '@lectern/ui/stage';
import { resetRoom } from './state/room.state.ts';
import { RoomNotices } from './RoomNotices.tsx';

const meta = {
  title: 'Site/Practice/Notices 考场提示',
  id: 'site-practice-notices',
  component: RoomNotices,
  tags: ['visual'],
  parameters: phoneAndDark,
  beforeEach: () => () => resetRoom({}),
} satisfies Meta<typeof RoomNotices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OtherTab: Story = {
  beforeEach: () => resetRoom({ step: 'ready', seat: 'otherTab' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '改在这里作答' })).toBeVisible();
  },
};

export const OtherDevice: Story = {
  beforeEach: () => resetRoom({ step: 'ready', seat: 'otherDevice', unsaved: { '1': true, '2': true } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('2');
  },
};

export const OverWithoutLine: Story = {
  beforeEach: () => resetRoom({ step: 'ready', isOver: true, delivery: 'down', unsaved: { '1': true } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('1');
  },
};
