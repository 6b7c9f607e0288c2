import type { Exam, ExamDetail, ExamLedger, ExamRecord } from '@lectern/sdk/endpoints/exam';

const exam = (examId: string, fields: Partial<Exam>): Exam => ({
  examId,
  examName: '高等数学 · 期中考试',
  examType: 'formal',
  examState: 'open',
  paperId: '1',
  subjectName: '高等数学',
  openAt: '2026-03-02T01:00:00.000Z',
  closeAt: '2026-03-09T01:00:00.000Z',
  minutes: 90,
  questionCount: 24,
  totalScore: 100,
  passScore: 60,
  attemptLimit: 2,
  attemptCount: 0,
  recordId: null,
  score: null,
  faceFlag: 1,
  priceCents: 0,
  ...fields,
});

/** Exams in every state, as the server describes them. */
export const examPage = {
  total: 4,
  records: [
    exam('1', {}),
    exam('2', {
      examName: '大学英语 · 模拟考试',
      examType: 'mock',
      examState: 'doing',
      recordId: '8',
      subjectName: '大学英语',
      attemptLimit: 0,
    }),
    exam('3', {
      examName: '计算机基础 · 补考',
      examType: 'makeUp',
      examState: 'notOpen',
      subjectName: '计算机基础',
      priceCents: 1200,
    }),
    exam('4', {
      examName: '高等数学 · 第一次月考',
      examState: 'published',
      recordId: '9',
      score: 86,
      attemptLimit: 1,
      attemptCount: 1,
    }),
  ],
};

/** One exam with its rules. */
export const examDetail: ExamDetail = {
  exam: exam('1', {}),
  rulesHtml: '<p>请独立作答，考试中可以使用草稿纸。</p>',
  lateMinutes: 15,
  handInAfterMinutes: 30,
  leaveLimit: 3,
  serverTime: '2026-03-02T02:00:00.000Z',
};

/** An attempt whose result is published. */
export const examRecord: ExamRecord = {
  recordId: '9',
  examId: '4',
  examName: '高等数学 · 第一次月考',
  state: 'published',
  startedAt: '2026-03-02T01:00:00.000Z',
  endsAt: '2026-03-02T02:30:00.000Z',
  submittedAt: '2026-03-02T02:21:40.000Z',
  answeredCount: 24,
  questionCount: 24,
  score: 86,
  totalScore: 100,
  passed: true,
  rank: 3,
  passScore: 60,
  participantCount: 128,
  publishAt: null,
  solutions: 'shown',
  solutionsFrom: null,
  sections: [
    { name: '一、单项选择', questionCount: 12, score: 48, earned: 44 },
    { name: '二、多项选择', questionCount: 4, score: 20, earned: 15 },
    { name: '三、解答', questionCount: 8, score: 32, earned: 27 },
  ],
  points: [
    { name: '函数与极限', questionCount: 8, score: 34, earned: 32 },
    { name: '导数与微分', questionCount: 10, score: 40, earned: 36 },
    { name: '中值定理', questionCount: 6, score: 26, earned: 18 },
  ],
  wrongCount: 4,
  mayRepeat: false,
  remark: null,
  remarkUntil: '2026-03-17T01:00:00.000Z',
};

const received = (position: number, late: boolean): ExamLedger['answers'][number] => ({
  position,
  questionId: String(position),
  operationId: `operation-${position}`,
  sequence: position,
  answer: ['A'],
  savedAt: `2026-03-02T01:0${position}:00.000Z`,
  givenAt: null,
  late,
  digest: `${position}f3a9c27b1e4d6085`,
  signature: 'c2lnbmF0dXJl',
});

/** The ledger of that attempt, with an outage and time that was given back. */
export const examLedger: ExamLedger = {
  recordId: '9',
  examName: examRecord.examName,
  startedAt: examRecord.startedAt,
  endsAt: examRecord.endsAt,
  submittedAt: examRecord.submittedAt,
  handedInBy: 'student',
  publicKey: 'story',
  answers: [received(1, false), received(2, false), received(3, true)],
  outages: [
    {
      kind: 'outage',
      startedAt: '2026-03-02T01:10:00.000Z',
      endedAt: '2026-03-02T01:12:30.000Z',
      creditedSeconds: 150,
    },
  ],
  extensions: [{ seconds: 300, reason: '机房断电', givenAt: '2026-03-02T01:20:00.000Z' }],
};
