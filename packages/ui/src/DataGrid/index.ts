export { DataGrid, type DataGridProps } from './DataGrid.tsx';
