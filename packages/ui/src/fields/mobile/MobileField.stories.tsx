import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onStage } from '../../stage/index.ts';
import { MobileField } from './MobileField.tsx';

const meta = {
  title: 'Fields/MobileField 手机号',
  id: 'fields-mobilefield',
  component: MobileField,
  // What it does is tested beside its siblings; this is its page.
  tags: ['!test'],
  args: { label: '手机号', value: '13800138000', onChange: fn() },
  decorators: [onStage(400)],
} satisfies Meta<typeof MobileField>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
