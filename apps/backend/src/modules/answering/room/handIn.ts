import type { AnswerOperation } from '@lectern/sdk/endpoints/answering';
import type { Queryable } from '../../../platform/database/connection.ts';
import { embedEvent } from '../../../platform/events/events.ts';
import type { UserContext } from '../../../platform/http/context.ts';
import { closeAttempt, faceStateAt } from '../attempts/attempts.repo.ts';
import { readCurrentAnswers } from './answers.repo.ts';
import {
  acceptsAnswers,
  close,
  handInDetails,
  expectHandIn,
  type Room,
  readRoom,
  needsRegrading,
  saveOptionsOf,
} from './room.ts';
import { roomChanged } from './roomEvents.ts';
import { saveAnswers, type Saved, readSaved, saveFinalAnswers } from './saveAnswers.ts';
import { cachedPaperOf } from './visibleContent.ts';
import { grade } from './submit.ts';

/** A handed-in exercise, and the receipts of its last answers. */
export type HandedIn = Pick<Saved, 'record' | 'receipts'>;

/** Hands in a locked exercise, whatever its state. */
export async function handInRoom(
  tx: Queryable,
  room: Room,
  answers: readonly AnswerOperation[],
  context: UserContext,
): Promise<HandedIn> {
  const wasOpen = room.record.state !== 'submitted';
  if (wasOpen) expectHandIn(room);
  const saved =
    answers.length > 0
      ? await saveAnswers(tx, room.record, answers, {
          ...saveOptionsOf(room, context),
          isHandIn: acceptsAnswers(room),
        })
      : { record: room.record, receipts: [] };
  const isGraded = wasOpen || (needsRegrading(room) && answers.length > 0);
  if (!isGraded) return saved;
  const { record } = await close(tx, { ...room, record: saved.record }, context);
  return { record, receipts: saved.receipts };
}

/**
 * Hands in an open attempt without a lock, since hundreds of students may hand in in the same minute: reads it,
 * grades it, and writes it with its last answers in one statement if it has not changed meanwhile. For an
 * attempt that is already handed in with all these answers, returns the same result again, since students
 * repeat the call to a slow server.
 * @returns undefined where that is not possible; then nothing is written, and the caller uses {@link
 *   handInRoom}.
 */
export async function handInUnlocked(
  context: UserContext,
  recordId: string,
  answers: readonly AnswerOperation[],
): Promise<HandedIn | undefined> {
  const { db } = context;
  const room = await readRoom(context, recordId);
  const { record, examAttempt, now } = room;
  if (record.state === 'submitted') return readSaved(db, record, answers, context.config);
  if (examAttempt === undefined || !examAttempt.attempt.isOpen) return undefined;
  expectHandIn(room);
  const heads = await readCurrentAnswers(db, record.id);
  const paper = await cachedPaperOf(context, record, heads);
  if (paper === undefined) return undefined;
  const { handedIn, submittedAt } = handInDetails(room, examAttempt);
  const faceState = await faceStateAt(db, examAttempt, record.startedAt, submittedAt);
  const last = { seen: record, operations: answers, options: saveOptionsOf(room, context) };
  const event = embedEvent(db, roomChanged, {
    recordId: record.id,
    userId: context.user.id,
    what: 'submitted',
  });
  const saved = await saveFinalAnswers(db, last, (added) => {
    const newest = new Map(added.flatMap((one) => (one.mayCount ? [[one.questionId, one] as const] : [])));
    const { graded, score } = grade(
      heads.flatMap(({ questionId, sequence, answer, score: worth }) => {
        const entry = paper.entries.get(questionId);
        const newestAnswer = newest.get(questionId);
        const counts =
          newestAnswer !== undefined && newestAnswer.sequence >= sequence ? newestAnswer.value : answer;
        return entry === undefined ? [] : [{ questionId, answer: counts, score: worth, key: entry.key }];
      }),
    );
    return {
      graded,
      record: { state: 'submitted', score, submittedAt, activeAt: now },
      closing: closeAttempt(handedIn, faceState),
      publishing: event.value,
    };
  });
  if (saved !== undefined) await event.done();
  return saved;
}
