import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '../stage/index.ts';
import { FieldShell } from './index.ts';

const meta = {
  title: 'Fields/FieldShell 字段外框',
  id: 'fields-fieldshell',
  component: FieldShell,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: {
    label: '颜色',
    hint: '写成 #1d5bd6 这样',
    children: (control) => <input type="color" defaultValue="#1d5bd6" {...control} />,
  },
  decorators: [onStage(400)],
} satisfies Meta<typeof FieldShell>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
