import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { beginRecord, planPaper } from '../../modules/answering/beginRecord.service.ts';
import { ownRecord } from '../../modules/answering/records.repo.ts';
import { closeRecord } from '../../modules/answering/submit.ts';
import { examAttempts, type ExamRow, exams } from '../../modules/answering/exam.tables.ts';
import { answerAll } from './answerAll.ts';
import { companyIdAt, schoolIdOf, studentNamed } from './find.ts';

const MINUTE_MS = 60_000;

/** Who sat which exam, with the share of questions answered right. */
const ATTEMPTS = [
  { exam: 'english-quiz', username: 'student', rightShare: 0.8 },
  { exam: 'english-quiz', username: 'member', rightShare: 1 },
  { exam: 'english-quiz', username: 'returner', rightShare: 0.4 },
  { exam: 'computing-essay', username: 'student', rightShare: 0.6 },
  { exam: 'computing-network', username: 'student', rightShare: 0.7 },
] as const;

async function seedAttempt(tx: Queryable, exam: ExamRow, userId: string, rightShare: number): Promise<void> {
  const { companyId } = exam;
  const plan = await planPaper(tx, companyId, exam.paperId, 'exam');
  if (plan === undefined) return;
  const owner = { companyId, userId };
  const startedAt = new Date(exam.openAt.getTime() + 20 * MINUTE_MS);
  const submittedAt = new Date(startedAt.getTime() + Math.round(exam.minutes * 0.7) * MINUTE_MS);
  const recordId = await beginRecord(
    tx,
    owner,
    { ...plan, title: exam.name },
    { schoolId: await schoolIdOf(tx, companyId), now: startedAt },
  );
  if (recordId === undefined) return;
  await answerAll(tx, recordId, rightShare);
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
