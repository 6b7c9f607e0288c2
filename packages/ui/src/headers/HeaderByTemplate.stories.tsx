import type { Meta, StoryObj } from '@storybook/react-vite';
import { visitor } from './headers.samples.ts';
import { HeaderByTemplate } from './index.ts';

const meta = {
  title: 'Shell/HeaderByTemplate 学校选的页头',
  id: 'shell-headerbytemplate',
  component: HeaderByTemplate,
  // What it does is tested beside its siblings; this is its page.
  tags: ['!test'],
  args: { ...visitor, templateId: 2 },
} satisfies Meta<typeof HeaderByTemplate>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
