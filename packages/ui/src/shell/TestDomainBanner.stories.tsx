import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TestDomainBanner } from './index.ts';

const meta = {
  title: 'Shell/TestDomainBanner 测试域名提示',
  id: 'shell-testdomainbanner',
  component: TestDomainBanner,
  // What it does is tested beside its siblings; this is its page.
  tags: ['!test'],
  args: { onDismiss: fn() },
} satisfies Meta<typeof TestDomainBanner>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
