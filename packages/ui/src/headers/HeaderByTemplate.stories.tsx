import type { Meta, StoryObj } from '@storybook/react-vite';
import { visitor } from './headers.samples.ts';
import { HeaderByTemplate } from './index.ts';

const meta = {
  title: 'Shell/HeaderByTemplate 学校选的页头',
  id: 'shell-headerbytemplate',
  component: HeaderByTemplate,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: { ...visitor, templateId: 2 },
} satisfies Meta<typeof HeaderByTemplate>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
