import type { AnswerOperation, BatchSubmitOut } from '@lectern/sdk/endpoints/answering';
import type { Queryable } from '../../../platform/database/connection.ts';
import { batchedWork } from '../../../platform/http/sharedWork/batchedWork.ts';
import { type Room, seeRooms, takingOf, type Wanted } from './room.ts';
import { type Saved, savedBefore, saveNewAnswers } from './saveAnswers.ts';

/** Answers of an exercise that came. */
export interface Arrived extends Wanted {
  readonly operations: readonly AnswerOperation[];
}

/** What saving answers at once came to; where nothing was saved, the exercise as it was seen, if it was. */
type Taken = { readonly saved: Saved } | { readonly saved: undefined; readonly seen: Room | undefined };

/**
 * Saves answers of open exercises as many students send them at once: the exercises are seen with one statement, and
 * those that still stand so are written with one.
 */
async function takeAtOnce(db: Queryable, all: readonly Arrived[]): Promise<Taken[]> {
  const rooms = await seeRooms(db, all);
  const taken = new Set<string>();
  const toSave = rooms.map((room, index) => {
    const arrived = all[index];
    if (room === undefined || arrived === undefined || room.record.state === 'submitted') return undefined;
    // Another log-in of the same student: what it sends belongs after this.
    if (taken.has(room.record.id)) return undefined;
    taken.add(room.record.id);
    const { operations, context } = arrived;
    return { seen: room.record, operations, taking: takingOf(room, context) };
  });
  const saved = await saveNewAnswers(
    db,
    toSave.flatMap((one) => one ?? []),
  );
  const left = saved.values();
  return toSave.map((one, index) => {
    const its = one && left.next().value;
    return its === undefined ? { saved: undefined, seen: one && rooms[index] } : { saved: its };
  });
}

const take = batchedWork({ most: 64, patienceMs: 250, runs: 4 }, takeAtOnce);

/**
 * Saves answers of an open exercise, together with those of others that wait as well.
 * @returns undefined where it takes the exercise's lock, and nothing is written.
 */
export async function takeTogether(arrived: Arrived): Promise<BatchSubmitOut | undefined> {
  const { context, operations } = arrived;
  if (context.session.revokedAt !== null) return undefined;
  const taken = await take(context.db, arrived);
  const saved =
    taken.saved ??
    (taken.seen && (await savedBefore(context.db, taken.seen.record, operations, context.config)));
  return saved && { receipts: saved.receipts, answeredCount: saved.answeredCount, state: saved.record.state };
}
