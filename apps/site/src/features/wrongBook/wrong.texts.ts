import type { Texts } from '@lectern/ui/locale';

interface WrongTexts {
  bank: string;
  title: string;
  practise: (count: number) => string;
  subject: string;
  results: (count: number) => string;
  times: (count: number) => string;
  last: (date: string) => string;
  solution: string;
  material: string;
  remove: string;
  removed: string;
  notRemoved: string;
  notStarted: string;
  failed: string;
  retry: string;
  empty: string;
  emptyHelp: string;
  toBank: string;
  loading: string;
}

export const wrongTexts: Texts<WrongTexts> = {
  zh: {
    bank: '题库',
    title: '错题本',
    practise: (count) => `重练 ${count} 道错题`,
    subject: '科目',
    results: (count) => `共 ${count} 道错题，重练时答对就会移出`,
    times: (count) => `错过 ${count} 次`,
    last: (date) => `上次 ${date}`,
    solution: '看答案和解析',
    material: '材料',
    remove: '移出错题本',
    removed: '已移出错题本',
    notRemoved: '没有移出，请再试一次',
    notStarted: '没有打开练习，请再试一次',
    failed: '错题本没有加载出来',
    retry: '再试一次',
    empty: '错题本是空的',
    emptyHelp: '交卷之后，答错的题目会收在这里。',
    toBank: '去做题',
    loading: '正在打开错题本',
  },
  en: {
    bank: 'Question bank',
    title: 'Wrong book',
    practise: (count) => (count === 1 ? 'Practise 1 question' : `Practise ${count} questions`),
    subject: 'Subject',
    results: (count) => (count === 1 ? '1 question; a right answer takes it out' : `${count} questions; a right answer takes one out`),
    times: (count) => (count === 1 ? 'Wrong once' : `Wrong ${count} times`),
    last: (date) => `Last ${date}`,
    solution: 'Answer and explanation',
    material: 'Text',
    remove: 'Remove',
    removed: 'Removed from the wrong book',
    notRemoved: 'Not removed; please try again',
    notStarted: 'The exercise did not open; please try again',
    failed: 'The wrong book did not load',
    retry: 'Try again',
    empty: 'The wrong book is empty',
    emptyHelp: 'What you answer wrong is kept here after the hand-in.',
    toBank: 'Practise',
    loading: 'Opening the wrong book',
  },
};
