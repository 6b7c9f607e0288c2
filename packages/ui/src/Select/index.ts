export { Select } from './Select.tsx';
export type { SelectControlProps, SelectOption, SelectProps } from './Select.tsx';
