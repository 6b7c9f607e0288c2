import { formatNumber, inBoth } from '../locale/index.ts';

export const texts = inBoth({
  placeholder: ['请选择', 'Choose'],
  clear: ['清除', 'Clear'],
  close: ['关闭', 'Close'],
  done: ['确定', 'Done'],
  all: ['全部', 'All'],
  path: ['所在位置', 'Current path'],
  choices: ['选项', 'Options'],
  searchIn: ['搜索', 'Search'],
  results: ['搜索结果', 'Results'],
  loading: ['正在加载', 'Loading'],
  failed: ['没有加载成功', 'Options could not be loaded'],
  retry: ['再试一次', 'Try again'],
  nothing: ['这里还没有选项', 'No options yet'],
  noResult: (query: string) => [
    `没有找到“${query}”，换个词试试`,
    `No results for “${query}”. Try another word`,
  ],
  found: (total: number) => [
    `共 ${formatNumber(total)} 条`,
    total === 1 ? '1 result' : `${formatNumber(total)} results`,
  ],
  cut: (shown: number, total: number) => [
    `共 ${formatNumber(total)} 条，先显示最相近的 ${formatNumber(shown)} 条`,
    `Showing the closest ${formatNumber(shown)} of ${formatNumber(total)}`,
  ],
});
