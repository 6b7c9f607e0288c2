import type { AnswerOperation, Receipt } from '@lectern/sdk/endpoints/answering';
import { and, eq, inArray } from 'drizzle-orm';
import type { Config } from '../../../platform/config/config.ts';
import type { Queryable } from '../../../platform/database/connection.ts';
import { BusinessError } from '../../../platform/http/errors.ts';
import { inSlices } from '../../../platform/http/sharedWork/inSlices.ts';
import { answersSaved } from '../../../platform/metrics/meters.ts';
import { expectSpace, needsRecount } from './answerSpace.ts';
import { NOT_IN_EXERCISE, readCurrentAnswers } from './answers.repo.ts';
import { isEmptyAnswer } from '../marking/marking.ts';
import { digestOf, proofOf, SIGN_BATCH } from './receipts.ts';
import { answers, type ExerciseRow } from '../records/records.tables.ts';
import {
  type Ending,
  type StoredAnswer,
  type NewAnswer,
  writeAnswers,
  type Writing,
  type WrittenRecord,
} from './writeAnswers.ts';
import { isId } from '../../../platform/database/columns.ts';

/** Returns the operation with the highest sequence for each question; only that one can become the answer. */
function newest<Row extends { readonly questionId: string; readonly sequence: number }>(
  operations: readonly Row[],
): Row[] {
  const byQuestion = new Map<string, Row>();
  for (const operation of operations) {
    const known = byQuestion.get(operation.questionId);
    if (known === undefined || operation.sequence >= known.sequence)
      byQuestion.set(operation.questionId, operation);
  }
  return [...byQuestion.values()];
}

/** Removes repeated operations from a batch; the first one counts. */
function withoutRepeats(operations: readonly AnswerOperation[]): AnswerOperation[] {
  const byId = new Map<string, AnswerOperation>();
  for (const operation of operations)
    if (!byId.has(operation.operationId)) byId.set(operation.operationId, operation);
  return [...byId.values()];
}

/** How and when answers are saved. */
export interface SaveOptions {
  readonly now: Date;
  readonly config: Config;
  /** False after the end: then the answers are stored but do not count. */
  readonly isCounting: boolean;
  /** Whether these answers belong to a hand-in. @defaultValue false */
  readonly isHandIn?: boolean;
  /** Questions whose current answer is kept, whatever the sequence of a new one. @defaultValue none */
  readonly settled?: ReadonlySet<string>;
  /** Changes of the exercise's clock to write with the answers. @defaultValue nothing */
  readonly clock?: Pick<ExerciseRow, 'activeAt' | 'elapsedSeconds' | 'state'> | undefined;
}

/** The result of saving answers. */
export interface Saved {
  /** One per operation, in order; the answers are stored when the transaction commits. */
  readonly receipts: Receipt[];
  /** Number of answered questions afterwards. */
  readonly answeredCount: number;
  /** The exercise afterwards. */
  readonly record: ExerciseRow;
}

function readStored(
  tx: Queryable,
  recordId: string,
  operations: readonly AnswerOperation[],
): Promise<StoredAnswer[]> {
  const { questionId, operationId, sequence, answeredAt, isLate, position, digest } = answers;
  return tx
    .select({ questionId, operationId, sequence, answeredAt, isLate, position, digest })
    .from(answers)
    .where(
      and(
        eq(answers.recordId, recordId),
        inArray(
          operationId,
          operations.map((operation) => operation.operationId),
        ),
      ),
    );
}

/** Appends new operations to the exercise's chain of receipts. */
function chain(
  record: ExerciseRow,
  fresh: readonly AnswerOperation[],
  { now, isCounting, settled }: SaveOptions,
): NewAnswer[] {
  let digest = record.receiptDigest;
  // Built from new operations only, so that repeating an old operation changes nothing.
  const first = new Set(
    isCounting ? newest(fresh).filter(({ questionId }) => settled?.has(questionId) !== true) : [],
  );
  return fresh.map((operation, index) => {
    const { questionId, operationId, sequence, answer, givenAt = null } = operation;
    const position = record.receiptCount + index + 1;
    const value = isEmptyAnswer(answer) ? [] : [...answer];
    const receipted = { recordId: record.id, position, questionId, operationId, sequence, answer: value };
    digest = digestOf(digest, { ...receipted, savedAt: now.toISOString(), late: !isCounting });
    return {
      questionId,
      operationId,
      sequence,
      value,
      answeredAt: now,
      givenAt,
      isLate: !isCounting,
      position,
      digest,
      mayCount: first.has(operation),
    };
  });
}

type Current = NonNullable<WrittenRecord['current']>;

function receiptOf(
  { questionId, operationId, sequence, answeredAt, isLate, position, digest }: StoredAnswer,
  current: Current,
  config: Config,
): Receipt {
  return {
    questionId,
    operationId,
    sequence,
    savedAt: answeredAt.toISOString(),
    currentSequence: current[questionId] ?? sequence,
    late: isLate,
    proof: position === null || digest === null ? null : proofOf(config, position, digest),
  };
}

async function receiptsOf(
  operations: readonly AnswerOperation[],
  rows: ReadonlyMap<string, StoredAnswer>,
  current: Current,
  config: Config,
): Promise<Receipt[]> {
  const receipts: Receipt[] = [];
  for await (const { operationId } of inSlices(operations, SIGN_BATCH)) {
    const row = rows.get(operationId);
    if (row !== undefined) receipts.push(receiptOf(row, current, config));
  }
  return receipts;
}

