import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { QrDialog } from './index.ts';

const meta = {
  title: 'Overlays/QrDialog 扫码框',
  id: 'overlays-qrdialog',
  component: QrDialog,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: { isOpen: true, onClose: fn(), title: '微信扫码支付', text: 'https://example.org/pay' },
  decorators: [onStage(640)],
} satisfies Meta<typeof QrDialog>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
