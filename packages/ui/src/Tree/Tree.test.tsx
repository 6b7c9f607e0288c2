// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Tree, type TreeNode } from './index.ts';

afterEach(cleanup);

const nodes: readonly TreeNode[] = [
  {
    id: '1',
    label: 'Algebra',
    children: [
      { id: '1.1', label: 'Matrices' },
      { id: '1.2', label: 'Determinants', children: [{ id: '1.2.1', label: 'Minors' }] },
    ],
  },
  { id: '2', label: 'Analysis', children: [{ id: '2.1', label: 'Limits' }] },
  { id: '3', label: 'Geometry' },
];
const item = (name: string) => screen.getByRole('treeitem', { name });
const focused = () => document.activeElement?.textContent;

it('Tree is one tab stop and navigated by arrow keys', async () => {
  render(<Tree label="章节" nodes={nodes} />);
  await userEvent.tab();
  expect(focused()).toBe('Algebra');
  await userEvent.keyboard('{ArrowRight}');
  expect(item('Algebra').getAttribute('aria-expanded')).toBe('true');
  expect(focused()).toBe('Algebra');
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('Matrices');
  expect(item('Matrices').getAttribute('aria-level')).toBe('2');
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
  expect(focused()).toBe('Minors');
  await userEvent.keyboard('{ArrowLeft}');
  expect(focused()).toBe('Determinants');
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.queryByRole('treeitem', { name: 'Minors' })).toBeNull();
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('Geometry');
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe('Algebra');
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

it('Tree finds nodes by typing, opens siblings by *, and reports the selected node', async () => {
  const onSelect = vi.fn();
  render(<Tree label="章节" nodes={nodes} onSelect={onSelect} />);
  await userEvent.tab();
  await userEvent.keyboard('a');
  expect(focused()).toBe('Analysis');
  await userEvent.keyboard('*');
  expect(screen.getAllByRole('treeitem')).toHaveLength(6);
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenLastCalledWith('2');
  await userEvent.keyboard('{ArrowDown} ');
  expect(onSelect).toHaveBeenLastCalledWith('2.1');
  await userEvent.click(item('Geometry'));
  expect(onSelect).toHaveBeenLastCalledWith('3');
});

it('Tree keeps one tab stop when the node with the focus is collapsed', async () => {
  render(<Tree label="章节" nodes={nodes} openIds={['1', '1.2']} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('Minors');
  await userEvent.click(item('Algebra').firstElementChild!);
  expect(screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

it('Tree loads the children of a lazy node when it opens, and retries after a failure', async () => {
  const fetchBelow = vi.fn<() => Promise<void>>();
  fetchBelow.mockRejectedValueOnce(new Error('offline')).mockResolvedValue();
  const Lazy = () => {
    const [below, setBelow] = useState<readonly TreeNode[]>();
    const node = { id: 'p', label: '套餐', isLazy: true, ...(below && { children: below }) };
    return (
      <Tree
        label="套餐"
        nodes={[node]}
        onLoad={async () => {
          await fetchBelow();
          setBelow([{ id: 'c', label: '课程' }]);
        }}
      />
    );
  };
  render(<Lazy />);
  await userEvent.click(screen.getByRole('treeitem'));
  await screen.findByText('没有加载出来，再打开一次试试');
  await userEvent.click(screen.getByRole('treeitem'));
  await userEvent.click(screen.getByRole('treeitem'));
  await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(2));
  expect(fetchBelow).toHaveBeenCalledTimes(2);
});

it('Tree renders only the two lines that a key changes', async () => {
  const many = Array.from({ length: 50 }, (_, at) => ({ id: String(at), label: `Node ${at}` }));
  const renderAside = vi.fn(() => null);
  render(<Tree label="章节" nodes={many} renderAside={renderAside} />);
  await userEvent.tab();
  renderAside.mockClear();
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Node 1');
  expect(renderAside).toHaveBeenCalledTimes(2);
});
