export const newsTexts = {
  zh: {
    title: '学校动态',
    pinned: '置顶',
    none: '还没有动态',
    failed: '没有加载出来，可能是网络断开了',
    missing: '这条动态不存在，或已经撤下',
    back: '返回动态列表',
    newer: '上一篇',
    older: '下一篇',
  },
  en: {
    title: 'News',
    pinned: 'Pinned',
    none: 'No news yet',
    failed: 'This did not load. The network may be down.',
    missing: 'This piece of news does not exist or was taken down',
    back: 'Back to the news',
    newer: 'Newer',
    older: 'Older',
  },
};
