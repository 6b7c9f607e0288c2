import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { ThirdLogins } from './index.ts';

const meta = {
  title: 'Overlays/ThirdLogins 第三方登录',
  id: 'overlays-thirdlogins',
  component: ThirdLogins,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: { logins: ['weixin', 'qq', 'weibo', 'weixinwork', 'dingtalk'], onStart: fn() },
  decorators: [onStage(400)],
} satisfies Meta<typeof ThirdLogins>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
