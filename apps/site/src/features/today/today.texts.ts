import type { Texts } from '@lectern/ui/locale';

const zh = {
  title: '今天要做的',
  failed: '今天要做的没有加载出来',
  done: (done: number, count: number) => `完成 ${done} / ${count} 项`,
  examIn: (days: number) => (days === 0 ? '今天考试' : `距考试还有 ${days} 天`),
  goal: '学习目标',
  left: (count: number) => `今天还有 ${count} 项要做`,
  doneAll: '今天的都做完了',
  tryOne: '今天练一章',
  allDone: '今天的都做完了，想多做一点可以接着学下一章。',
  nothing: '今天没有到期的任务，可以接着学下一章。',
  repeat: '复习错题',
  due: (count: number) => `${count} 道错题到期了`,
  repeated: (count: number) => `今天改对了 ${count} 道`,
  weak: (subject: string, count: number) =>
    count === 0 ? `${subject} · 做过的题都做对过了` : `${subject} · 薄弱知识点，还有 ${count} 题没有做对过`,
  ofPlan: (plan: string) => `培养计划：${plan}`,
  opens: (time: string) => `考试 · ${time} 开考`,
  closes: (time: string) => `考试 · ${time} 截止`,
  handedIn: '考试 · 今天交卷了',
  next: (subject: string) => `${subject} · 下一章`,
  progress: (done: number, count: number) => `做过 ${done} / ${count} 题`,
  ofSubject: (subject: string, count: number) => `${subject} · 共 ${count} 题`,
  bank: '去题库看看',
  begin: '开始',
  look: '去看看',
  isDone: '已完成',
  notStarted: '没有开始，请再试一次',
};

/** What the list of today says. */
export const todayTexts: Texts<typeof zh> = {
  zh,
  en: {
    title: 'For today',
    failed: 'What to do today could not be loaded',
    done: (done, count) => `${done} of ${count} done`,
    examIn: (days) =>
      days === 0 ? 'Your exam is today' : days === 1 ? '1 day to your exam' : `${days} days to your exam`,
    goal: 'Your goal',
    left: (count) => `${count} left for today`,
    doneAll: 'All done today',
    tryOne: 'Try a chapter',
    allDone: 'Done for today. For a little more, go on with the next chapter.',
    nothing: 'Nothing is due today. You can go on with the next chapter.',
    repeat: 'Repeat mistakes',
    due: (count) => (count === 1 ? '1 mistake is due' : `${count} mistakes are due`),
    repeated: (count) => `${count} put right today`,
    weak: (subject, count) =>
      count === 0
        ? `${subject} · all that was done was right at least once`
        : `${subject} · a weak point, ${count === 1 ? '1 question' : `${count} questions`} never right so far`,
    ofPlan: (plan) => `Training plan: ${plan}`,
    opens: (time) => `Exam · opens ${time}`,
    closes: (time) => `Exam · open until ${time}`,
    handedIn: 'Exam · handed in today',
    next: (subject) => `${subject} · the next chapter`,
    progress: (done, count) => `${done} of ${count} done`,
    ofSubject: (subject, count) => `${subject} · ${count === 1 ? '1 question' : `${count} questions`}`,
    bank: 'To the question bank',
    begin: 'Begin',
    look: 'View',
    isDone: 'Done',
    notStarted: 'It did not begin; try again',
  },
};
