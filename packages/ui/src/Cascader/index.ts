export { Cascader, type CascaderProps } from './Cascader.tsx';
export { CascaderField, type CascaderFieldProps } from './CascaderField.tsx';
export type { CascaderNode, CascaderPath, CascaderValue } from './tree.ts';
export type { LoadChildren } from './useChildren.ts';
