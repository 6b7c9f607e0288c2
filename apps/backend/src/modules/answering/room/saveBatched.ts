import type { AnswerOperation, BatchSubmitOut } from '@lectern/sdk/endpoints/answering';
import type { Queryable } from '../../../platform/database/connection.ts';
import { batchedWork } from '../../../platform/http/sharedWork/batchedWork.ts';
import { type Room, readRooms, saveOptionsOf, type RoomRequest } from './room.ts';
import { type Saved, readSaved, saveUnlocked } from './saveAnswers.ts';

/** A student's answers to an exercise that have arrived. */
export interface AnswersRequest extends RoomRequest {
  readonly operations: readonly AnswerOperation[];
}

/** The result of saving without a lock; where nothing was saved, the exercise as it was read, if it was. */
type UnlockedSave =
  | { readonly saved: Saved }
  | { readonly saved: undefined; readonly seen: Room | undefined };

/**
 * Saves the answers of many students' open exercises at once: one statement reads the exercises, and another
 * writes those that have not changed meanwhile.
 */
async function saveAll(db: Queryable, all: readonly AnswersRequest[]): Promise<UnlockedSave[]> {
  const rooms = await readRooms(db, all);
  const seen = new Set<string>();
  const toSave = rooms.map((room, index) => {
    const arrived = all[index];
    if (room === undefined || arrived === undefined || room.record.state === 'submitted') return undefined;
    // A second batch from another session of the same student has to be saved after this one.
    if (seen.has(room.record.id)) return undefined;
    seen.add(room.record.id);
    const { operations, context } = arrived;
    return { seen: room.record, operations, options: saveOptionsOf(room, context) };
  });
  const saved = await saveUnlocked(
    db,
    toSave.flatMap((one) => one ?? []),
  );
  const left = saved.values();
  return toSave.map((one, index) => {
    const its = one && left.next().value;
    return its === undefined ? { saved: undefined, seen: one && rooms[index] } : { saved: its };
  });
}

const take = batchedWork({ maxSize: 64, maxDelayMs: 250, concurrency: 4 }, saveAll);

/**
 * Saves answers of an open exercise without a lock, together with those of other students that arrive at the
 * same time.
 * @returns undefined where the exercise has to be locked; then nothing is written.
 */
export async function saveBatched(arrived: AnswersRequest): Promise<BatchSubmitOut | undefined> {
  const { context, operations } = arrived;
  if (context.session.revokedAt !== null) return undefined;
  const unlockedSave = await take(context.db, arrived);
  const saved =
    unlockedSave.saved ??
    (unlockedSave.seen &&
      (await readSaved(context.db, unlockedSave.seen.record, operations, context.config)));
  return saved && { receipts: saved.receipts, answeredCount: saved.answeredCount, state: saved.record.state };
}
