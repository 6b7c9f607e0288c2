import type { Texts } from '@lectern/ui/locale';

interface ResultTexts {
  title: string;
  loading: string;
  passed: string;
  notPassed: string;
  submitted: string;
  submittedHelp: string;
  marking: string;
  markingHelp: string;
  held: string;
  heldHelp: string;
  refused: string;
  refusedHelp: (words: string) => string;
  doing: string;
  goOn: string;
  place: string;
  rank: (rank: number) => string;
  handedIn: string;
  spent: string;
  by: Readonly<Record<'student' | 'clock' | 'rule', string>>;
  answered: string;
  answeredOf: (answered: number, all: number) => string;
  among: (count: number) => string;
  pass: string;
  passOf: (pass: number, all: number) => string;
  publishedAt: (moment: string) => string;
  practise: (count: number) => string;
  notMade: string;
  certificate: string;
  repeat: string;
  analysis: string;
  bySection: string;
  section: string;
  byPoint: string;
  point: string;
  earned: string;
  full: string;
  solutions: string;
  solutionsAt: (moment: string) => string;
  solutionsOpen: string;
  solutionsNever: string;
  solutionsFailed: string;
  booked: string;
  toWrongBook: string;
  pay: (price: string) => string;
  due: string;
  payHelp: string;
  notOrdered: string;
  ledger: string;
  proofFailed: string;
  noEvents: string;
  events: Readonly<Record<'outage' | 'left' | 'extension' | 'shortening', string>>;
  seconds: (seconds: number) => string;
  credited: (seconds: number) => string;
  payTitle: string;
  paid: string;
  paidHelp: string;
  unpaid: string;
  unpaidHelp: string;
  toResult: string;
  toCashier: string;
  lookAgain: string;
}

