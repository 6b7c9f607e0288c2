import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { CascaderField } from './index.ts';

const meta = {
  title: 'Fields/CascaderField 级联字段',
  id: 'fields-cascaderfield',
  component: CascaderField,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: {
    label: '地区',
    options: [{ value: '31', label: '上海', children: [{ value: '3101', label: '浦东新区' }] }],
    value: null,
    onChange: fn(),
  },
  decorators: [onStage(400)],
} satisfies Meta<typeof CascaderField>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
