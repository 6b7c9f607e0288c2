import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { SelectField } from './index.ts';

const meta = {
  title: 'Fields/SelectField 下拉字段',
  id: 'fields-selectfield',
  component: SelectField,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: {
    label: '学历',
    options: [
      { value: 'BECHELOR', label: '本科' },
      { value: 'MASTER', label: '硕士' },
    ],
    value: 'BECHELOR',
    onChange: fn(),
  },
  decorators: [onStage(400)],
} satisfies Meta<typeof SelectField>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
