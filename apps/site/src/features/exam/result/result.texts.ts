import { inBoth } from '@lectern/ui/locale';

/** Texts of the exam result pages. */
export const resultTexts = inBoth({
  title: ['考试结果', 'Exam result'],
  loading: ['正在加载结果', 'Loading the result'],
  passed: ['通过了', 'Passed'],
  notPassed: ['这次没有通过', 'Not passed this time'],
  submitted: ['已交卷，等待公布成绩', 'Handed in; score not published yet'],
  submittedHelp: [
    '学校公布后，成绩会出现在这里。',
    'Your score will appear here once the school publishes it.',
  ],
  marking: ['已交卷，老师正在阅卷', 'Handed in; being marked'],
  markingHelp: [
    '主观题评完后，成绩会出现在这里。',
    'Your score will appear here once the open questions are marked.',
  ],
  held: ['已交卷，等学校核对人脸核验', 'Handed in; face check under review'],
  heldHelp: [
    '有一次人脸核验没有按时通过。学校核对之后会通知你，核对有效，成绩就会出现在这里。',
    'A face check was missed or late. You will be notified after the school reviews it; if it is valid, your score will appear here.',
  ],
  refused: ['这次结果不作数', 'This result is not valid'],
  refusedHelp: (reason: string) => [`学校的说明：${reason}`, `The school says: ${reason}`],
  doing: ['考试还在进行', 'The exam is still in progress'],
  backToExam: ['回到考试', 'Back to the exam'],
  place: ['名次', 'Rank'],
  rank: (rank: number) => [`第 ${rank} 名`, `${rank}`],
  handedIn: ['交卷时间', 'Handed in'],
  spent: ['用时', 'Time spent'],
  by: {
    student: ['由你交卷', 'by you'],
    clock: ['时间到，自动交卷', 'automatically, when time ran out'],
    rule: ['离开页面次数超过规定，自动交卷', 'automatically, for leaving the page too often'],
  },
  answered: ['作答', 'Answered'],
  answeredOf: (answered: number, all: number) => [`${answered} / ${all} 题`, `${answered} of ${all}`],
  among: (count: number) => [`共 ${count} 人`, count === 1 ? 'of 1 student' : `of ${count} students`],
  pass: ['及格 / 满分', 'Pass / total'],
  passOf: (pass: number, all: number) => [`${pass} / ${all}`, `${pass} / ${all}`],
  publishedAt: (moment: string) => [
    `学校将在 ${moment} 公布成绩，到时出现在这里。`,
    `The school will publish the score on ${moment}. It will appear here.`,
  ],
  practise: (count: number) => [
    `练做错的 ${count} 题`,
    count === 1 ? 'Practise the 1 you got wrong' : `Practise the ${count} you got wrong`,
  ],
  notMade: ['练习没有生成，请再试一次', 'The practice could not be created. Please try again'],
  certificate: ['领取证书', 'Claim certificate'],
  repeat: ['再考一次', 'Retake exam'],
  analysis: ['得分分析', 'Score analysis'],
  bySection: ['各部分得分', 'By part'],
  section: ['部分', 'Part'],
  byPoint: ['各知识点得分', 'By topic'],
  point: ['知识点', 'Topic'],
  earned: ['得分', 'Score'],
  full: ['满分', 'Full score'],
  solutions: ['题目、答案和解析', 'Questions, answers and explanations'],
  solutionsAt: (moment: string) => [
    `${moment} 起可以看每道题的答案和解析。`,
    `Answers and explanations will be available from ${moment}.`,
  ],
  solutionsOpen: [
    '考试结束、成绩公布之后，每道题的答案和解析会出现在这里。',
    'Answers and explanations will appear here after the exam ends and scores are published.',
  ],
  solutionsNever: ['学校不公布这场考试的答案和解析。', 'The school does not publish answers for this exam.'],
  solutionsFailed: ['题目没有加载出来', 'The questions could not be loaded'],
  booked: [
    '做错的题会收进错题本，按时提醒你再练。',
    'Questions you got wrong are saved in Mistakes, and you will be reminded to practise them.',
  ],
  toWrongBook: ['去错题本', 'Go to mistakes'],
  pay: (price: string) => [`支付 ${price}，查看成绩`, `Pay ${price} to view result`],
  due: ['已交卷，成绩等你解锁', 'Handed in; pay to unlock your result'],
  payHelp: [
    '作答已经交给学校，支付后马上可以看成绩。',
    'The school has your answers. You can view the result right after payment.',
  ],
  notOrdered: ['订单没有生成，请再试一次', 'The order was not placed. Please try again'],
  ledger: ['断线记录', 'Interruptions'],
  proofFailed: ['收卷凭证和断线记录没有加载出来', 'Your receipts and interruptions could not be loaded'],
  noEvents: ['整场考试没有断线。', 'No interruptions during the exam.'],
  events: {
    outage: ['断线', 'Disconnected'],
    left: ['离开考试', 'Left the exam'],
    extension: ['学校延时', 'Time added by the school'],
    shortening: ['学校缩短时间', 'Time reduced by the school'],
  },
  seconds: (seconds: number) => [
    seconds < 60
      ? `${seconds} 秒`
      : seconds % 60 === 0
        ? `${seconds / 60} 分钟`
        : `${Math.floor(seconds / 60)} 分 ${seconds % 60} 秒`,
    seconds < 60
      ? `${seconds} s`
      : seconds % 60 === 0
        ? `${seconds / 60} min`
        : `${Math.floor(seconds / 60)} min ${seconds % 60} s`,
  ],
  credited: (seconds: number) => [`补回 ${seconds} 秒`, `${seconds} s restored`],
  payTitle: ['支付结果', 'Payment result'],
  paid: ['支付成功', 'Paid'],
  paidHelp: ['现在可以看成绩和解析了。', 'You can now view the result and explanations.'],
  unpaid: ['还没有收到付款', 'Payment not received yet'],
  unpaidHelp: [
    '如果刚刚付过，稍等片刻再看；钱不会多扣。',
    'If you have just paid, wait a moment and check again. You will not be charged twice.',
  ],
  toResult: ['查看成绩', 'View result'],
  toCashier: ['去支付', 'Pay now'],
  lookAgain: ['再看一次', 'Check again'],
});
