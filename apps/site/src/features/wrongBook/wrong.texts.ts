import { inBoth } from '@lectern/ui/locale';

export const wrongTexts = inBoth({
  title: ['错题本', 'Mistakes'],
  practise: (count: number) => [
    `重练 ${count} 道错题`,
    count === 1 ? 'Practise 1 question' : `Practise ${count} questions`,
  ],
  results: (count: number, rightToLeave: number) => [
    `共 ${count} 道错题，按天复习，连续答对 ${rightToLeave} 次就移出`,
    `${count === 1 ? '1 question' : `${count} questions`}. Answer one correctly ${rightToLeave} times in a row to remove it`,
  ],
  repeat: (count: number) => [
    `复习今天的 ${count} 题`,
    count === 1 ? 'Review 1 today' : `Review ${count} today`,
  ],
  right: (count: number) => [
    `连续答对 ${count} 次`,
    count === 1 ? 'Correct once' : `Correct ${count} times in a row`,
  ],
  due: (days: number) => [
    days === 0 ? '今天复习' : days === 1 ? '明天复习' : `${days} 天后复习`,
    days === 0 ? 'Due today' : days === 1 ? 'Due tomorrow' : `Due in ${days} days`,
  ],
  times: (count: number) => [`错过 ${count} 次`, count === 1 ? 'Wrong once' : `Wrong ${count} times`],
  last: (date: string) => [`上次 ${date}`, `Last ${date}`],
  remove: ['移出错题本', 'Remove'],
  removed: ['已移出错题本', 'Removed from your mistakes'],
  notRemoved: ['没有移出，请再试一次', 'Could not remove. Please try again'],
  notStarted: ['没有打开练习，请再试一次', 'Practice could not be opened. Please try again'],
  failed: ['错题本没有加载出来', 'Your mistakes could not be loaded'],
  empty: ['错题本是空的', 'No mistakes to practise'],
  emptyHelp: [
    '交卷之后，答错的题目会收在这里。',
    'Questions you answer wrong are collected here after you hand in.',
  ],
  toBank: ['去做题', 'Practise'],
  loading: ['正在打开错题本', 'Opening your mistakes'],
});
