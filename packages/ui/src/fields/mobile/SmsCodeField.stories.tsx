import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onStage } from '../../stage/index.ts';
import { SmsCodeField } from './SmsCodeField.tsx';

const meta = {
  title: 'Fields/SmsCodeField 短信验证码',
  id: 'fields-smscodefield',
  component: SmsCodeField,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: { onSend: fn(), deadline: null, placeholder: '6 位数字' },
  decorators: [onStage(400)],
} satisfies Meta<typeof SmsCodeField>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
