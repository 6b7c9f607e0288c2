import { and, asc, count, eq } from 'drizzle-orm';
import { isId } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { firstId, removesRows, type Written } from '../../platform/database/rows/writtenRow.ts';
import { companies } from '../../platform/database/tables/companies.tables.ts';
import { CommandError } from '../../platform/commands/commandError.ts';
import { tabTable, type Table } from '../../platform/commands/table.ts';
import { categories, courses, isCalled, lessons, teachers } from '../catalogue/index.ts';
import { openClassCancelled, openClassMoved, writeMessages } from '../message/index.ts';
import { stateOf } from './openClass.repo.ts';
import { openClassBookings, openClasses, type OpenClassRow } from './openClass.tables.ts';
import type { NewOpenClass } from './openClassFile.ts';

type Named = typeof categories | typeof teachers | typeof courses;

/** Finds the one row of a table that has this name or key. @throws {CommandError} where there is none, or more than one. */
async function idNamed(
  tx: Queryable,
  table: Named,
  companyId: string,
  name: string,
  what: string,
): Promise<string> {
  const found = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.companyId, companyId), isCalled(table, name)));
  const [first] = found;
  if (first === undefined)
    throw new CommandError(`${what} “${name}”: the school has none with that name or key.`);
  if (found.length > 1)
    throw new CommandError(
      `${what} “${name}”: the school has ${found.length} with that name or key; use a unique one.`,
    );
  return first.id;
}

async function lessonAt(
  tx: Queryable,
  courseId: string,
  place: number,
  { key, course = '' }: NewOpenClass,
): Promise<string> {
  const [found] = await tx
    .select({ id: lessons.id })
    .from(lessons)
    .where(eq(lessons.courseId, courseId))
    .orderBy(asc(lessons.position), asc(lessons.id))
    .limit(1)
    .offset(place - 1);
  if (found === undefined) throw new CommandError(`Open class ${key}: “${course}” has no lesson ${place}.`);
  return found.id;
}

const bookers = (tx: Queryable, { id }: OpenClassRow) =>
  tx
    .select({ userId: openClassBookings.userId })
    .from(openClassBookings)
    .where(eq(openClassBookings.openClassId, id));

/** Tells who has a place that the time is another, and reminds them anew. */
async function tellMoved(tx: Queryable, openClass: OpenClassRow, now: Date): Promise<void> {
  const { id: openClassId, companyId, name, nameEn, startsAt } = openClass;
  await tx
    .update(openClassBookings)
    .set({ remindedAt: null })
    .where(eq(openClassBookings.openClassId, openClassId));
  const told = await bookers(tx, openClass);
  await writeMessages(
    tx,
    told.map(({ userId }) =>
      openClassMoved({ companyId, userId, now }, { openClassId, name, nameEn, startsAt }),
    ),
  );
}

/** Tells who has a place that there is no open class. @returns how many were told. */
async function tellCancelled(
  tx: Queryable,
  openClass: OpenClassRow,
  reason: string,
  now: Date,
): Promise<number> {
  const told = await bookers(tx, openClass);
  const { id: openClassId, companyId, name, nameEn, startsAt } = openClass;
  await writeMessages(
    tx,
    told.map(({ userId }) =>
      openClassCancelled({ companyId, userId, now }, { openClassId, name, nameEn, startsAt }, reason),
    ),
  );
  return told.length;
}

/** What is said where a school gives no reason. */
const NO_REASON = '学校调整了安排';

/** Reads the open classes of a company as they begin. */
export const readOpenClassRows = (db: Queryable, companyId: string): Promise<OpenClassRow[]> =>
  db
    .select()
    .from(openClasses)
    .where(eq(openClasses.companyId, companyId))
    .orderBy(asc(openClasses.startsAt), asc(openClasses.id));

/**
 * Writes an open class; who has a place hears of another time, and that it is cancelled.
 * @param id undefined for a new one.
 */
export async function saveOpenClass(
  tx: Queryable,
  companyId: string,
  id: string | undefined,
  values: Written<typeof openClasses>,
  now: Date,
): Promise<string> {
  const [before] =
    id === undefined ? [] : await tx.select().from(openClasses).where(eq(openClasses.id, id)).for('update');
  if (before === undefined)
    return firstId(
      await tx
        .insert(openClasses)
        .values({ ...values, companyId })
        .returning({ id: openClasses.id }),
    );
  const [after = before] = await tx
    .update(openClasses)
    .set(values)
    .where(eq(openClasses.id, before.id))
    .returning();
  if (stateOf(after, now) === 'finished') return after.id;
  if (before.isOnShelf && !after.isOnShelf) await tellCancelled(tx, after, NO_REASON, now);
  else if (after.isOnShelf && before.startsAt.getTime() !== after.startsAt.getTime())
    await tellMoved(tx, after, now);
  return after.id;
}

/** Deletes open classes in which nobody has a place. */
export const removeOpenClasses = removesRows(openClasses);

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
    // What was cancelled stands again when it is set again.
    isOnShelf: true,
  };
  const [before] = await tx
    .select({ id: openClasses.id })
    .from(openClasses)
    .where(and(eq(openClasses.companyId, companyId), eq(openClasses.key, key)));
  await saveOpenClass(tx, companyId, before?.id, { ...row, key }, now);
}

/**
 * Puts a company's open classes on; what stands under the same key is changed, places stay, and who has one hears of
 * another time. The caller's transaction takes all of it or none.
 * @throws {CommandError} for a subject, teacher, course or lesson that there is not.
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
 * Takes an open class off; who has a place hears why. Tells how many those are. @throws {CommandError} where there
 * is none that could be.
 */
export async function cancelOpenClass(tx: Queryable, id: string, reason: string, now: Date): Promise<number> {
  const where = eq(openClasses.id, isId(id) ? id : '0');
  const [openClass] = await tx
    .select()
    .from(openClasses)
    .where(and(where, eq(openClasses.isOnShelf, true)))
    .for('update');
  if (openClass === undefined) throw new CommandError(`There is no open class ${id}. "list" shows them.`);
  if (stateOf(openClass, now) === 'finished') throw new CommandError(`Open class ${id} is over.`);
  await tx.update(openClasses).set({ isOnShelf: false }).where(where);
  return tellCancelled(tx, openClass, reason, now);
}

/** Lists open classes as they begin: number, state, places taken, start, key, name. */
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
