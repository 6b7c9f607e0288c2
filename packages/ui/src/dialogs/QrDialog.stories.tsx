import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { QrDialog } from './index.ts';

const meta = {
  title: 'Overlays/QrDialog 扫码框',
  id: 'overlays-qrdialog',
  component: QrDialog,
  // What it does is tested beside its siblings; this is its page.
  tags: ['!test'],
  args: { isOpen: true, onClose: fn(), title: '微信扫码支付', text: 'https://example.org/pay' },
  decorators: [onStage(640)],
} satisfies Meta<typeof QrDialog>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
