import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { ProxyExamDialog } from './index.ts';

const meta = {
  title: 'Overlays/ProxyExamDialog 代报名提醒',
  id: 'overlays-proxyexamdialog',
  component: ProxyExamDialog,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: { isOpen: true, onClose: fn(), onSignUp: fn() },
  decorators: [onStage(640)],
} satisfies Meta<typeof ProxyExamDialog>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