/** Answers of an exercise that was read before. */
export interface ToSave {
  readonly seen: ExerciseRow;
  readonly operations: readonly AnswerOperation[];
  readonly options: SaveOptions;
}

const areIds = (operations: readonly AnswerOperation[]): boolean =>
  operations.every(({ questionId }) => isId(questionId));

/** Returns what to write for an exercise, leaving out the operations already stored. */
function writingOf({ seen: before, operations, options }: ToSave, stored: readonly StoredAnswer[]): Writing {
  const isKnown = new Set(stored.map(({ operationId }) => operationId));
  const added = chain(
    before,
    withoutRepeats(operations).filter(({ operationId }) => !isKnown.has(operationId)),
    options,
  );
  const last = added.at(-1);
  const moved = last && { receiptCount: last.position ?? 0, receiptDigest: last.digest ?? '' };
  return {
    now: options.now,
    before,
    after: { ...before, ...options.clock, ...moved },
    added,
    questionIds: [...new Set(operations.map(({ questionId }) => questionId))],
  };
}

/** Builds the result of a write. */
async function savedOf(
  { operations, options }: ToSave,
  { added, after }: Writing,
  stored: readonly StoredAnswer[],
  writtenRecord: WrittenRecord,
): Promise<Saved> {
  answersSaved.inc(added.length);
  const byOperation = new Map([...stored, ...added].map((row) => [row.operationId, row]));
  return {
    receipts: await receiptsOf(operations, byOperation, writtenRecord.current ?? {}, options.config),
    answeredCount: writtenRecord.answered_count,
    record: after,
  };
}

/**
 * Saves answers: each operation once, even if its id was sent before with other content; for each question the
 * highest sequence counts. The caller holds the exercise's lock and passes the row read under it.
 * @throws {BusinessError} 0 for a question that is not part of the exercise, or where the exercise has no space
 *   for more answers.
 */
export async function saveAnswers(
  tx: Queryable,
  before: ExerciseRow,
  operations: readonly AnswerOperation[],
  options: SaveOptions,
): Promise<Saved> {
  if (!areIds(operations)) throw new BusinessError('0', NOT_IN_EXERCISE);
  const toSave = { seen: before, operations, options };
  const stored = await readStored(tx, before.id, operations);
  const writing = writingOf(toSave, stored);
  if (needsRecount(before, writing.added))
    await expectSpace(tx, before, { isHandIn: options.isHandIn ?? false });
  const writtenRecord = (await writeAnswers(tx, [writing])).get(before.id);
  // Under the lock, a missing question is the only reason left for not writing.
  if (writtenRecord === undefined) throw new BusinessError('0', NOT_IN_EXERCISE);
  return savedOf(toSave, writing, stored, writtenRecord);
}

/**
 * Saves answers of exercises read without a lock, in a single statement; nearly all answers take this path.
 * @returns a result for each, in order. It is undefined, and nothing of it is written, where the exercise
 *   changed meanwhile, an operation is already stored, a question is not part of the exercise, or its stored
 *   size has to be recounted first; the caller then uses {@link saveAnswers}.
 */
export async function saveUnlocked(db: Queryable, all: readonly ToSave[]): Promise<(Saved | undefined)[]> {
  const ways = all.map((toSave) => ({
    toSave,
    writing:
      areIds(toSave.operations) && !needsRecount(toSave.seen, toSave.operations)
        ? writingOf(toSave, [])
        : undefined,
  }));
  const writings = ways.flatMap(({ writing }) => writing ?? []);
  const writtenRecord = writings.length === 0 ? undefined : await writeAnswers(db, writings);
  return Promise.all(
    ways.map(async ({ toSave, writing }) => {
      const row = writtenRecord?.get(toSave.seen.id);
      return row && writing && savedOf(toSave, writing, [], row);
    }),
  );
}

/**
 * Saves the last answers of an exercise as {@link saveUnlocked} does, and closes it in the same statement.
 * @param endBy returns how to close it, given the answers that are added.
 */
export async function saveFinalAnswers(
  db: Queryable,
  toSave: ToSave,
  endBy: (added: readonly NewAnswer[]) => Ending,
): Promise<Saved | undefined> {
  if (!areIds(toSave.operations)) return undefined;
  const open = writingOf(toSave, []);
  const ending = endBy(open.added);
  const writing = { ...open, after: { ...open.after, ...ending.record } };
  const writtenRecord = (await writeAnswers(db, [writing], ending)).get(toSave.seen.id);
  return writtenRecord && savedOf(toSave, writing, [], writtenRecord);
}

/**
 * Returns the result of an earlier save, where every operation is already stored. It takes no lock, since after
 * an outage hundreds of devices repeat their answers.
 * @returns undefined where any operation is new.
 */
export async function readSaved(
  db: Queryable,
  record: ExerciseRow,
  operations: readonly AnswerOperation[],
  config: Config,
): Promise<Saved | undefined> {
  const storedById = new Map(
    (await readStored(db, record.id, operations)).map((row) => [row.operationId, row]),
  );
  if (!operations.every(({ operationId }) => storedById.has(operationId))) return undefined;
  const heads = await readCurrentAnswers(db, record.id);
  const current = Object.fromEntries(heads.map(({ questionId, sequence }) => [questionId, sequence]));
  return {
    receipts: await receiptsOf(operations, storedById, current, config),
    answeredCount: heads.filter(({ answer }) => answer.length > 0).length,
    record,
  };
}
