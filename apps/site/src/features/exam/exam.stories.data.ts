import type { Exam, ExamDetail } from '@lectern/sdk/endpoints/exam';

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
    exam('2', { examName: '大学英语 · 模拟考试', examType: 'mock', examState: 'doing', recordId: '8', subjectName: '大学英语', attemptLimit: 0 }),
    exam('3', { examName: '计算机基础 · 补考', examType: 'makeUp', examState: 'notOpen', subjectName: '计算机基础', priceCents: 1200 }),
    exam('4', { examName: '高等数学 · 第一次月考', examState: 'published', recordId: '9', score: 86, attemptLimit: 1, attemptCount: 1 }),
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
