import type { Texts } from '@lectern/ui/locale';

const zh = {
  title: '我的收藏',
  failed: '收藏没有加载出来',
  loading: '正在加载收藏',
  empty: '还没有收藏题目',
  emptyHelp: '在练习报告里点“收藏”，题目就会放到这里。',
  toBank: '去题库练习',
  results: (total: number) => `${total} 道题`,
  kept: (day: string) => `${day} 收藏`,
  noSolution: '做过一次之后，就可以看答案和解析',
  remove: '取消收藏',
  removed: '已取消收藏',
  notRemoved: '没有取消成功，请再试一次',
};

/** What the collection says. */
export const collectionTexts: Texts<typeof zh> = {
  zh,
  en: {
    title: 'My collection',
    failed: 'The collection did not load',
    loading: 'Loading the collection',
    empty: 'Nothing collected yet',
    emptyHelp: 'Choose “Collect” in a report, and the question is kept here.',
    toBank: 'To the question bank',
    results: (total) => (total === 1 ? '1 question' : `${total} questions`),
    kept: (day) => `Kept ${day}`,
    noSolution: 'Once you have done it, the answer and explanation open here',
    remove: 'Remove',
    removed: 'Removed',
    notRemoved: 'It was not removed; try again',
  },
};
