import type { Texts } from '@lectern/ui/locale';

interface SubjectTexts {
  title: string;
  wrongBook: (count: number) => string;
  exams: string;
  collected: string;
  goOn: string;
  continueTitle: string;
  lastTitle: string;
  progress: (answered: number, total: number) => string;
  progressFailed: string;
  seeReport: string;
  done: string;
  right: string;
  streak: string;
  today: string;
  days: (count: number) => string;
  questions: (count: number) => string;
  subjects: string;
  allSubjects: string;
  papers: string;
  papersOf: (subject: string) => string;
  paperCount: (papers: number, questions: number) => string;
  doneOf: (done: number, total: number) => string;
  year: string;
  state: string;
  states: Record<'new' | 'doing' | 'done', string>;
  results: (count: number) => string;
  facts: (questions: number, score: number, minutes: number) => string;
  taken: (count: number) => string;
  best: (score: number) => string;
  start: string;
  resume: string;
  again: string;
  report: string;
  overview: string;
  overviewHelp: (questions: number, score: number, minutes: number) => string;
  overviewFailed: string;
  part: string;
  partQuestions: string;
  partScore: string;
  close: string;
  afresh: string;
  afreshTitle: string;
  afreshText: (answered: number) => string;
  afreshNo: string;
  mine: string;
  which: string;
  failed: string;
  empty: string;
  emptyHelp: string;
  clear: string;
  noBank: string;
  notStarted: string;
  visitorHint: string;
}

export const subjectTexts: Texts<SubjectTexts> = {
  zh: {
    title: '题库练习',
    wrongBook: (count) => (count > 0 ? `错题本 ${count}` : '错题本'),
    exams: '我的考试',
    collected: '收藏',
    goOn: '继续做题',
    continueTitle: '上次做到这里',
    lastTitle: '最近一次练习',
    progress: (answered, total) => `已答 ${answered} / ${total} 题`,
    progressFailed: '练习进度没有加载出来',
    seeReport: '看报告',
    done: '做过的题',
    right: '正确率',
    streak: '连续练习',
    today: '今天',
    days: (count) => `${count} 天`,
    questions: (count) => `${count} 题`,
    subjects: '选一个科目',
    allSubjects: '全部科目',
    papers: '全部试卷',
    papersOf: (subject) => `${subject}试卷`,
    paperCount: (papers, questions) => `${papers} 份试卷 · ${questions} 题`,
    doneOf: (done, total) => `做过 ${done} / ${total} 题`,
    year: '年份',
    state: '进度',
    states: { new: '没做过', doing: '做了一半', done: '做完了' },
    results: (count) => `共 ${count} 份试卷`,
    facts: (questions, score, minutes) => `${questions} 题 · ${score} 分 · 建议 ${minutes} 分钟`,
    taken: (count) => `${count} 人做过`,
    best: (score) => `最好成绩 ${score} 分`,
    start: '开始练习',
    resume: '继续',
    again: '再做一遍',
    report: '看报告',
    overview: '看构成',
    overviewHelp: (questions, score, minutes) => `${questions} 题，满分 ${score} 分，建议 ${minutes} 分钟。`,
    overviewFailed: '试卷构成没有加载出来',
    part: '部分',
    partQuestions: '题数',
    partScore: '分值',
    close: '关闭',
    afresh: '从头再来',
    afreshTitle: '从头做这份试卷？',
    afreshText: (answered) => `已经答了 ${answered} 题的那一次不再继续，新的一次从第 1 题开始。`,
    afreshNo: '接着做',
    mine: '我练过的',
    which: '范围',
    failed: '题库没有加载出来',
    empty: '没有符合条件的试卷',
    emptyHelp: '换一个科目或年份试试。',
    clear: '看全部试卷',
    noBank: '这所学校还没有题库',
    notStarted: '没有打开试卷，请再试一次',
    visitorHint: '不登录也能练：选一个科目，从“快速练习”开始；登录之后，做过的都会并入你的账号。',
  },
  en: {
    title: 'Question bank',
    wrongBook: (count) => (count > 0 ? `Wrong book ${count}` : 'Wrong book'),
    exams: 'My exams',
    collected: 'Collection',
    goOn: 'Go on',
    continueTitle: 'You stopped here',
    lastTitle: 'Last exercise',
    progress: (answered, total) => `${answered} of ${total} answered`,
    progressFailed: 'Your progress could not be loaded',
    seeReport: 'Report',
    done: 'Questions done',
    right: 'Right',
    streak: 'In a row',
    today: 'Today',
    days: (count) => (count === 1 ? '1 day' : `${count} days`),
    questions: (count) => `${count}`,
    subjects: 'Choose a subject',
    allSubjects: 'All subjects',
    papers: 'All papers',
    papersOf: (subject) => `${subject}: papers`,
    paperCount: (papers, questions) => `${papers} papers · ${questions} questions`,
    doneOf: (done, total) => `${done} of ${total} done`,
    year: 'Year',
    state: 'Progress',
    states: { new: 'New', doing: 'Begun', done: 'Done' },
    results: (count) => (count === 1 ? '1 paper' : `${count} papers`),
    facts: (questions, score, minutes) => `${questions} questions · ${score} points · ${minutes} min`,
    taken: (count) => `${count} students`,
    best: (score) => `Best ${score}`,
    start: 'Start',
    resume: 'Go on',
    again: 'Do it again',
    report: 'Report',
    overview: 'What is in it',
    overviewHelp: (questions, score, minutes) =>
      `${questions} questions, ${score} points, about ${minutes} minutes.`,
    overviewFailed: 'What is in the paper did not load',
    part: 'Part',
    partQuestions: 'Questions',
    partScore: 'Points',
    close: 'Close',
    afresh: 'Start over',
    afreshTitle: 'Start this paper over?',
    afreshText: (answered) =>
      `The one with ${answered === 1 ? '1 answer' : `${answered} answers`} is left as it is, and a new one begins at question 1.`,
    afreshNo: 'Go on with it',
    mine: 'Those I practised',
    which: 'Show',
    failed: 'The question bank did not load',
    empty: 'No papers like that',
    emptyHelp: 'Try another subject or year.',
    clear: 'Show all papers',
    noBank: 'This school has no question bank yet',
    notStarted: 'The paper did not open; please try again',
    visitorHint:
      'No account needed: choose a subject and begin with a quick paper. When you log in, what you did joins your account.',
  },
};
