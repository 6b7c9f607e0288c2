export type { ChoiceProps } from './choice.ts';
export type { TableColumn, TableSort } from './columns.ts';
export type { SortProps } from './sort.ts';
export { Table, type TableProps } from './Table.tsx';
