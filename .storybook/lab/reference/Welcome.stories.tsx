import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { schemes, widths } from '@lectern/ui/stage';
import { Welcome as Page } from './Welcome.tsx';

// The entry page, shown as a page rather than in the frame of a component's docs.
const meta = { title: 'Welcome 欢迎', id: 'welcome', component: Page, tags: ['!autodocs'] } satisfies Meta<
  typeof Page
>;
export default meta;

/** The entry page, with links for each kind of reader. */
export const Welcome: StoryObj<typeof meta> = {
  // Equal to the title, so that the sidebar shows no folder around it.
  name: 'Welcome 欢迎',
  tags: ['visual'],
  parameters: { chromatic: { modes: { ...schemes, ...widths } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(8);
  },
};
