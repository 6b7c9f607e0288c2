import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { FaceVerifyDialog } from './index.ts';

const meta = {
  title: 'Overlays/FaceVerifyDialog 人脸识别',
  id: 'overlays-faceverifydialog',
  component: FaceVerifyDialog,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: { isOpen: true, onClose: fn(), onConfirm: fn() },
  decorators: [onStage(640)],
} satisfies Meta<typeof FaceVerifyDialog>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
