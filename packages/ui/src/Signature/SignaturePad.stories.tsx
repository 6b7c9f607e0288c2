import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { SignaturePad } from './index.ts';

const meta = {
  title: 'Forms/SignaturePad 手写板',
  id: 'forms-signaturepad',
  component: SignaturePad,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: { onChange: fn() },
  decorators: [onStage(640)],
} satisfies Meta<typeof SignaturePad>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
