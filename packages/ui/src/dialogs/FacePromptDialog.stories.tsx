import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { FacePromptDialog } from './index.ts';

const meta = {
  title: 'Overlays/FacePromptDialog 人脸识别结果',
  id: 'overlays-facepromptdialog',
  component: FacePromptDialog,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: { isOpen: true, onDone: fn(), onNotYet: fn(), onAgain: fn(), onCancel: fn() },
  decorators: [onStage(640)],
} satisfies Meta<typeof FacePromptDialog>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
