import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { FreeCourseDialog } from './index.ts';

const meta = {
  title: 'Overlays/FreeCourseDialog 赠送课程',
  id: 'overlays-freecoursedialog',
  component: FreeCourseDialog,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: { isOpen: true, onClose: fn(), courses: [{ id: '1', name: '高一数学衔接课' }], onAccept: fn() },
  decorators: [onStage(640)],
} satisfies Meta<typeof FreeCourseDialog>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
