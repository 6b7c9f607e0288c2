import type { AskRemarkIn, ExamRecord } from '@lectern/sdk/endpoints/exam';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { CommandError } from '../../../platform/commands/commandError.ts';
import { studentNumber } from '../../../platform/commands/students.ts';
import { csvTable, type Table } from '../../../platform/commands/table.ts';
import { remarkDays } from '../../../platform/company/index.ts';
import { idOrNone } from '../../../platform/database/columns.ts';
import type { Queryable } from '../../../platform/database/connection.ts';
import { users } from '../../../platform/database/tables/users.tables.ts';
import type { UserContext } from '../../../platform/http/context.ts';
import { BusinessError, refused } from '../../../platform/http/errors.ts';
import { memberOf } from '../../../platform/http/member.ts';
import {
  answerRemarkRow,
  examAttempts,
  examRemarks,
  exams,
  exerciseRecords,
  isPublished,
  insertRemark,
  ownRecord,
  readAttempt,
} from '../../answering/index.ts';
import { remarkAnswered, writeMessages } from '../../message/index.ts';
import { changeResult } from './changeResult.ts';
import { applyMarks, setMark } from './marks.service.ts';
import { lastRemark, remarkEnd } from './remarks.repo.ts';
import { presentAttempt } from './result.repo.ts';

/** Answers `exam.askRemark`. */
export function askRemark({ recordId, reason }: AskRemarkIn, context: UserContext): Promise<ExamRecord> {
  const trimmedReason = reason.trim();
  if (trimmedReason === '') throw refused('reason', '请写明申请复核的理由');
  return context.transaction(async (tx) => {
    // The lock makes the second click of a double click see the request of the first.
    const record = await ownRecord(tx, memberOf(context), recordId, true);
    const examAttempt = await readAttempt(tx, record.id);
    const now = context.clock.now();
    if (examAttempt === undefined) throw new BusinessError('0', '没有找到这次考试');
    const days = remarkDays(context.company);
    if (days === 0) throw new BusinessError('0', '学校没有开通成绩复核，请联系学校');
    if (!(await isPublished(tx, record.id, now))) throw new BusinessError('0', '成绩公布之后才能申请复核');
    const last = await lastRemark(tx, record.id);
    if (last?.answeredAt === null) throw new BusinessError('0', '已经申请过复核，请等学校答复');
    if (now > (await remarkEnd(tx, examAttempt, record, days)))
      throw new BusinessError('0', '已经过了可以申请复核的时间，请联系学校');
    await insertRemark(tx, {
      companyId: record.companyId,
      recordId: record.id,
      reason: trimmedReason,
      askedAt: now,
      scoreBefore: record.score ?? 0,
    });
    return presentAttempt(tx, examAttempt, context.company, now);
  });
}

/** Lists a company's unanswered requests, or its answered ones. */
export async function listRemarks(
  tx: Queryable,
  companyId: string,
  state: 'waiting' | 'answered',
): Promise<Table> {
  const rows = await tx
    .select({ remark: examRemarks, exam: exams.name, number: studentNumber, name: users.name })
    .from(examRemarks)
    .innerJoin(examAttempts, eq(examAttempts.recordId, examRemarks.recordId))
    .innerJoin(exams, eq(exams.id, examAttempts.examId))
    .innerJoin(users, eq(users.id, examAttempts.userId))
    .where(
      and(
        eq(examRemarks.companyId, companyId),
        state === 'waiting' ? isNull(examRemarks.answeredAt) : isNotNull(examRemarks.answeredAt),
      ),
    )
    .orderBy(asc(examRemarks.id));
  return csvTable(
    ['request', 'asked', 'exam', 'attempt', 'student', 'name', 'score', 'after', 'reason', 'answer'],
    rows.map(({ remark, exam, number, name }) => [
      remark.id,
      remark.askedAt,
      exam,
      remark.recordId,
      number,
      name,
      remark.scoreBefore,
      remark.scoreAfter,
      remark.reason,
      remark.answer,
    ]),
  );
}

/** A school's answer to a request. */
export interface RemarkAnswer {
  /** Text shown to the student. */
  readonly text: string;
  /** New scores of questions, by their number in the paper of that attempt; empty leaves the mark as it is. */
  readonly marks: readonly { readonly number: number; readonly score: number }[];
}

/**
 * Answers a request. A changed mark takes effect at once on score, rank and statistics; a student who no longer
 * passes loses the certificate of the exam, one who passes now may get it.
 * @throws {CommandError} where there is no such request, or it was already answered; {@link MarkError} for an
 *   invalid mark.
 */
export async function answerRemark(
  tx: Queryable,
  requestId: string,
  { text, marks }: RemarkAnswer,
  now: Date,
): Promise<string> {
  const [found] = await tx
    .select({ remark: examRemarks, exam: exams, userId: examAttempts.userId })
    .from(examRemarks)
    .innerJoin(examAttempts, eq(examAttempts.recordId, examRemarks.recordId))
    .innerJoin(exams, eq(exams.id, examAttempts.examId))
    .where(eq(examRemarks.id, idOrNone(requestId)));
  if (found === undefined)
    throw new CommandError(`There is no request ${requestId}. "remarks" shows the pending ones.`);
  const { exam, userId } = found;
  const { companyId, recordId } = found.remark;
  const student = { companyId, userId, now };
  // The exercise is locked first, as everywhere.
  await tx
    .select({ id: exerciseRecords.id })
    .from(exerciseRecords)
    .where(eq(exerciseRecords.id, recordId))
    .for('update');
  const [remark] = await tx.select().from(examRemarks).where(eq(examRemarks.id, requestId)).for('update');
  if (remark === undefined || remark.answeredAt !== null)
    throw new CommandError(`Request ${requestId} was answered already.`);
  await changeResult(tx, exam, student, text, async () => {
    for (const mark of marks)
      await setMark(tx, { companyId, examId: exam.id }, { recordId, ...mark }, { now, mayMarkAny: true });
    if (marks.length > 0) await applyMarks(tx, [recordId], now);
  });
  const [record] = await tx
    .select({ score: exerciseRecords.score })
    .from(exerciseRecords)
    .where(eq(exerciseRecords.id, recordId));
  const { scoreBefore } = remark;
  const scoreAfter = record?.score ?? scoreBefore;
  await answerRemarkRow(tx, requestId, { answer: text, answeredAt: now, scoreAfter });
  await writeMessages(tx, [
    remarkAnswered(student, {
      id: requestId,
      recordId,
      examName: exam.name,
      answer: text,
      scoreBefore,
      scoreAfter,
    }),
  ]);
  return `Request ${requestId}: ${scoreBefore} -> ${scoreAfter}\n`;
}
