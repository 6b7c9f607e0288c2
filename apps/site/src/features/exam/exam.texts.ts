import type { Texts } from '@lectern/ui/locale';
import type { ExamState, ExamType, Hold } from './exam.model.ts';

interface ExamTexts {
  bank: string;
  title: string;
  types: Readonly<Record<ExamType, string>>;
  states: Readonly<Record<ExamState | Exclude<Hold, ''>, string>>;
  type: string;
  state: string;
  search: string;
  searchHint: string;
  results: (total: number) => string;
  empty: string;
  emptyHelp: string;
  clear: string;
  failed: string;
  missing: string;
  toExams: string;
  loading: string;
  window: (from: string, to: string) => string;
  facts: (questions: number, score: number, minutes: number) => string;
  attempts: (left: number, limit: number) => string;
  anyAttempts: string;
  scored: (score: number) => string;
  open: string;
  goOn: string;
  again: string;
  look: string;
  result: string;
  lastResult: string;
  enter: string;
  entering: string;
  rules: string;
  opens: string;
  closes: string;
  length: string;
  minutes: (minutes: number) => string;
  questions: string;
  questionCount: (count: number) => string;
  pass: string;
  points: (score: number, total: number) => string;
  chances: string;
  price: string;
  free: string;
  late: (minutes: number) => string;
  handInAfter: (minutes: number) => string;
  leaves: (limit: number) => string;
  face: string;
  notOpen: (at: string) => string;
  closed: string;
  noneLeft: string;
  offline: string;
  rehearse: string;
  bringFile: string;
  saved: string;
  beginTitle: (number: number, limit: number) => string;
  beginText: (minutes: number) => string;
  begin: string;
  notNow: string;
}

/** What the pages of exams say. */
export const examTexts: Texts<ExamTexts> = {
  zh: {
    bank: '题库练习',
    title: '我的考试',
    types: { formal: '正式考试', mock: '模拟考试', makeUp: '补考' },
    states: {
      open: '可以考',
      doing: '进行中',
      notOpen: '未开始',
      submitted: '待公布',
      marking: '阅卷中',
      published: '已出分',
      missed: '已错过',
      waiting: '核对中',
      refused: '不作数',
    },
    type: '类型',
    state: '状态',
    search: '搜索考试',
    searchHint: '考试名称',
    results: (total) => `${total} 场考试`,
    empty: '没有符合条件的考试',
    emptyHelp: '学校安排了新考试，就会出现在这里。',
    clear: '看全部考试',
    failed: '考试没有加载出来',
    missing: '没有找到这场考试',
    toExams: '回到我的考试',
    loading: '正在加载考试',
    window: (from, to) => `${from} 至 ${to}`,
    facts: (questions, score, minutes) => `${questions} 题 · 满分 ${score} · ${minutes} 分钟`,
    attempts: (left, limit) => `还可以考 ${left}\u00a0次，共\u00a0${limit}\u00a0次`,
    anyAttempts: '次数不限',
    scored: (score) => `${score} 分`,
    open: '进入考试',
    goOn: '继续考试',
    again: '再考一次',
    look: '查看',
    result: '查看成绩',
    lastResult: '看上次的结果',
    enter: '开始考试',
    entering: '正在进入',
    rules: '考试须知',
    opens: '开放时间',
    closes: '截止时间',
    length: '考试时长',
    minutes: (minutes) => `${minutes} 分钟`,
    questions: '题量',
    questionCount: (count) => `${count} 题`,
    pass: '及格 / 满分',
    points: (score, total) => `${score} / ${total}`,
    chances: '考试次数',
    price: '查看成绩',
    free: '免费',
    late: (minutes) => `开放 ${minutes} 分钟后不能再进入。`,
    handInAfter: (minutes) => `结束前 ${minutes} 分钟起才可以交卷。`,
    leaves: (limit) => `离开考试页面超过 ${limit} 次会自动交卷。`,
    face: '进入前需要通过人脸识别。',
    notOpen: (at) => `${at} 开放`,
    closed: '考试时间已过',
    noneLeft: '考试次数已经用完',
    offline: '现在连不上服务器，请稍后再试',
    rehearse: '考前演练',
    bringFile: '补交答案文件',
    saved: '每道题作答后都会保存到学校，换设备也能接着考。',
    beginTitle: (number, limit) => `开始第 ${number} 次考试，共 ${limit} 次`,
    beginText: (minutes) =>
      `进入后马上开始计时，共 ${minutes} 分钟，中途离开也不会停。从现在起就算考了一次。`,
    begin: '现在开始',
    notNow: '先不考',
  },
  en: {
    bank: 'Question bank',
    title: 'My exams',
    types: { formal: 'Exam', mock: 'Mock exam', makeUp: 'Make-up exam' },
    states: {
      open: 'Open',
      doing: 'Under way',
      notOpen: 'Not open yet',
      submitted: 'Handed in',
      marking: 'Being marked',
      published: 'Marked',
      missed: 'Missed',
      waiting: 'Being looked at',
      refused: 'Does not stand',
    },
    type: 'Kind',
    state: 'State',
    search: 'Search exams',
    searchHint: 'Name of an exam',
    results: (total) => (total === 1 ? '1 exam' : `${total} exams`),
    empty: 'No exam fits',
    emptyHelp: 'When the school sets an exam, it appears here.',
    clear: 'Show all exams',
    failed: 'The exams did not load',
    missing: 'This exam was not found',
    toExams: 'Back to my exams',
    loading: 'Loading exams',
    window: (from, to) => `${from} to ${to}`,
    facts: (questions, score, minutes) => `${questions} questions · ${score} points · ${minutes} min`,
    attempts: (left, limit) => `${left} of ${limit} attempts left`,
    anyAttempts: 'Any number of attempts',
    scored: (score) => `${score} points`,
    open: 'Go to the exam',
    goOn: 'Continue',
    again: 'Sit it again',
    look: 'Look',
    result: 'See the result',
    lastResult: 'See the last result',
    enter: 'Begin the exam',
    entering: 'Entering',
    rules: 'Rules',
    opens: 'Opens',
    closes: 'Closes',
    length: 'Length',
    minutes: (minutes) => `${minutes} min`,
    questions: 'Questions',
    questionCount: (count) => String(count),
    pass: 'To pass / in all',
    points: (score, total) => `${score} / ${total}`,
    chances: 'Attempts',
    price: 'To see the result',
    free: 'Free',
    late: (minutes) => `No entry later than ${minutes} minutes after the opening.`,
    handInAfter: (minutes) => `Handing in opens ${minutes} minutes before the end.`,
    leaves: (limit) => `Leaving the page more than ${limit} times hands it in.`,
    face: 'Your face is checked before you enter.',
    notOpen: (at) => `Opens ${at}`,
    closed: 'The exam is over',
    noneLeft: 'No attempt left',
    offline: 'The server cannot be reached; try again in a moment',
    rehearse: 'Rehearse first',
    bringFile: 'Bring an answer file',
    saved: 'Each answer is saved with the school at once, so you can go on from another device.',
    beginTitle: (number, limit) => `Begin attempt ${number} of ${limit}`,
    beginText: (minutes) =>
      `The clock starts as you go in and runs for ${minutes} min, also while you are away. From then on the attempt counts.`,
    begin: 'Begin now',
    notNow: 'Not now',
  },
};
