import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '../stage/index.ts';
import { Stepper } from './index.ts';

const meta = {
  title: 'Feedback/Stepper 步骤条',
  id: 'feedback-steps',
  component: Stepper,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: {
    label: '报名进度',
    steps: [
      { id: 'info', label: '填写资料' },
      { id: 'pay', label: '缴费' },
      { id: 'done', label: '完成' },
    ],
    current: 'pay',
  },
  decorators: [onStage(640)],
} satisfies Meta<typeof Stepper>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
