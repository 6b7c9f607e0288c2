import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { schemes, widths } from '../modes.ts';
import { Welcome as Page } from './Welcome.tsx';

const meta = { title: 'Welcome', component: Page } satisfies Meta<typeof Page>;
export default meta;

/** Where to begin. */
export const Welcome: StoryObj<typeof meta> = {
  tags: ['visual'],
  parameters: { chromatic: { modes: { ...schemes, ...widths } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(8);
  },
};
