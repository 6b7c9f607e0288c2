import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { sampleFields } from '../DynamicForm/DynamicForm.samples.ts';
import { CompleteInfoDialog } from './index.ts';

const meta = {
  title: 'Overlays/CompleteInfoDialog 完善信息',
  id: 'overlays-completeinfodialog',
  component: CompleteInfoDialog,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: { isOpen: true, onClose: fn(), scene: 3, fields: sampleFields.slice(1, 3), onSubmit: fn() },
  decorators: [onStage(640)],
} satisfies Meta<typeof CompleteInfoDialog>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
