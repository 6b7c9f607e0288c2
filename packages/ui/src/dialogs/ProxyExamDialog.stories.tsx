import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { ProxyExamDialog } from './index.ts';

const meta = {
  title: 'Overlays/ProxyExamDialog 代报名提醒',
  id: 'overlays-proxyexamdialog',
  component: ProxyExamDialog,
  // What it does is tested beside its siblings; this is its page.
  tags: ['!test'],
  args: { isOpen: true, onClose: fn(), onSignUp: fn() },
  decorators: [onStage(640)],
} satisfies Meta<typeof ProxyExamDialog>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
