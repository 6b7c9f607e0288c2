import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stage } from '../stage/index.ts';
import { Link } from './index.ts';

const meta = {
  title: 'Navigation/Link 链接',
  id: 'navigation-link',
  component: Link,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: { href: '#/course/list', children: '全部课程' },
  decorators: [
    (Story) => (
      <Stage width={400}>
        <p>
          先看看 <Story />
          ，再决定学什么。
        </p>
      </Stage>
    ),
  ],
} satisfies Meta<typeof Link>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
