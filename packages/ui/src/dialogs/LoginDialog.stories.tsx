import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { TextField } from '../fields/index.ts';
import { LoginDialog } from './index.ts';

const meta = {
  title: 'Overlays/LoginDialog 登录框',
  id: 'overlays-logindialog',
  component: LoginDialog,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: {
    isOpen: true,
    onClose: fn(),
    task: 'login',
    onTask: fn(),
    login: <TextField label="手机号" inputMode="tel" />,
    thirdLogins: ['weixin', 'qq'],
    onThirdLogin: fn(),
  },
  decorators: [onStage(640)],
} satisfies Meta<typeof LoginDialog>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
