// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Table, type TableColumn } from './index.ts';
import { sortRows } from './sort.ts';

afterEach(cleanup);

interface Pupil {
  id: string;
  name: string;
  score: number | null;
}
const pupils: readonly Pupil[] = [
  { id: 'a', name: '第 10 组', score: 80 },
  { id: 'b', name: '第 1 组', score: null },
  { id: 'c', name: '第 2 组', score: 95.5 },
];
const columns: readonly TableColumn<Pupil>[] = [
  { id: 'name', header: '小组', cell: ({ name }) => name, isRowHeader: true, sortBy: ({ name }) => name },
  {
    id: 'score',
    header: '得分',
    cell: ({ score }) => score ?? '—',
    isFigure: true,
    sortBy: ({ score }) => score,
  },
];
const rowId = ({ id }: Pupil) => id;
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

it('Table sorts texts by the numbers in them: ascending, descending, then unsorted', async () => {
  render(<Table label="小组得分" columns={columns} rows={pupils} rowId={rowId} />);
  const header = () => screen.getByRole('columnheader', { name: '小组' });
  const press = () => userEvent.click(within(header()).getByRole('button'));
  expect(header().getAttribute('aria-sort')).toBe('none');
  await press();
  expect(names()).toEqual(['第 1 组', '第 2 组', '第 10 组']);
  expect(header().getAttribute('aria-sort')).toBe('ascending');
  await press();
  expect(names()).toEqual(['第 10 组', '第 2 组', '第 1 组']);
  await press();
  expect(names()).toEqual(['第 10 组', '第 1 组', '第 2 组']);
  expect(header().getAttribute('aria-sort')).toBe('none');
});

it('sortRows puts rows without a value last in both directions', () => {
  const idsOf = (direction: 'ascending' | 'descending') =>
    sortRows(pupils, columns, { columnId: 'score', direction }, 'zh').map(rowId);
  expect(idsOf('ascending')).toEqual(['a', 'c', 'b']);
  expect(idsOf('descending')).toEqual(['c', 'a', 'b']);
});

it('Table calls onSort and leaves the rows in order when the page controls the sorting', async () => {
  const onSort = vi.fn();
  render(<Table label="小组" columns={columns} rows={pupils} rowId={rowId} sort={null} onSort={onSort} />);
  await userEvent.click(screen.getByRole('button', { name: '得分' }));
  expect(onSort).toHaveBeenCalledWith({ columnId: 'score', direction: 'ascending' });
  expect(names()).toEqual(pupils.map(({ name }) => name));
});

it('Table selects rows one by one and all at once', async () => {
  const Chosen = () => {
    const [ids, setIds] = useState<readonly string[]>(['a']);
    return (
      <>
        <Table
          label="小组"
          columns={columns}
          rows={pupils}
          rowId={rowId}
          rowName={({ name }) => name}
          selectedIds={ids}
          onSelect={setIds}
        />
        <output>{ids.join(' ')}</output>
      </>
    );
  };
  render(<Chosen />);
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: '全选' });
  expect(all.indeterminate).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: '选择：第 1 组' }));
  expect(screen.getByRole('status').textContent).toBe('a b');
  await userEvent.click(all);
  expect(screen.getByRole('status').textContent).toBe('a b c');
  await userEvent.click(all);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('Table shows placeholder rows while busy, and a message when empty', () => {
  const { rerender } = render(<Table label="小组" columns={columns} rows={[]} rowId={rowId} isBusy />);
  expect(screen.getByRole('table', { name: '小组' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.getAllByRole('row')).toHaveLength(5);
  rerender(<Table label="小组" columns={columns} rows={[]} rowId={rowId} empty="还没有人交卷" />);
  screen.getByText('还没有人交卷');
  expect(screen.queryByRole('table')).toBeNull();
});
