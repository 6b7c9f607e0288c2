import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { Tree } from './index.ts';

const meta = {
  title: 'Navigation/Tree 树',
  id: 'navigation-tree',
  component: Tree,
  args: {
    label: '章节练习',
    openIds: ['1'],
    selectedId: '1.2',
    onSelect: fn(),
    nodes: [
      {
        id: '1',
        label: '第一章 函数与极限',
        note: '已练 12 / 40',
        children: [
          { id: '1.1', label: '函数的概念', note: '已练 12 / 12' },
          { id: '1.2', label: '数列极限', note: '已练 0 / 18' },
        ],
      },
      { id: '2', label: '第二章 导数与微分', children: [{ id: '2.1', label: '求导法则' }] },
      { id: '3', label: '第三章 综合练习' },
    ],
  },
  decorators: [onStage(480)],
} satisfies Meta<typeof Tree>;
export default meta;

export const Chapters: StoryObj<typeof meta> = {
  tags: ['visual'],
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(screen.getByRole('treeitem', { name: /数列极限/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('2.1');
  },
};
