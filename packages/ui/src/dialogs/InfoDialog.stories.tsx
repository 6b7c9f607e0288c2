import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { TextField } from '../fields/index.ts';
import { InfoDialog } from './index.ts';

const meta = {
  title: 'Overlays/InfoDialog 个人信息提示',
  id: 'overlays-infodialog',
  component: InfoDialog,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: {
    isOpen: true,
    onClose: fn(),
    description: '学习本课程之前，请先完善以下信息。',
    children: <TextField label="姓名" isRequired />,
  },
  decorators: [onStage(640)],
} satisfies Meta<typeof InfoDialog>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
