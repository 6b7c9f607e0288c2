import type { ExamIdIn, ExamLedger, VerifiedReceipts, VerifyReceiptsIn } from '@lectern/sdk/endpoints/exam';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Context, UserContext } from '../../platform/http/context.ts';
import { inSlices } from '../../platform/http/sharedWork/inSlices.ts';
import {
  VERIFY_BATCH,
  digestOf,
  isSigned,
  proofOf,
  receiptKey,
  SIGN_BATCH,
  ownRecord,
  answers,
  examExtensions,
  examOutages,
} from '../answering/index.ts';
import { expectAttempt } from './exam.service.ts';
import { memberOf } from '../../platform/http/member.ts';

/** Answers `exam.ledger`. */
export async function ledger({ id }: ExamIdIn, context: UserContext): Promise<ExamLedger> {
  const { db, config } = context;
  const { attempt, exam } = await expectAttempt(context, id);
  const { recordId } = attempt;
  const record = await ownRecord(db, memberOf(context), recordId);
  const received = await db
    .select()
    .from(answers)
    .where(and(eq(answers.recordId, recordId), isNotNull(answers.position)))
    .orderBy(asc(answers.position));
  const links: ExamLedger['answers'] = [];
  for await (const answer of inSlices(received, SIGN_BATCH)) {
    const { questionId, operationId, sequence } = answer;
    links.push({
      questionId,
      operationId,
      sequence,
      answer: [...answer.value],
      savedAt: answer.answeredAt.toISOString(),
      givenAt: answer.givenAt?.toISOString() ?? null,
      late: answer.isLate,
      ...proofOf(config, answer.position ?? 0, answer.digest ?? ''),
    });
  }
  const outages = await db
    .select()
    .from(examOutages)
    .where(eq(examOutages.recordId, recordId))
    .orderBy(asc(examOutages.startedAt));
  const extensions = await db
    .select()
    .from(examExtensions)
    .where(eq(examExtensions.recordId, recordId))
    .orderBy(asc(examExtensions.createdAt));
  return {
    recordId,
    examName: exam.name,
    startedAt: record.startedAt.toISOString(),
    endsAt: attempt.endsAt.toISOString(),
    submittedAt: record.submittedAt?.toISOString() ?? null,
    handedInBy: attempt.handedInBy,
    publicKey: receiptKey(config),
    answers: links,
    outages: outages.map(({ kind, startedAt, endedAt, creditedSeconds }) => ({
      kind,
      startedAt: startedAt.toISOString(),
      endedAt: endedAt.toISOString(),
      creditedSeconds,
    })),
    extensions: extensions.map(({ seconds, reason, createdAt }) => ({
      seconds,
      reason,
      givenAt: createdAt.toISOString(),
    })),
  };
}

/** Answers `exam.verifyReceipts`. It needs only the school's key, so that anybody may verify receipts. */
export async function verifyReceipts(
  { recordId, answers: links }: VerifyReceiptsIn,
  { config }: Pick<Context, 'config'>,
): Promise<VerifiedReceipts> {
  let previous = '';
  let goodCount = 0;
  for await (const link of inSlices(links, VERIFY_BATCH)) {
    const isNext =
      link.position === goodCount + 1 && digestOf(previous, { ...link, recordId }) === link.digest;
    if (!isNext || !isSigned(config, link)) return { valid: false, goodCount, brokenAt: link.position };
    previous = link.digest;
    goodCount += 1;
  }
  return { valid: true, goodCount, brokenAt: null };
}
