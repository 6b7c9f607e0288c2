import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import type { TableColumn } from '../Table/index.ts';
import { DataGrid } from './index.ts';

interface Receipt {
  id: string;
  position: number;
  savedAt: string;
  digest: string;
}

const receipts: readonly Receipt[] = Array.from({ length: 2000 }, (_, index) => ({
  id: `r${index}`,
  position: index + 1,
  savedAt: new Date(Date.UTC(2026, 5, 7, 1) + index * 4000).toISOString().slice(11, 19),
  digest: ((index * 2654435761) % 4294967296).toString(16).padStart(8, '0').repeat(2),
}));
const columns: readonly TableColumn<Receipt>[] = [
  {
    id: 'position',
    header: '序号',
    cell: ({ position }) => position,
    isFigure: true,
    isRowHeader: true,
    sortBy: ({ position }) => position,
    width: '96px',
  },
  { id: 'savedAt', header: '保存时间', cell: ({ savedAt }) => savedAt, sortBy: ({ savedAt }) => savedAt },
  { id: 'digest', header: '摘要', cell: ({ digest }) => <code>{digest}</code>, width: 'minmax(180px, 2fr)' },
];

function Grid() {
  const [ids, setIds] = useState<readonly string[]>([]);
  return (
    <DataGrid
      label="回执"
      columns={columns}
      rows={receipts}
      rowId={({ id }) => id}
      rowName={({ position }) => `第 ${position} 条`}
      maxHeight="360px"
      selectedIds={ids}
      onSelect={setIds}
    />
  );
}

const meta = {
  title: 'Data/DataGrid 数据网格',
  id: 'data-datagrid',
  component: DataGrid,
  decorators: [onStage(640)],
} satisfies Meta;
export default meta;

/** 2,000 rows, of which only those in view are in the DOM; keys as in the APG grid pattern. */
export const ManyRows: StoryObj = {
  tags: ['visual', 'release'],
  render: () => <Grid />,
  play: async () => {
    const grid = screen.getByRole('grid', { name: '回执' });
    await expect(grid).toHaveAttribute('aria-rowcount', '2001');
    await waitFor(() => expect(within(grid).getByRole('rowheader', { name: '3' })).toBeVisible());
    await expect(within(grid).getAllByRole('row').length).toBeLessThan(60);

    await userEvent.tab();
    await expect(screen.getByRole('columnheader', { name: '全选' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(within(grid).getByRole('rowheader', { name: '2' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(screen.getByRole('checkbox', { name: '选择：第 2 条' })).toBeChecked();

    await userEvent.keyboard('{Control>}{End}{/Control}');
    const lastRow = await waitFor(() => within(grid).getByRole('rowheader', { name: '2000' }));
    await waitFor(() =>
      expect(lastRow.closest('[role=row]')).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    // Below the sticky header, not behind it.
    await waitFor(() => {
      const first = within(grid).getByRole('rowheader', { name: '1' }).getBoundingClientRect();
      const header = screen.getByRole('columnheader', { name: '序号' }).getBoundingClientRect();
      return expect(first.top).toBeGreaterThanOrEqual(header.bottom - 2);
    });
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('columnheader', { name: '序号' })).toHaveFocus());
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(within(grid).getByRole('rowheader', { name: '2000' })).toBeVisible());
    await expect(screen.getByRole('columnheader', { name: '序号' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(screen.getByRole('checkbox', { name: '全选' })).toBeChecked();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(screen.getByRole('checkbox', { name: '全选' })).not.toBeChecked();
  },
};
