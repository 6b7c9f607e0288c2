import { inBoth } from '@lectern/ui/locale';

export const newsTexts = inBoth({
  title: ['学校动态', 'News'],
  pinned: ['置顶', 'Pinned'],
  empty: ['还没有动态', 'No news yet'],
  failed: ['没有加载出来，可能是网络断开了', 'This could not be loaded. The network may be down.'],
  missing: ['这条动态不存在，或已经撤下', 'This news does not exist or has been removed'],
  backToNews: ['返回动态列表', 'Back to news'],
  newer: ['上一篇', 'Newer'],
  older: ['下一篇', 'Older'],
});
