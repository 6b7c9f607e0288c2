import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { schemes, widths } from '@lectern/ui/stage';
import { Welcome as Page } from './Welcome.tsx';

// It is the first thing that is seen, as a page and not in the frame of one about components.
const meta = {
  title: 'Welcome 欢迎',
  id: 'welcome',
  component: Page,
  tags: ['!autodocs'],
} satisfies Meta<typeof Page>;
export default meta;

/** Where to begin. */
export const Welcome: StoryObj<typeof meta> = {
  // As its title, so that the sidebar draws no folder around it.
  name: 'Welcome 欢迎',
  tags: ['visual'],
  parameters: { chromatic: { modes: { ...schemes, ...widths } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(8);
  },
};
