import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TestDomainBanner } from './index.ts';

const meta = {
  title: 'Shell/TestDomainBanner 测试域名提示',
  id: 'shell-testdomainbanner',
  component: TestDomainBanner,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: { onDismiss: fn() },
} satisfies Meta<typeof TestDomainBanner>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
