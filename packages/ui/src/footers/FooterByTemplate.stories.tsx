import type { Meta, StoryObj } from '@storybook/react-vite';
import { full } from './footers.samples.ts';
import { FooterByTemplate } from './index.ts';

const meta = {
  title: 'Shell/FooterByTemplate 学校选的页脚',
  id: 'shell-footerbytemplate',
  component: FooterByTemplate,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: { ...full, templateId: 2 },
} satisfies Meta<typeof FooterByTemplate>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
