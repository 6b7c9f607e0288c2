import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { FlagIcon } from '../icon/index.ts';
import { Stage } from '../stage/index.ts';
import { Tooltip } from './index.ts';

const meta = {
  title: 'Overlays/Tooltip 文字提示',
  id: 'overlays-tooltip',
  component: Tooltip,
  args: {
    text: '标记这一题，快捷键 M',
    children: (
      <Button aria-label="标记">
        <FlagIcon />
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <Stage width={480}>
        <div>
          <Story />
        </div>
      </Stage>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;

export const PointedAt: StoryObj<typeof meta> = {
  tags: ['visual'],
  play: async () => {
    await userEvent.hover(screen.getByRole('button'));
    const words = await screen.findByRole('tooltip', {}, { timeout: 5000 });
    await waitFor(() => expect(words).toBeVisible());
    await expect(screen.getByRole('button')).toHaveAccessibleDescription('标记这一题，快捷键 M');
  },
};
