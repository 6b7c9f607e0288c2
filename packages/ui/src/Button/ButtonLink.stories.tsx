import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '../stage/index.ts';
import { ButtonLink } from './index.ts';

const meta = {
  title: 'Actions/ButtonLink 链接按钮',
  id: 'actions-buttonlink',
  component: ButtonLink,
  // What it does is tested beside its siblings; this is its page.
  tags: ['!test'],
  args: { href: '#/course/list', children: '去看课程', variant: 'primary' },
  decorators: [onStage(640)],
} satisfies Meta<typeof ButtonLink>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
