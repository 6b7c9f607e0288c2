import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onStage } from '../../stage/index.ts';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Fields/RadioGroup 单选',
  id: 'fields-radiogroup',
  component: RadioGroup,
  // What it does is tested beside its siblings; this is its page.
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
