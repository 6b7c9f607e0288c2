import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onStage } from '../../stage/index.ts';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Fields/RadioGroup 单选',
  id: 'fields-radiogroup',
  component: RadioGroup,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: {
    label: '题型',
    options: [
      { value: 'one', label: '单选题' },
      { value: 'many', label: '多选题' },
    ],
    value: 'one',
    onChange: fn(),
  },
  decorators: [onStage(400)],
} satisfies Meta<typeof RadioGroup>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
