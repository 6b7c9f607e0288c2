import * as exam from '@lectern/sdk/endpoints/exam';
import { openExam, sitExam, sitPaidExam } from '../demoExam.ts';
import { type Sample, sample } from '../sample.ts';

/** Samples of exams, from the list to the results. */
export const examSamples: readonly Sample[] = [
  sample(exam.myExams, { examType: 'mock', examName: '测验', pageIndex: 1, pageSize: 10 }),
  sample(exam.detail, async (school) => ({ id: await openExam(school) })),
  sample(exam.userExamCount, async (school) => ({ a: await openExam(school), b: await school.paperId() })),
  sample(exam.join, async (school) => ({ examId: await openExam(school) })),
  sample(exam.record, async (school) => ({ id: await sitExam(school) })),
  sample(exam.handIn, async (school) => ({ id: await sitExam(school) })),
  sample(exam.handInPay, async (school) => ({ id: await sitExam(school) })),
  sample(exam.makePayOrder, async (school) => ({ exerciseId: await sitPaidExam(school) })),
  sample(exam.payInfo, async (school) => ({ id: await sitPaidExam(school) })),
  sample(exam.passFace, async (school) => ({ recordId: await sitExam(school), orderNo: 'of-another-day' })),
  sample(exam.askRemark, async (school) => {
    const recordId = await sitExam(school);
    await school.ask(exam.handIn, { id: recordId });
    return { recordId, reason: '第 2 题的答案应该也对' };
  }),
  sample(exam.rehearse, { operationIds: ['operation-1'] }),
  sample(exam.ledger, async (school) => ({ id: await sitExam(school) })),
  sample(exam.verifyReceipts, async (school) => ({ recordId: await sitExam(school), answers: [] })),
];
