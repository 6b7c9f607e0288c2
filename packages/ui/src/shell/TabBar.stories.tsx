import type { Meta, StoryObj } from '@storybook/react-vite';
import { TabBar } from './index.ts';

const meta = {
  title: 'Shell/TabBar 底部导航',
  id: 'shell-tabbar',
  component: TabBar,
  // What it does is tested beside its siblings; this is its page.
  tags: ['!test'],
  args: {
    current: 'courses',
    hrefs: {
      home: '#/home/index',
      courses: '#/course/list',
      practice: '#/lib/subject',
      mine: '#/personal/course',
    },
  },
} satisfies Meta<typeof TabBar>;
export default meta;

/** On phones alone. */
export const Usual: StoryObj<typeof meta> = {};
