import { amount, list, text } from '@lectern/sdk';
import type { LessonVisitIn } from '@lectern/sdk/endpoints/learning';
import { readStored, writeStored } from '../../../shared/storedJson.ts';

const KEY = 'lessonVisits';
/** Maximum number of stored visits; the oldest are dropped first. */
const MAX_VISITS = 20;

/** Visits stored on this device that no reply has confirmed yet. */
export interface UnsavedVisits {
  /** The latest report of each visit, by its id. */
  list(): readonly (readonly [id: string, report: LessonVisitIn])[];
  add(id: string, report: LessonVisitIn): void;
  remove(id: string): void;
}

type StoredVisit = Readonly<Record<'userId' | 'id' | 'lessonId', string>> & { readonly seconds: number };

function read(): StoredVisit[] {
  return list<StoredVisit>(readStored<StoredVisit[]>(KEY)).map((stored) => ({
    userId: text(stored.userId),
    id: text(stored.id),
    lessonId: text(stored.lessonId),
    seconds: amount(stored.seconds),
  }));
}

function write(visits: readonly StoredVisit[]): void {
  writeStored(KEY, visits.length === 0 ? undefined : visits.slice(-MAX_VISITS));
}

/** Returns the stored visits of one student; those of other users of this device are left unchanged. */
export function unsavedVisits(userId: string): UnsavedVisits {
  const others = (id: string) => read().filter((visit) => visit.userId !== userId || visit.id !== id);
  return {
    list: () =>
      read()
        .filter((visit) => visit.userId === userId)
        .map(({ id, lessonId, seconds }) => [id, { lessonId, visit: { id, seconds } }]),
    add: (id, { lessonId, visit }) =>
      write([...others(id), { userId, id, lessonId, seconds: visit?.seconds ?? 0 }]),
    remove: (id) => write(others(id)),
  };
}
