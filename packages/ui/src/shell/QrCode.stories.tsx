import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '../stage/index.ts';
import { QrCode } from './index.ts';

const meta = {
  title: 'Shell/QrCode 二维码',
  id: 'shell-qrcode',
  component: QrCode,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: { text: 'https://example.org/app', label: '扫码下载' },
  decorators: [onStage(400)],
} satisfies Meta<typeof QrCode>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
