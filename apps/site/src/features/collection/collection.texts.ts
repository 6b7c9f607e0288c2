import type { Texts } from '@lectern/ui/locale';

interface CollectionTexts {
  bank: string;
  title: string;
  subject: string;
  failed: string;
  loading: string;
  empty: string;
  emptyHelp: string;
  toBank: string;
  results: (total: number) => string;
  kept: (day: string) => string;
  material: string;
  solution: string;
  noSolution: string;
  remove: string;
  removed: string;
  notRemoved: string;
}

/** What the collection says. */
export const collectionTexts: Texts<CollectionTexts> = {
  zh: {
    bank: '题库练习',
    title: '我的收藏',
    subject: '科目',
    failed: '收藏没有加载出来',
    loading: '正在加载收藏',
    empty: '还没有收藏题目',
    emptyHelp: '在练习报告里点“收藏”，题目就会放到这里。',
    toBank: '去题库练习',
    results: (total) => `${total} 道题`,
    kept: (day) => `${day} 收藏`,
    material: '材料',
    solution: '看答案和解析',
    noSolution: '做过一次之后，就可以看答案和解析',
    remove: '取消收藏',
    removed: '已取消收藏',
    notRemoved: '没有取消成功，请再试一次',
  },
  en: {
    bank: 'Question bank',
    title: 'My collection',
    subject: 'Subject',
    failed: 'The collection did not load',
    loading: 'Loading the collection',
    empty: 'Nothing collected yet',
    emptyHelp: 'Choose “Collect” in a report, and the question is kept here.',
    toBank: 'To the question bank',
    results: (total) => (total === 1 ? '1 question' : `${total} questions`),
    kept: (day) => `Kept ${day}`,
    material: 'Text',
    solution: 'Answer and explanation',
    noSolution: 'Once you have done it, the answer and explanation open here',
    remove: 'Remove',
    removed: 'Removed',
    notRemoved: 'It was not removed; try again',
  },
};
