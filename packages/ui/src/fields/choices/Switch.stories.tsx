import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '../../stage/index.ts';
import { Switch } from './Checkbox.tsx';

const meta = {
  title: 'Fields/Switch 开关',
  id: 'fields-switch',
  component: Switch,
  // What it does is tested beside its siblings; this is its page.
  tags: ['!test'],
  args: { children: '上课前短信提醒', defaultChecked: true },
  decorators: [onStage(400)],
} satisfies Meta<typeof Switch>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
