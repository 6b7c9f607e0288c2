import type { Texts } from '../locale/index.ts';

const zh = {
  selectAll: '全选',
  select: (name: string) => `选择：${name}`,
  scrolls: (label: string) => `${label}，可左右滑动`,
  empty: '这里还没有内容',
  loading: '正在加载',
};

export const texts: Texts<typeof zh> = {
  zh,
  en: {
    selectAll: 'Select all',
    select: (name) => `Select ${name}`,
    scrolls: (label) => `${label}, scrolls sideways`,
    empty: 'Nothing here yet',
    loading: 'Loading',
  },
};
