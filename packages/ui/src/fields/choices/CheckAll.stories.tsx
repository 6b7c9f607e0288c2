import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onStage } from '../../stage/index.ts';
import { CheckAll } from './Checkbox.tsx';

const meta = {
  title: 'Fields/CheckAll 全选',
  id: 'fields-checkall',
  component: CheckAll,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: { isMixed: true, children: '全选', onChange: fn() },
  decorators: [onStage(400)],
} satisfies Meta<typeof CheckAll>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
