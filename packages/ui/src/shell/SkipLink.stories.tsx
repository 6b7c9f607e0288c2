import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '../stage/index.ts';
import { SkipLink } from './index.ts';

const meta = {
  title: 'Shell/SkipLink 跳到正文',
  id: 'shell-skiplink',
  component: SkipLink,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  decorators: [onStage(400)],
} satisfies Meta<typeof SkipLink>;
export default meta;

/** Visible after the first press of Tab. */
export const Usual: StoryObj<typeof meta> = {};
