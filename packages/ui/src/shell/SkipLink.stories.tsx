import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '../stage/index.ts';
import { SkipLink } from './index.ts';

const meta = {
  title: 'Shell/SkipLink 跳到正文',
  id: 'shell-skiplink',
  component: SkipLink,
  // What it does is tested beside its siblings; this is its page.
  tags: ['!test'],
  decorators: [onStage(400)],
} satisfies Meta<typeof SkipLink>;
export default meta;

/** It shows with the first press of Tab. */
export const Usual: StoryObj<typeof meta> = {};
