import type { Texts } from '@lectern/ui/locale';

const zh = {
  title: '错题本',
  practise: (count: number) => `重练 ${count} 道错题`,
  results: (count: number, rightToLeave: number) =>
    `共 ${count} 道错题，按天复习，连续答对 ${rightToLeave} 次就移出`,
  repeat: (count: number) => `复习今天的 ${count} 题`,
  right: (count: number) => `连续答对 ${count} 次`,
  due: (days: number) => (days === 0 ? '今天复习' : days === 1 ? '明天复习' : `${days} 天后复习`),
  times: (count: number) => `错过 ${count} 次`,
  last: (date: string) => `上次 ${date}`,
  remove: '移出错题本',
  removed: '已移出错题本',
  notRemoved: '没有移出，请再试一次',
  notStarted: '没有打开练习，请再试一次',
  failed: '错题本没有加载出来',
  empty: '错题本是空的',
  emptyHelp: '交卷之后，答错的题目会收在这里。',
  toBank: '去做题',
  loading: '正在打开错题本',
};

export const wrongTexts: Texts<typeof zh> = {
  zh,
  en: {
    title: 'Mistakes',
    practise: (count) => (count === 1 ? 'Practise 1 question' : `Practise ${count} questions`),
    results: (count, rightToLeave) =>
      `${count === 1 ? '1 question' : `${count} questions`}. Answer one right ${rightToLeave} times in a row, and it is done with`,
    repeat: (count) => (count === 1 ? 'Repeat 1 today' : `Repeat ${count} today`),
    right: (count) => (count === 1 ? 'Right once' : `Right ${count} times in a row`),
    due: (days) => (days === 0 ? 'Due today' : days === 1 ? 'Due tomorrow' : `Due in ${days} days`),
    times: (count) => (count === 1 ? 'Wrong once' : `Wrong ${count} times`),
    last: (date) => `Last ${date}`,
    remove: 'Remove',
    removed: 'Removed from your mistakes',
    notRemoved: 'Not removed; please try again',
    notStarted: 'The exercise did not open; please try again',
    failed: 'Your mistakes did not load',
    empty: 'No mistakes to practise',
    emptyHelp: 'What you answer wrong is kept here after the hand-in.',
    toBank: 'Practise',
    loading: 'Opening your mistakes',
  },
};
