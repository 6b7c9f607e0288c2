import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { schools } from '../../platform/database/tables/companies.tables.ts';
import { beginRecord, planPaper } from '../../modules/answering/beginRecord.service.ts';
import { ownRecord, readRecordQuestions } from '../../modules/answering/records.repo.ts';
import { recordQuestions } from '../../modules/answering/records.tables.ts';
import { closeRecord } from '../../modules/answering/submit.ts';
import { examAttempts, type ExamRow, exams } from '../../modules/answering/exam.tables.ts';
import type { QuestionRow } from '../../modules/question/bank.tables.ts';
import { companyIdAt, studentNamed } from './find.ts';

const MINUTE_MS = 60_000;

/** Who sat which exam, with the share of questions answered right. */
const ATTEMPTS = [
  { exam: 'english-quiz', username: 'student', rightShare: 0.8 },
  { exam: 'english-quiz', username: 'member', rightShare: 1 },
  { exam: 'english-quiz', username: 'returner', rightShare: 0.4 },
  { exam: 'computing-essay', username: 'student', rightShare: 0.6 },
  { exam: 'computing-network', username: 'student', rightShare: 0.7 },
] as const;

function answerTo({ key, options }: QuestionRow, isRight: boolean): string[] {
  if (key.kind === 'reference') return ['我的回答：先说清概念，再举一个例子。'];
  if (key.kind === 'blanks')
    return key.blanks.map(({ accepted }) => (isRight ? (accepted[0] ?? '') : '不会'));
  if (key.kind !== 'choice') return [];
  if (isRight) return [...key.labels];
  const wrong = options.find(({ label }) => !key.labels.includes(label))?.label;
  return [wrong ?? (key.labels[0] === 'true' ? 'false' : 'true')];
}

async function seedAttempt(tx: Queryable, exam: ExamRow, userId: string, rightShare: number): Promise<void> {
  const { companyId } = exam;
  const [school] = await tx
    .select({ id: schools.id })
    .from(schools)
    .where(and(eq(schools.companyId, companyId), eq(schools.defaultFlag, true)));
  const plan = await planPaper(tx, companyId, exam.paperId, 'exam');
  if (school === undefined || plan === undefined) return;
  const owner = { companyId, userId };
  const startedAt = new Date(exam.openAt.getTime() + 20 * MINUTE_MS);
  const submittedAt = new Date(startedAt.getTime() + Math.round(exam.minutes * 0.7) * MINUTE_MS);
  const recordId = await beginRecord(
    tx,
    owner,
    { ...plan, title: exam.name },
    { schoolId: school.id, now: startedAt },
  );
  if (recordId === undefined) return;
  const asked = await readRecordQuestions(tx, recordId);
  for (const [index, { question }] of asked.entries()) {
    const isRight = index < Math.round(asked.length * rightShare);
    await tx
      .update(recordQuestions)
      .set({ answer: answerTo(question, isRight), sequence: index + 1 })
      .where(and(eq(recordQuestions.recordId, recordId), eq(recordQuestions.questionId, question.id)));
  }
  await tx.insert(examAttempts).values({
    ...owner,
    recordId,
    examId: exam.id,
    number: 1,
    isOpen: false,
    handedInBy: 'student',
    endsAt: new Date(startedAt.getTime() + exam.minutes * MINUTE_MS),
    lastSeenAt: submittedAt,
  });
  await closeRecord(tx, await ownRecord(tx, owner, recordId, true), { now: submittedAt });
}

/** Seeds what students of the demonstration did in exams that are over. */
export async function seedExams(tx: Queryable): Promise<void> {
  const companyId = await companyIdAt(tx, 'localhost');
  for (const { exam: key, username, rightShare } of ATTEMPTS) {
    const [exam] = await tx
      .select()
      .from(exams)
      .where(and(eq(exams.companyId, companyId), eq(exams.sourceKey, key)));
    if (exam === undefined) throw new Error(`The demonstration has no exam "${key}"`);
    await seedAttempt(tx, exam, await studentNamed(tx, companyId, username), rightShare);
  }
}
