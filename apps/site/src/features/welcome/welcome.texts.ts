import { inBoth } from '@lectern/ui/locale';

/** Texts of a student's first minutes. */
export const welcomeTexts = inBoth({
  step: (step: number, of: number) => [`第 ${step} 步，共 ${of} 步`, `Step ${step} of ${of}`],
  subject: ['你想先学哪一科？', 'Which subject do you want to start with?'],
  subjectHelp: ['选一科就好，以后随时可以换。', 'Choose one. You can change it at any time.'],
  subjects: ['科目', 'Subject'],
  exams: ['考试', 'Exam'],
  questions: (category: string, count: number) => [
    `${category} · ${count} 题`,
    `${category} · ${count === 1 ? '1 question' : `${count} questions`}`,
  ],
  exam: ['有要参加的考试吗？', 'Are you preparing for an exam?'],
  examHelp: ['有日子，我们帮你数着天数。', 'Add a date and we will count down the days.'],
  examOf: (day: string) => [`${day} 开考`, `Opens ${day}`],
  ownDay: ['我有别的考试', 'Another exam'],
  day: ['考试日期', 'Exam date'],
  dayMissing: ['请选一个今天或以后的日期', 'Choose today or a later date'],
  noExam: ['没有，慢慢学', 'No, no rush'],
  noExamHelp: ['不赶时间，一章一章来', 'One chapter at a time'],
  next: ['继续', 'Continue'],
  back: ['上一步', 'Back'],
  skip: ['先跳过', 'Not now'],
  notSaved: ['没有保存成功，请再试一次', 'Could not be saved. Please try again'],
  ready: ['好了，从这里开始', 'All set. Start here'],
  readyHelp: (subject: string) => [
    `${subject}已经记下。先做一小组题，做完就知道自己在哪里。`,
    `${subject} is saved. Start with a few questions to see where you stand.`,
  ],
  home: ['先回首页', 'Go to home page'],
  failed: ['科目没有加载出来', 'The subjects could not be loaded'],
});
