import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '../stage/index.ts';
import { TextArea } from './index.ts';

const meta = {
  title: 'Fields/TextArea 多行输入',
  id: 'fields-textarea',
  component: TextArea,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: { label: '学习目标', hasCounter: true, maxLength: 200 },
  decorators: [onStage(400)],
} satisfies Meta<typeof TextArea>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
