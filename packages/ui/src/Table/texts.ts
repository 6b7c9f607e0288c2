import { inBoth } from '../locale/index.ts';

export const texts = inBoth({
  selectAll: ['全选', 'Select all'],
  select: (name: string) => [`选择：${name}`, `Select ${name}`],
  scrolls: (label: string) => [`${label}，可左右滑动`, `${label}, scrolls sideways`],
  empty: ['这里还没有内容', 'Nothing here yet'],
  loading: ['正在加载', 'Loading'],
});
