import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '../../stage/index.ts';
import { Switch } from './Checkbox.tsx';

const meta = {
  title: 'Fields/Switch 开关',
  id: 'fields-switch',
  component: Switch,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: { children: '上课前短信提醒', defaultChecked: true },
  decorators: [onStage(400)],
} satisfies Meta<typeof Switch>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
