import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onStage } from '../../stage/index.ts';
import { MobileField } from './MobileField.tsx';

const meta = {
  title: 'Fields/MobileField 手机号',
  id: 'fields-mobilefield',
  component: MobileField,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: { label: '手机号', value: '13800138000', onChange: fn() },
  decorators: [onStage(400)],
} satisfies Meta<typeof MobileField>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
