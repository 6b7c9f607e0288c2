import type { ExamIdIn, ExamLedger, VerifiedReceipts, VerifyReceiptsIn } from '@lectern/sdk/endpoints/exam';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Context, UserContext } from '../../platform/http/context.ts';
import {
  digestOf,
  isSigned,
  proofOf,
  receiptKey,
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
    answers: received.map(
      ({ position, digest, questionId, operationId, sequence, value, answeredAt, givenAt, isLate }) => ({
        questionId,
        operationId,
        sequence,
        answer: [...value],
        savedAt: answeredAt.toISOString(),
        givenAt: givenAt?.toISOString() ?? null,
        late: isLate,
        ...proofOf(config, position ?? 0, digest ?? ''),
      }),
    ),
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

/** Answers `exam.verifyReceipts`: it needs the school's key alone, so that anybody may check. */
export function verifyReceipts(
  { recordId, answers: links }: VerifyReceiptsIn,
  { config }: Context,
): VerifiedReceipts {
  let previous = '';
  for (const [index, link] of links.entries()) {
    const isNext = link.position === index + 1 && digestOf(previous, { ...link, recordId }) === link.digest;
    if (!isNext || !isSigned(config, link))
      return { valid: false, goodCount: index, brokenAt: link.position };
    previous = link.digest;
  }
  return { valid: true, goodCount: links.length, brokenAt: null };
}
