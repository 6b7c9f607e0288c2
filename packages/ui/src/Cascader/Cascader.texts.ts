import { formatNumber, type Texts } from '../locale/index.ts';

interface CascaderTexts {
  placeholder: string;
  clear: string;
  close: string;
  done: string;
  all: string;
  path: string;
  choices: string;
  searchIn: string;
  results: string;
  loading: string;
  failed: string;
  retry: string;
  nothing: string;
  noResult: (query: string) => string;
  found: (total: number) => string;
  cut: (shown: number, total: number) => string;
}

export const texts: Texts<CascaderTexts> = {
  zh: {
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
    noResult: (query) => `没有找到“${query}”，换个词试试`,
    found: (total) => `共 ${formatNumber(total)} 条`,
    cut: (shown, total) => `共 ${formatNumber(total)} 条，先显示最相近的 ${formatNumber(shown)} 条`,
  },
  en: {
    placeholder: 'Choose',
    clear: 'Clear',
    close: 'Close',
    done: 'Done',
    all: 'All',
    path: 'Where you are',
    choices: 'Choices',
    searchIn: 'Search',
    results: 'Results',
    loading: 'Loading',
    failed: 'This did not load',
    retry: 'Try again',
    nothing: 'Nothing to choose from yet',
    noResult: (query) => `Nothing matches “${query}”. Try another word`,
    found: (total) => (total === 1 ? '1 result' : `${formatNumber(total)} results`),
    cut: (shown, total) => `${formatNumber(shown)} of ${formatNumber(total)}, the closest first`,
  },
};
