import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackToTop } from './index.ts';

const meta = {
  title: 'Shell/BackToTop 回到顶部',
  id: 'shell-backtotop',
  component: BackToTop,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: { hasWord: true },
  render: (args) => (
    <div style={{ height: '300vh' }}>
      <BackToTop {...args} />
    </div>
  ),
} satisfies Meta<typeof BackToTop>;
export default meta;

/** Shown once the page is scrolled. */
export const Usual: StoryObj<typeof meta> = {};
