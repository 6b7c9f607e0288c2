import { formatNumber, type Texts } from '../locale/index.ts';

const zh = {
  placeholder: '请选择',
  clear: '清除',
  close: '关闭',
  done: '确定',
  all: '全部',
  path: '所在位置',
  choices: '选项',
  searchIn: '搜索',
  results: '搜索结果',
  loading: '正在加载',
  failed: '没有加载成功',
  retry: '再试一次',
  nothing: '这里还没有选项',
  noResult: (query: string) => `没有找到“${query}”，换个词试试`,
  found: (total: number) => `共 ${formatNumber(total)} 条`,
  cut: (shown: number, total: number) =>
    `共 ${formatNumber(total)} 条，先显示最相近的 ${formatNumber(shown)} 条`,
};

export const texts: Texts<typeof zh> = {
  zh,
  en: {
    placeholder: 'Choose',
    clear: 'Clear',
    close: 'Close',
    done: 'Done',
    all: 'All',
    path: 'Current path',
    choices: 'Options',
    searchIn: 'Search',
    results: 'Results',
    loading: 'Loading',
    failed: 'Options could not be loaded',
    retry: 'Try again',
    nothing: 'No options yet',
    noResult: (query) => `No results for “${query}”. Try another word`,
    found: (total) => (total === 1 ? '1 result' : `${formatNumber(total)} results`),
    cut: (shown, total) => `Showing the closest ${formatNumber(shown)} of ${formatNumber(total)}`,
  },
};
