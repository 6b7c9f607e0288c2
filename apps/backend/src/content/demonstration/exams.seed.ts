import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { companies, schools } from '../../platform/database/tables/companies.tables.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { beginRecord, planPaper } from '../../modules/answering/beginRecord.service.ts';
import { ownRecord, readRecordQuestions } from '../../modules/answering/records.repo.ts';
import { recordQuestions } from '../../modules/answering/records.tables.ts';
import { closeRecord } from '../../modules/answering/submit.ts';
import { examAttempts, type ExamRow, exams } from '../../modules/answering/exam.tables.ts';
import { papers, type QuestionRow } from '../../modules/question/bank.tables.ts';
import { renderText } from '../../platform/richText/richText.ts';
import { type ExamContent, examContents } from './data/exams.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const HOUR_MS = 3600_000;

/** On the hour, as schools set their exams. */
const inDays = (now: Date, days: number) =>
  new Date(Math.floor((now.getTime() + days * DAY_MS) / HOUR_MS) * HOUR_MS);

function answerTo({ key, options }: QuestionRow, isRight: boolean): string[] {
  if (key.kind === 'reference') return ['我的回答：先说清概念，再举一个例子。'];
  if (key.kind === 'blanks')
    return key.blanks.map(({ accepted }) => (isRight ? (accepted[0] ?? '') : '不会'));
  if (key.kind !== 'choice') return [];
  if (isRight) return [...key.labels];
  const wrong = options.find(({ label }) => !key.labels.includes(label))?.label;
  return [wrong ?? (key.labels[0] === 'true' ? 'false' : 'true')];
}

async function seedAttempt(
  tx: Queryable,
  exam: ExamRow,
  username: string,
  rightShare: number,
): Promise<void> {
  const { companyId } = exam;
  const [student] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.username, username)));
  const [school] = await tx
    .select({ id: schools.id })
    .from(schools)
    .where(and(eq(schools.companyId, companyId), eq(schools.defaultFlag, true)));
  const plan = await planPaper(tx, companyId, exam.paperId, 'exam');
  if (student === undefined || school === undefined || plan === undefined) return;
  const owner = { companyId, userId: student.id };
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

async function seedExam(tx: Queryable, companyId: string, content: ExamContent, now: Date): Promise<void> {
  const [paper] = await tx
    .select({ id: papers.id })
    .from(papers)
    .where(and(eq(papers.companyId, companyId), eq(papers.sourceKey, content.paper)));
  if (paper === undefined)
    throw new Error(`${content.name} names a paper that does not exist: ${content.paper}`);
  const [exam] = await tx
    .insert(exams)
    .values({
      companyId,
      paperId: paper.id,
      name: content.name,
      type: content.type,
      rulesHtml: renderText(content.rules.map((rule) => `- ${rule}`).join('\n'), 'rich').html,
      openAt: inDays(now, content.opensIn),
      closeAt: inDays(now, content.closesIn),
      minutes: content.minutes,
      passScore: content.passScore,
      publishAt: content.publishesIn === undefined ? null : inDays(now, content.publishesIn),
      sourceKey: `demo:${content.key}`,
      ...content.settings,
    })
    .returning();
  if (exam === undefined) throw new Error('The exam was not seeded');
  for (const { username, rightShare } of content.sat ?? []) await seedAttempt(tx, exam, username, rightShare);
}

/** Seeds exams in every state, some of them sat by students of the demonstration. */
export async function seedExams(tx: Queryable): Promise<void> {
  const now = new Date();
  for (const { id } of await tx.select({ id: companies.id }).from(companies)) {
    for (const content of examContents) await seedExam(tx, id, content, now);
  }
}
