import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '../stage/index.ts';
import { ButtonLink } from './index.ts';

const meta = {
  title: 'Actions/ButtonLink 链接按钮',
  id: 'actions-buttonlink',
  component: ButtonLink,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: { href: '#/course/list', children: '去看课程', variant: 'primary' },
  decorators: [onStage(640)],
} satisfies Meta<typeof ButtonLink>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
