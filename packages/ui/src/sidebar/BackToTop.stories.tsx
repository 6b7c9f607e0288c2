import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackToTop } from './index.ts';

const meta = {
  title: 'Shell/BackToTop 回到顶部',
  id: 'shell-backtotop',
  component: BackToTop,
  // What it does is tested beside its siblings; this is its page.
  tags: ['!test'],
  args: { hasWord: true },
  render: (args) => (
    <div style={{ height: '300vh' }}>
      <BackToTop {...args} />
    </div>
  ),
} satisfies Meta<typeof BackToTop>;
export default meta;

/** It comes once the page is scrolled. */
export const Usual: StoryObj<typeof meta> = {};
