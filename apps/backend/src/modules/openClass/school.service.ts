import { and, asc, count, eq } from 'drizzle-orm';
import { idOrNone } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import {
  rowReader,
  rowDeleter,
  rowSaver,
  type WritableRow,
} from '../../platform/database/rows/writtenRow.ts';
import { companies } from '../../platform/database/tables/companies.tables.ts';
import { CommandError } from '../../platform/commands/commandError.ts';
import { tabTable, type Table } from '../../platform/commands/table.ts';
import { categories, courses, hasNameOrKey, lessons, teachers } from '../catalogue/index.ts';
import { openClassCancelled, openClassMoved, writeMessages } from '../message/index.ts';
import { stateOf } from './openClass.repo.ts';
import { openClassBookings, openClasses, type OpenClassRow } from './openClass.tables.ts';
import type { NewOpenClass } from './openClassFile.ts';

type Named = typeof categories | typeof teachers | typeof courses;

/**
 * Finds the id of the only row of a table with this name or key. @throws {CommandError} where there is none, or
 * more than one.
 */
async function idNamed(
  tx: Queryable,
  table: Named,
  companyId: string,
  name: string,
  field: string,
): Promise<string> {
  const found = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.companyId, companyId), hasNameOrKey(table, name)));
  const [first] = found;
  if (first === undefined)
    throw new CommandError(`${field} “${name}”: the school has none with that name or key.`);
  if (found.length > 1)
    throw new CommandError(
      `${field} “${name}”: the school has ${found.length} with that name or key; use a unique one.`,
    );
  return first.id;
}

async function lessonAt(
  tx: Queryable,
  courseId: string,
  index: number,
  { key, course = '' }: NewOpenClass,
): Promise<string> {
  const [found] = await tx
    .select({ id: lessons.id })
    .from(lessons)
    .where(eq(lessons.courseId, courseId))
    .orderBy(asc(lessons.position), asc(lessons.id))
    .limit(1)
    .offset(index - 1);
  if (found === undefined) throw new CommandError(`Open class ${key}: “${course}” has no lesson ${index}.`);
  return found.id;
}

const bookers = (tx: Queryable, { id }: OpenClassRow) =>
  tx
    .select({ userId: openClassBookings.userId })
    .from(openClassBookings)
    .where(eq(openClassBookings.openClassId, id));

/** Notifies the students who booked an open class of its new time, and resets their reminders. */
async function notifyMoved(tx: Queryable, openClass: OpenClassRow, now: Date): Promise<void> {
  const { id: openClassId, companyId, name, nameEn, startsAt } = openClass;
  await tx
    .update(openClassBookings)
    .set({ remindedAt: null })
    .where(eq(openClassBookings.openClassId, openClassId));
  const recipients = await bookers(tx, openClass);
  await writeMessages(
    tx,
    recipients.map(({ userId }) =>
      openClassMoved({ companyId, userId, now }, { openClassId, name, nameEn, startsAt }),
    ),
  );
}

/** Notifies the students who booked an open class of its cancellation. @returns the number of students */
async function notifyCancelled(
  tx: Queryable,
  openClass: OpenClassRow,
  reason: string,
  now: Date,
): Promise<number> {
  const recipients = await bookers(tx, openClass);
  const { id: openClassId, companyId, name, nameEn, startsAt } = openClass;
  await writeMessages(
    tx,
    recipients.map(({ userId }) =>
      openClassCancelled({ companyId, userId, now }, { openClassId, name, nameEn, startsAt }, reason),
    ),
  );
  return recipients.length;
}

/** Default reason of a cancellation. */
const NO_REASON = '学校调整了安排';

/** Reads the open classes of a company, ordered by start. */
export const readOpenClassRows = rowReader(openClasses, openClasses.startsAt, openClasses.id);

const saveRow = rowSaver(openClasses);

/**
 * Inserts or updates an open class; notifies students with a booking of a new time or the cancellation.
 * @param id undefined for a new one.
 */
