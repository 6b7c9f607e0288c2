import { inBoth } from '../../shared/i18n/inBoth.ts';

/** Texts of the collection. */
export const collectionTexts = inBoth({
  title: ['我的收藏', 'My collection'],
  failed: ['收藏没有加载出来', 'The collection did not load'],
  loading: ['正在加载收藏', 'Loading the collection'],
  empty: ['还没有收藏题目', 'Nothing collected yet'],
  emptyHelp: [
    '在练习报告里点“收藏”，题目就会放到这里。',
    'Choose “Collect” in a report, and the question is kept here.',
  ],
  toBank: ['去题库练习', 'To the question bank'],
  results: (total: number) => [`${total} 道题`, total === 1 ? '1 question' : `${total} questions`],
  kept: (day: string) => [`${day} 收藏`, `Kept ${day}`],
  noSolution: [
    '做过一次之后，就可以看答案和解析',
    'Once you have done it, the answer and explanation open here',
  ],
  remove: ['取消收藏', 'Remove'],
  removed: ['已取消收藏', 'Removed'],
  notRemoved: ['没有取消成功，请再试一次', 'It was not removed; try again'],
});
