import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { ConfirmDialog } from './index.ts';

const meta = {
  title: 'Overlays/ConfirmDialog 确认框',
  id: 'overlays-confirmdialog',
  component: ConfirmDialog,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: {
    isOpen: true,
    title: '确定要退出小组吗？',
    description: '退出后，看不到小组里的讨论。',
    onCancel: fn(),
    onConfirm: fn(),
  },
  decorators: [onStage(640)],
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
