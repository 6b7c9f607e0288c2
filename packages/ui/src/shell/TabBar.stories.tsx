import type { Meta, StoryObj } from '@storybook/react-vite';
import { TabBar } from './index.ts';

const meta = {
  title: 'Shell/TabBar 底部导航',
  id: 'shell-tabbar',
  component: TabBar,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
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

/** Shown only on phones. */
export const Usual: StoryObj<typeof meta> = {};