/** What the pages of an exam's result say. */
export const resultTexts: Texts<ResultTexts> = {
  zh: {
    title: '考试结果',
    loading: '正在加载结果',
    passed: '通过了',
    notPassed: '这次没有通过',
    submitted: '已交卷，等待公布成绩',
    submittedHelp: '学校公布后，成绩会出现在这里。',
    marking: '已交卷，老师正在阅卷',
    markingHelp: '主观题评完后，成绩会出现在这里。',
    held: '已交卷，等学校核对人脸核验',
    heldHelp: '有一次人脸核验没有按时通过。学校核对之后会通知你，核对有效，成绩就会出现在这里。',
    refused: '这次结果不作数',
    refusedHelp: (words) => `学校核对了人脸核验：${words}`,
    doing: '考试还在进行',
    goOn: '回到考试',
    place: '名次',
    rank: (rank) => `第 ${rank} 名`,
    handedIn: '交卷时间',
    spent: '用时',
    by: { student: '由你交卷', clock: '时间到，自动交卷', rule: '离开页面次数超过规定，自动交卷' },
    answered: '作答',
    answeredOf: (answered, all) => `${answered} / ${all} 题`,
    among: (count) => `共 ${count} 人`,
    pass: '及格 / 满分',
    passOf: (pass, all) => `${pass} / ${all}`,
    publishedAt: (moment) => `学校将在 ${moment} 公布成绩，到时出现在这里。`,
    practise: (count) => `练做错的 ${count} 题`,
    notMade: '练习没有生成，请再试一次',
    certificate: '领取证书',
    repeat: '再考一次',
    analysis: '得分分析',
    bySection: '各部分得分',
    section: '部分',
    byPoint: '各知识点得分',
    point: '知识点',
    earned: '得分',
    full: '满分',
    solutions: '题目、答案和解析',
    solutionsAt: (moment) => `${moment} 起可以看每道题的答案和解析。`,
    solutionsOpen: '考试结束、成绩公布之后，每道题的答案和解析会出现在这里。',
    solutionsNever: '学校不公布这场考试的答案和解析。',
    solutionsFailed: '题目没有加载出来',
    booked: '做错的题会收进错题本，按时提醒你再练。',
    toWrongBook: '去错题本',
    pay: (price) => `支付 ${price}，查看成绩`,
    due: '已交卷，成绩等你解锁',
    payHelp: '作答已经交给学校，支付后马上可以看成绩。',
    notOrdered: '订单没有生成，请再试一次',
    ledger: '断线记录',
    proofFailed: '收卷凭证和断线记录没有加载出来',
    noEvents: '整场考试没有断线。',
    events: { outage: '断线', left: '离开考试', extension: '学校延时', shortening: '学校缩短时间' },
    seconds: (seconds) =>
      seconds < 60
        ? `${seconds} 秒`
        : seconds % 60 === 0
          ? `${seconds / 60} 分钟`
          : `${Math.floor(seconds / 60)} 分 ${seconds % 60} 秒`,
    credited: (seconds) => `补回 ${seconds} 秒`,
    payTitle: '支付结果',
    paid: '支付成功',
    paidHelp: '现在可以看成绩和解析了。',
    unpaid: '还没有收到付款',
    unpaidHelp: '如果刚刚付过，稍等片刻再看；钱不会多扣。',
    toResult: '查看成绩',
    toCashier: '去支付',
    lookAgain: '再看一次',
  },
  en: {
    title: 'Exam result',
    loading: 'Loading the result',
    passed: 'Passed',
    notPassed: 'Not passed this time',
    submitted: 'Handed in; the score is not published yet',
    submittedHelp: 'When the school publishes it, the score appears here.',
    marking: 'Handed in; being marked',
    markingHelp: 'When the open questions are marked, the score appears here.',
    held: 'Handed in; the school has yet to look at a face check',
    heldHelp:
      'A face check was missed or came late. You hear when the school has looked; if the result stands, the score appears here.',
    refused: 'This result does not stand',
    refusedHelp: (words) => `The school has looked at the missed face check: ${words}`,
    doing: 'The exam is still under way',
    goOn: 'Back to the exam',
    place: 'Place',
    rank: String,
    handedIn: 'Handed in',
    spent: 'Time taken',
    by: {
      student: 'by you',
      clock: 'by the clock, when time was up',
      rule: 'by the rule about leaving the page',
    },
    answered: 'Answered',
    answeredOf: (answered, all) => `${answered} of ${all}`,
    among: (count) => (count === 1 ? 'of 1 student' : `of ${count} students`),
    pass: 'To pass / in all',
    passOf: (pass, all) => `${pass} / ${all}`,
    publishedAt: (moment) => `The school publishes the score on ${moment}; it appears here then.`,
    practise: (count) =>
      count === 1 ? 'Practise the 1 that was wrong' : `Practise the ${count} that were wrong`,
    notMade: 'The exercise was not made; try again',
    certificate: 'Take the certificate',
    repeat: 'Sit it again',
    analysis: 'Where the points are',
    bySection: 'By part',
    section: 'Part',
    byPoint: 'By topic',
    point: 'Topic',
    earned: 'Earned',
    full: 'In all',
    solutions: 'Questions, answers and explanations',
    solutionsAt: (moment) => `From ${moment} you can see the answer and explanation of each question.`,
    solutionsOpen:
      'When the exam is over and the score published, the answer and explanation of each question appear here.',
    solutionsNever: 'The school does not publish the answers of this exam.',
    solutionsFailed: 'The questions did not load',
    booked: 'What was wrong goes into your wrong book, which reminds you to practise it.',
    toWrongBook: 'To the wrong book',
    pay: (price) => `Pay ${price} to see the result`,
    due: 'Handed in; the result waits for its payment',
    payHelp: 'The school has your answers; the result opens as soon as it is paid.',
    notOrdered: 'The order was not made; try again',
    ledger: 'Interruptions',
    proofFailed: 'Your receipts and interruptions could not be loaded',
    noEvents: 'The line held through the whole exam.',
    events: {
      outage: 'Line down',
      left: 'Room left',
      extension: 'Time given by the school',
      shortening: 'Time taken back by the school',
    },
    seconds: (seconds) =>
      seconds < 60
        ? `${seconds} s`
        : seconds % 60 === 0
          ? `${seconds / 60} min`
          : `${Math.floor(seconds / 60)} min ${seconds % 60} s`,
    credited: (seconds) => `${seconds} s given back`,
    payTitle: 'Payment',
    paid: 'Paid',
    paidHelp: 'The result and the explanations are open now.',
    unpaid: 'No payment yet',
    unpaidHelp: 'If you have just paid, wait a moment and look again; nothing is charged twice.',
    toResult: 'See the result',
    toCashier: 'Pay now',
    lookAgain: 'Look again',
  },
};
