import { inBoth } from '@lectern/ui/locale';

/** Texts of the collection. */
export const collectionTexts = inBoth({
  title: ['我的收藏', 'My favourites'],
  failed: ['收藏没有加载出来', 'Your favourites could not be loaded'],
  loading: ['正在加载收藏', 'Loading favourites'],
  empty: ['还没有收藏题目', 'No favourite questions yet'],
  emptyHelp: [
    '在练习报告里点“收藏”，题目就会放到这里。',
    'Choose “Save” in a practice report and the question will appear here.',
  ],
  toBank: ['去题库练习', 'Go to question bank'],
  results: (total: number) => [`${total} 道题`, total === 1 ? '1 question' : `${total} questions`],
  savedOn: (day: string) => [`${day} 收藏`, `Saved ${day}`],
  noSolution: ['做过一次之后，就可以看答案和解析', 'Answer it once to see the answer and explanation'],
  remove: ['取消收藏', 'Remove'],
  removed: ['已取消收藏', 'Removed from favourites'],
  notRemoved: ['没有取消成功，请再试一次', 'It could not be removed. Please try again'],
});
