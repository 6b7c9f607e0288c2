import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '../../stage/index.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Fields/Checkbox 复选框',
  id: 'fields-checkbox',
  component: Checkbox,
  // What it does is tested beside its siblings; this is its page.
  tags: ['!test'],
  args: { children: '我已阅读并同意用户协议' },
  decorators: [onStage(400)],
} satisfies Meta<typeof Checkbox>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
