import type { ExamRow } from '../../../modules/answering/exam.tables.ts';

/** An exam of the demonstration; days count from the seeding. */
export interface ExamContent {
  readonly key: string;
  readonly name: string;
  readonly type: ExamRow['type'];
  /** Source key of its paper. */
  readonly paper: string;
  readonly opensIn: number;
  readonly closesIn: number;
  readonly minutes: number;
  readonly passScore: number;
  readonly rules: readonly string[];
  readonly settings?: Partial<Omit<ExamRow, 'id' | 'companyId'>>;
  /** Days from the seeding until the scores are published. */
  readonly publishesIn?: number;
  /** Students of the demonstration who sat it, with the share of questions they answered right. */
  readonly sat?: readonly { readonly username: string; readonly rightShare: number }[];
}

const common = [
  '进入后开始计时，以服务器的时间为准；时间到会自动交卷，已保存的答案一个也不会丢。',
  '断网时可以继续作答，答案先存在这台设备上，连上后自动补交。',
];

/** Exams in each state that a student can meet. */
export const examContents: readonly ExamContent[] = [
  {
    key: 'computing-midterm',
    name: '计算机基础 · 期中考试',
    type: 'formal',
    paper: 'demo:paper:computing:1',
    opensIn: -1,
    closesIn: 60,
    minutes: 40,
    passScore: 42,
    rules: [...common, '开考后离开考试页面会被记录。'],
    settings: {
      attemptLimit: 2,
      isShuffled: true,
      leaveLimit: 3,
      graceSeconds: 300,
      outageCreditSeconds: 300,
    },
  },
  {
    key: 'math-mock',
    name: '高等数学 · 十分钟模拟考',
    type: 'mock',
    paper: 'demo:paper:math:2',
    opensIn: -3,
    closesIn: 90,
    minutes: 10,
    passScore: 42,
    rules: [...common, '次数不限，交卷后马上可以看答案和解析。'],
    settings: { attemptLimit: 0, isShuffled: true, answersShown: 'afterHandIn' },
  },
  {
    key: 'english-face',
    name: '大学英语 · 四级全真考试',
    type: 'formal',
    paper: 'demo:paper:english:1',
    opensIn: -1,
    closesIn: 45,
    minutes: 60,
    passScore: 60,
    rules: [...common, '进入前需要登记所在中学和学生证，并通过人脸识别；考试中还会再核对一次。'],
    settings: { hasQuestions: true, faceMinutes: [0, 20], leaveLimit: 5, handInAfterMinutes: 30 },
  },
  {
    key: 'computing-paid',
    name: '计算机基础 · 能力测评',
    type: 'mock',
    paper: 'demo:paper:computing:2',
    opensIn: -2,
    closesIn: 120,
    minutes: 15,
    passScore: 30,
    rules: [...common, '作答免费，成绩和解析在支付后可以查看。'],
    settings: { attemptLimit: 0, priceCents: 990, answersShown: 'afterHandIn' },
  },
  {
    key: 'math-final',
    name: '高等数学 · 期末考试',
    type: 'formal',
    paper: 'demo:paper:math:1',
    opensIn: 7,
    closesIn: 8,
    minutes: 60,
    passScore: 51,
    rules: [...common, '开考 15 分钟后不能再进入。'],
    settings: { lateMinutes: 15 },
  },
  {
    key: 'english-quiz',
    name: '大学英语 · 语法月考',
    type: 'formal',
    paper: 'demo:paper:english:2',
    opensIn: -20,
    closesIn: -18,
    minutes: 10,
    passScore: 24,
    rules: common,
    sat: [
      { username: 'student', rightShare: 0.8 },
      { username: 'member', rightShare: 1 },
      { username: 'returner', rightShare: 0.4 },
    ],
  },
  {
    key: 'computing-essay',
    name: '计算机基础 · 简答补考',
    type: 'makeUp',
    paper: 'demo:paper:computing:1',
    opensIn: -9,
    closesIn: -7,
    minutes: 40,
    passScore: 42,
    rules: common,
    sat: [{ username: 'student', rightShare: 0.6 }],
  },
  {
    key: 'computing-network',
    name: '计算机基础 · 网络专题考试',
    type: 'formal',
    paper: 'demo:paper:computing:2',
    opensIn: -4,
    closesIn: -2,
    minutes: 15,
    passScore: 30,
    rules: common,
    publishesIn: 10,
    sat: [{ username: 'student', rightShare: 0.7 }],
  },
  {
    key: 'math-missed',
    name: '高等数学 · 开学摸底考试',
    type: 'formal',
    paper: 'demo:paper:math:2',
    opensIn: -40,
    closesIn: -39,
    minutes: 10,
    passScore: 42,
    rules: common,
  },
];
