import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '../../stage/index.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Fields/Checkbox 复选框',
  id: 'fields-checkbox',
  component: Checkbox,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: { children: '我已阅读并同意用户协议' },
  decorators: [onStage(400)],
} satisfies Meta<typeof Checkbox>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
