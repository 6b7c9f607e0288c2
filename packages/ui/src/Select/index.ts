export { Select } from './Select.tsx';
export type { SelectControlProps, SelectProps } from './Select.tsx';
export type { SelectOption } from './option.ts';
