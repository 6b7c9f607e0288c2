import type { Texts } from '@lectern/ui/locale';

interface WelcomeTexts {
  step: (step: number, of: number) => string;
  subject: string;
  subjectHelp: string;
  subjects: string;
  exams: string;
  questions: (category: string, count: number) => string;
  exam: string;
  examHelp: string;
  examOf: (day: string) => string;
  ownDay: string;
  day: string;
  dayMissing: string;
  noExam: string;
  noExamHelp: string;
  next: string;
  back: string;
  skip: string;
  notSaved: string;
  ready: string;
  readyHelp: (subject: string) => string;
  home: string;
  failed: string;
}

/** What a student's first minutes say. */
export const welcomeTexts: Texts<WelcomeTexts> = {
  zh: {
    step: (step, of) => `第 ${step} 步，共 ${of} 步`,
    subject: '你想先学哪一科？',
    subjectHelp: '选一科就好，以后随时可以换。',
    subjects: '科目',
    exams: '考试',
    questions: (category, count) => `${category} · ${count} 题`,
    exam: '有要参加的考试吗？',
    examHelp: '有日子，我们帮你数着天数。',
    examOf: (day) => `${day} 开考`,
    ownDay: '我有别的考试',
    day: '考试日期',
    dayMissing: '请选一个今天或以后的日期',
    noExam: '没有，慢慢学',
    noExamHelp: '不赶时间，一章一章来',
    next: '继续',
    back: '上一步',
    skip: '先跳过',
    notSaved: '没有保存成功，请再试一次',
    ready: '好了，从这里开始',
    readyHelp: (subject) => `${subject}已经记下。先做一小组题，做完就知道自己在哪里。`,
    home: '先回首页',
    failed: '科目没有加载出来',
  },
  en: {
    step: (step, of) => `Step ${step} of ${of}`,
    subject: 'Which subject first?',
    subjectHelp: 'Choose one; you can change it at any time.',
    subjects: 'Subject',
    exams: 'Exam',
    questions: (category, count) => `${category} · ${count === 1 ? '1 question' : `${count} questions`}`,
    exam: 'Is there an exam you prepare for?',
    examHelp: 'With a day, we count the days for you.',
    examOf: (day) => `Opens ${day}`,
    ownDay: 'Another exam',
    day: 'Day of the exam',
    dayMissing: 'Choose today or a later day',
    noExam: 'No, I take my time',
    noExamHelp: 'One chapter after the other',
    next: 'Continue',
    back: 'Back',
    skip: 'Not now',
    notSaved: 'That was not saved; try again',
    ready: 'All set: begin here',
    readyHelp: (subject) => `${subject} it is. A few questions first, and you know where you stand.`,
    home: 'To the home page',
    failed: 'The subjects did not load',
  },
};
