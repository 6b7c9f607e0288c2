import type { Texts } from '@lectern/ui/locale';
import type { QuestionKind } from './ways.store.ts';

interface WaysTexts {
  title: (subject: string) => string;
  failed: string;
  daily: string;
  dailyNew: (count: number) => string;
  dailyDoing: string;
  dailyDone: (right: number, count: number, rank: number, students: number) => string;
  streak: (days: number) => string;
  quick: string;
  quickHelp: string;
  order: string;
  orderHelp: string;
  smart: string;
  smartHelp: string;
  begin: string;
  goOn: string;
  done: string;
  chapters: string;
  chaptersHelp: string;
  chapterDone: (done: number, count: number) => string;
  practise: string;
  unfinished: (answered: number, count: number) => string;
  rank: string;
  rankTitle: string;
  rankHelp: (students: number) => string;
  rankEmpty: string;
  rankFailed: string;
  place: string;
  student: string;
  me: (name: string) => string;
  right: string;
  time: string;
  notStarted: string;
  smartTitle: string;
  kinds: Readonly<Record<QuestionKind, string>>;
  ofMany: (count: number) => string;
  difficulty: string;
  difficulties: readonly [string, string, string, string, string, string];
  total: (count: number) => string;
  cancel: string;
}

/** What the ways to practise a subject say. */
export const waysTexts: Texts<WaysTexts> = {
  zh: {
    title: (subject) => `${subject} · 练习方式`,
    failed: '有些练习方式没有加载出来',
    daily: '每日一练',
    dailyNew: (count) => `今天的 ${count} 题，所有同学都一样`,
    dailyDoing: '做到一半，接着做完',
    dailyDone: (right, count, rank, students) =>
      `对了 ${right} / ${count}，今天第 ${rank} 名，共 ${students} 人`,
    streak: (days) => `已坚持 ${days} 天`,
    quick: '快速练习',
    quickHelp: '随手做一组，不用登录也能做',
    order: '顺序练习',
    orderHelp: '从上次做到的地方往下，一题不漏',
    smart: '智能组卷',
    smartHelp: '自己定题型、题数和难度，没做过的题优先',
    begin: '开始',
    goOn: '继续',
    done: '已完成',
    chapters: '按知识点练习',
    chaptersHelp: '回车开始练习，左右方向键收起或展开章节',
    chapterDone: (done, count) => `做过 ${done} / ${count} 题`,
    practise: '练习',
    unfinished: (answered, count) => `做到一半：已答 ${answered} / ${count} 题`,
    rank: '排行',
    rankTitle: '今天的排行',
    rankHelp: (students) => `${students} 人交了今天的练习。先比做对的题，再比用时。`,
    rankEmpty: '今天还没有人交卷，你可以是第一个。',
    rankFailed: '排行没有加载出来',
    place: '名次',
    student: '同学',
    me: (name) => `${name}（我）`,
    right: '做对',
    time: '用时',
    notStarted: '练习没有开始，请再试一次',
    smartTitle: '智能组卷',
    kinds: {
      single: '单选题',
      multiple: '多选题',
      judge: '判断题',
      blank: '填空题',
      open: '简答题',
      material: '材料题',
      cloze: '完形填空',
    },
    ofMany: (count) => `共 ${count} 题`,
    difficulty: '难度',
    difficulties: ['不限', '1 很容易', '2 容易', '3 中等', '4 较难', '5 很难'],
    total: (count) => `一共 ${count} 题`,
    cancel: '取消',
  },
  en: {
    title: (subject) => `${subject} · ways to practise`,
    failed: 'Some ways to practise could not be loaded',
    daily: 'Today’s practice',
    dailyNew: (count) => `${count} questions, the same for everybody today`,
    dailyDoing: 'Half done; finish it',
    dailyDone: (right, count, rank, students) =>
      `${right} of ${count} right, place ${rank} of ${students} today`,
    streak: (days) => (days === 1 ? '1 day in a row' : `${days} days in a row`),
    quick: 'Quick paper',
    quickHelp: 'A few questions at once, without an account too',
    order: 'In order',
    orderHelp: 'On from where you stopped, leaving nothing out',
    smart: 'Your own paper',
    smartHelp: 'Choose kinds, numbers and difficulty; new questions come first',
    begin: 'Begin',
    goOn: 'Continue',
    done: 'Done',
    chapters: 'By topic',
    chaptersHelp: 'Enter starts practising, the left and right arrows close and open a chapter',
    chapterDone: (done, count) => `${done} of ${count} done`,
    practise: 'Practise',
    unfinished: (answered, count) => `Half done: ${answered} of ${count} answered`,
    rank: 'Ranking',
    rankTitle: 'Today’s ranking',
    rankHelp: (students) =>
      `${students === 1 ? '1 student has' : `${students} students have`} handed in today. Right answers count first, then time.`,
    rankEmpty: 'Nobody has handed in today; you can be the first.',
    rankFailed: 'The ranking did not load',
    place: 'Place',
    student: 'Student',
    me: (name) => `${name} (me)`,
    right: 'Right',
    time: 'Time',
    notStarted: 'The exercise did not begin; try again',
    smartTitle: 'Your own paper',
    kinds: {
      single: 'Single choice',
      multiple: 'Multiple choice',
      judge: 'True or false',
      blank: 'Blanks',
      open: 'Open',
      material: 'Passage',
      cloze: 'Cloze',
    },
    ofMany: (count) => `of ${count}`,
    difficulty: 'Difficulty',
    difficulties: ['Any', '1 very easy', '2 easy', '3 medium', '4 hard', '5 very hard'],
    total: (count) => (count === 1 ? '1 question' : `${count} questions`),
    cancel: 'Cancel',
  },
};
