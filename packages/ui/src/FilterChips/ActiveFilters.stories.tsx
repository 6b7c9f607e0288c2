import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { ActiveFilters } from './index.ts';

const meta = {
  title: 'Navigation/ActiveFilters 已选条件',
  id: 'navigation-activefilters',
  component: ActiveFilters,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: {
    filters: [
      { id: 'maths', label: '数学' },
      { id: 'free', label: '免费' },
    ],
    onRemove: fn(),
    onClear: fn(),
  },
  decorators: [onStage(640)],
} satisfies Meta<typeof ActiveFilters>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
