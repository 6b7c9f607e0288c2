import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { onStage, widths } from '../stage/index.ts';
import { Table, type TableColumn } from './index.ts';

interface Place {
  id: string;
  rank: number;
  name: string;
  right: number;
  seconds: number | null;
}
const places: readonly Place[] = [
  { id: '1', rank: 1, name: '李思源', right: 20, seconds: 262 },
  { id: '2', rank: 2, name: '王若溪', right: 19, seconds: 301 },
  { id: '3', rank: 3, name: '我（陈一鸣）', right: 18, seconds: 288 },
  { id: '4', rank: 4, name: 'Alexander Hamilton-Smythe', right: 12, seconds: null },
];
const columns: readonly TableColumn<Place>[] = [
  { id: 'rank', header: '名次', cell: ({ rank }) => rank, sortBy: ({ rank }) => rank, width: '88px' },
  { id: 'name', header: '学员', cell: ({ name }) => name, isRowHeader: true, sortBy: ({ name }) => name },
  { id: 'right', header: '答对', cell: ({ right }) => `${right} / 20`, isFigure: true },
  {
    id: 'time',
    header: '用时',
    cell: ({ seconds }) => (seconds === null ? '—' : `${seconds} 秒`),
    isFigure: true,
    sortBy: ({ seconds }) => seconds,
  },
];

function Places({ phone }: { phone: 'cards' | 'scroll' }) {
  const [ids, setIds] = useState<readonly string[]>(['2']);
  return (
    <Table
      label="今日排行"
      columns={columns}
      rows={places}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      isMarked={({ id }) => id === '3'}
      phone={phone}
      hasStickyColumn
      selectedIds={ids}
      onSelect={setIds}
    />
  );
}

const meta = {
  title: 'Data/Table 表格',
  id: 'data-table',
  component: Table,
  decorators: [onStage(640)],
} satisfies Meta;
export default meta;

export const Ranking: StoryObj = {
  tags: ['visual'],
  parameters: { chromatic: { modes: { phone: widths.phone, tablet: widths.tablet } } },
  render: () => <Places phone="cards" />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: '用时' }));
    await expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      '李思源',
      '我（陈一鸣）',
      '王若溪',
      'Alexander Hamilton-Smythe',
    ]);
    await expect(screen.getByRole('columnheader', { name: '用时' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
};
