import { inBoth } from '@lectern/ui/locale';

/** Texts of today's list. */
export const todayTexts = inBoth({
  title: ['今天要做的', 'Today’s tasks'],
  failed: ['今天要做的没有加载出来', 'Today’s tasks could not be loaded'],
  done: (done: number, count: number) => [`完成 ${done} / ${count} 项`, `${done} of ${count} done`],
  examIn: (days: number) => [
    days === 0 ? '今天考试' : `距考试还有 ${days} 天`,
    days === 0 ? 'Your exam is today' : days === 1 ? '1 day until your exam' : `${days} days until your exam`,
  ],
  goal: ['学习目标', 'Your goal'],
  left: (count: number) => [`今天还有 ${count} 项要做`, `${count} left for today`],
  doneAll: ['今天的都做完了', 'All done today'],
  tryOne: ['今天练一章', 'Practise a chapter'],
  allDone: [
    '今天的都做完了，想多做一点可以接着学下一章。',
    'All done for today. Want more? Continue with the next chapter.',
  ],
  nothing: [
    '今天没有到期的任务，可以接着学下一章。',
    'Nothing is due today. You can continue with the next chapter.',
  ],
  repeat: ['复习错题', 'Review mistakes'],
  due: (count: number) => [
    `${count} 道错题到期了`,
    count === 1 ? '1 mistake is due' : `${count} mistakes are due`,
  ],
  repeated: (count: number) => [`今天改对了 ${count} 道`, `${count} corrected today`],
  weak: (subject: string, count: number) => [
    count === 0 ? `${subject} · 做过的题都做对过了` : `${subject} · 薄弱知识点，还有 ${count} 题没有做对过`,
    count === 0
      ? `${subject} · all attempted questions answered correctly`
      : `${subject} · weak topic, ${count === 1 ? '1 question' : `${count} questions`} not yet correct`,
  ],
  ofPlan: (plan: string) => [`培养计划：${plan}`, `Training plan: ${plan}`],
  opens: (time: string) => [`考试 · ${time} 开考`, `Exam · opens ${time}`],
  closes: (time: string) => [`考试 · ${time} 截止`, `Exam · closes ${time}`],
  handedIn: ['考试 · 今天交卷了', 'Exam · handed in today'],
  next: (subject: string) => [`${subject} · 下一章`, `${subject} · next chapter`],
  progress: (done: number, count: number) => [`做过 ${done} / ${count} 题`, `${done} of ${count} done`],
  ofSubject: (subject: string, count: number) => [
    `${subject} · 共 ${count} 题`,
    `${subject} · ${count === 1 ? '1 question' : `${count} questions`}`,
  ],
  bank: ['去题库看看', 'Go to question bank'],
  begin: ['开始', 'Start'],
  viewTask: ['去看看', 'View'],
  isDone: ['已完成', 'Done'],
  notStarted: ['没有开始，请再试一次', 'Could not start. Please try again'],
});