export async function saveOpenClass(
  tx: Queryable,
  companyId: string,
  id: string | undefined,
  values: WritableRow<typeof openClasses>,
  now: Date,
): Promise<string> {
  const [before] =
    id === undefined ? [] : await tx.select().from(openClasses).where(eq(openClasses.id, id)).for('update');
  if (before === undefined) return saveRow(tx, companyId, undefined, values);
  const [after = before] = await tx
    .update(openClasses)
    .set(values)
    .where(eq(openClasses.id, before.id))
    .returning();
  if (stateOf(after, now) === 'finished') return after.id;
  if (before.isOnShelf && !after.isOnShelf) await notifyCancelled(tx, after, NO_REASON, now);
  else if (after.isOnShelf && before.startsAt.getTime() !== after.startsAt.getTime())
    await notifyMoved(tx, after, now);
  return after.id;
}

/** Deletes open classes without bookings. */
export const removeOpenClasses = rowDeleter(openClasses);

async function setOne(tx: Queryable, companyId: string, entry: NewOpenClass, now: Date): Promise<void> {
  const { key, subject, teacher, course, replay, places, room, ...values } = entry;
  const courseId =
    course === undefined ? null : await idNamed(tx, courses, companyId, course, `Open class ${key}, course`);
  const row = {
    ...values,
    categoryId: await idNamed(tx, categories, companyId, subject, `Open class ${key}, subject`),
    teacherId:
      teacher === undefined
        ? null
        : await idNamed(tx, teachers, companyId, teacher, `Open class ${key}, teacher`),
    courseId,
    replayLessonId:
      courseId === null || replay === undefined ? null : await lessonAt(tx, courseId, replay, entry),
    capacity: places,
    roomUrl: room,
    // Setting a cancelled open class again restores it.
    isOnShelf: true,
  };
  const [before] = await tx
    .select({ id: openClasses.id })
    .from(openClasses)
    .where(and(eq(openClasses.companyId, companyId), eq(openClasses.key, key)));
  await saveOpenClass(tx, companyId, before?.id, { ...row, key }, now);
}

/**
 * Inserts or updates a company's open classes by key; bookings are kept, and students with one are notified of
 * a new time. The caller's transaction makes this atomic.
 * @throws {CommandError} for a subject, teacher, course or lesson that does not exist.
 */
export async function setOpenClasses(
  tx: Queryable,
  companyId: string,
  list: readonly NewOpenClass[],
  now: Date,
): Promise<void> {
  for (const entry of list) await setOne(tx, companyId, entry, now);
}

/**
 * Cancels an open class, and notifies the students with a booking of the reason. Returns their number. @throws
 * {CommandError} where there is none to cancel.
 */
export async function cancelOpenClass(tx: Queryable, id: string, reason: string, now: Date): Promise<number> {
  const where = eq(openClasses.id, idOrNone(id));
  const [openClass] = await tx
    .select()
    .from(openClasses)
    .where(and(where, eq(openClasses.isOnShelf, true)))
    .for('update');
  if (openClass === undefined) throw new CommandError(`There is no open class ${id}. "list" shows them.`);
  if (stateOf(openClass, now) === 'finished') throw new CommandError(`Open class ${id} is over.`);
  await tx.update(openClasses).set({ isOnShelf: false }).where(where);
  return notifyCancelled(tx, openClass, reason, now);
}

/** Lists open classes, ordered by start: id, state, bookings, start, key, name. */
export async function listOpenClasses(tx: Queryable, now: Date): Promise<Table> {
  const rows = await tx
    .select({ openClass: openClasses, booked: count(openClassBookings.userId), company: companies.name })
    .from(openClasses)
    .innerJoin(companies, eq(companies.id, openClasses.companyId))
    .leftJoin(openClassBookings, eq(openClassBookings.openClassId, openClasses.id))
    .groupBy(openClasses.id, companies.id)
    .orderBy(asc(openClasses.companyId), asc(openClasses.startsAt), asc(openClasses.id));
  return tabTable(
    ['class', 'state', 'places', 'begins', 'key', 'name', 'company'],
    rows.map(({ openClass, booked, company }) => {
      const { id, startsAt, key, name, capacity, isOnShelf } = openClass;
      return [
        id,
        isOnShelf ? stateOf(openClass, now) : 'cancelled',
        capacity === null ? booked : `${booked}/${capacity}`,
        startsAt,
        key,
        name,
        company,
      ];
    }),
  );
}
