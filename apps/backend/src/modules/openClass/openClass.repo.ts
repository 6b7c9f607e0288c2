import type {
  OpenClassCard,
  OpenClassListIn,
  OpenClassReplay,
  OpenClassState,
} from '@lectern/sdk/endpoints/openClass';
import { and, asc, count, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { idOrNone } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import type { ReadOnly } from '../../platform/database/pool/readOnly.ts';
import type { Pagination } from '../../platform/http/paging.ts';
import {
  categories,
  commodities,
  lessons,
  teachers,
  type Teacher,
  isCourse,
  isOnSale,
} from '../catalogue/index.ts';
import { isShownIn } from '../../platform/database/rows/isShownIn.ts';
import type { SchoolViewer, Viewer } from '../../platform/http/member.ts';
import { type OpenClassRow, openClasses } from './openClass.tables.ts';

/** How long before the start the room may be entered, in milliseconds. */
export const EARLY_MS = 10 * 60_000;

/** Returns the state of an open class. */
export function stateOf(
  { startsAt, endsAt }: Pick<OpenClassRow, 'startsAt' | 'endsAt'>,
  now: Date,
): OpenClassState {
  if (now >= endsAt) return 'finished';
  return now.getTime() >= startsAt.getTime() - EARLY_MS ? 'now' : 'upcoming';
}

/** {@link stateOf} as SQL. */
const stateAt = (now: Date): SQL<OpenClassState> => sql<OpenClassState>`case
  when ${openClasses.endsAt} <= ${now.toISOString()}::timestamptz then 'finished'
  when ${openClasses.startsAt} - make_interval(secs => ${EARLY_MS / 1000}) <= ${now.toISOString()}::timestamptz then 'now'
  else 'upcoming' end`;

/** An open class with its bookings. */
export interface FoundOpenClass {
  readonly openClass: OpenClassRow;
  readonly subject: { readonly name: string; readonly nameEn: string };
  readonly teacher: Teacher | null;
  readonly replay: OpenClassReplay | null;
  readonly bookedCount: number;
  readonly isBooked: boolean;
}

const isShown = ({ companyId, schoolId }: SchoolViewer): SQL | undefined =>
  and(
    eq(openClasses.companyId, companyId),
    eq(openClasses.isOnShelf, true),
    isShownIn(schoolId, openClasses.schoolId),
  );

const hasPlace = ({ userId }: Pick<Viewer, 'userId'>): SQL<boolean> => sql<boolean>`exists (
  select from open_class_bookings own where own.open_class_id = ${openClasses.id} and own.user_id = ${userId ?? null})`;

interface OpenClassQuery extends Pagination {
  readonly where: SQL | undefined;
  readonly now: Date;
}

async function select(
  db: ReadOnly,
  viewer: SchoolViewer,
  { where, now, limit, offset }: OpenClassQuery,
): Promise<FoundOpenClass[]> {
  const rows = await db
    .select({
      openClass: openClasses,
      subject: { name: categories.name, nameEn: categories.nameEn },
      teacher: teachers,
      lesson: { lessonId: lessons.id, courseId: lessons.courseId },
      commodityId: commodities.id,
      bookedCount:
        sql<number>`(select count(*) from open_class_bookings b where b.open_class_id = ${openClasses.id})`.mapWith(
          Number,
        ),
      isBooked: hasPlace(viewer),
    })
    .from(openClasses)
    .innerJoin(categories, eq(categories.id, openClasses.categoryId))
    .leftJoin(teachers, eq(teachers.id, openClasses.teacherId))
    .leftJoin(lessons, eq(lessons.id, openClasses.replayLessonId))
    .leftJoin(commodities, and(eq(commodities.courseId, lessons.courseId), isCourse, isOnSale))
    .where(and(isShown(viewer), where))
    .orderBy(
      sql`array_position(array['now', 'upcoming', 'finished'], ${stateAt(now)})`,
      sql`case when ${openClasses.endsAt} <= ${now.toISOString()}::timestamptz then -1 else 1 end * extract(epoch
        from ${openClasses.startsAt})`,
      asc(openClasses.id),
    )
    .limit(limit)
    .offset(offset);
  return rows.map(({ lesson, commodityId, ...row }) => ({
    ...row,
    replay: lesson === null || commodityId === null ? null : { commodityId, ...lesson },
  }));
}

/** Maximum booked open classes read; nobody has more in two months. */
const MAX_BOOKED = 200;

/** Reads the open classes in a time span that a student has booked, ordered by start. */
export async function findBooked(
  db: ReadOnly,
  viewer: SchoolViewer,
  { from, to, now }: { readonly from: Date; readonly to: Date; readonly now: Date },
): Promise<OpenClassCard[]> {
  const where = and(hasPlace(viewer), lt(openClasses.startsAt, to), gt(openClasses.endsAt, from));
  const found = await select(db, viewer, { where, now, limit: MAX_BOOKED, offset: 0 });
  return found
    .toSorted((one, other) => one.openClass.startsAt.getTime() - other.openClass.startsAt.getTime())
    .map((one) => presentCard(one, now));
}

/** Number of open classes of a category and state, booked by the viewer or not. */
export interface OpenClassGroup {
  readonly categoryId: string;
  readonly state: OpenClassState;
  /** Whether the viewer has booked them. */
  readonly isBooked: boolean;
  readonly count: number;
}

/** Filter of a list. */
export interface OpenClassFilter {
  readonly state: OpenClassListIn['state'] | undefined;
  readonly bookedFlag: OpenClassListIn['bookedFlag'] | undefined;
  /** Undefined for all. */
  readonly categoryIds: ReadonlySet<string> | undefined;
}

/** Reads a page of a school's open classes, and their numbers by category, state and booking. */
export async function findOpenClasses(
  db: ReadOnly,
  viewer: SchoolViewer,
  { state, bookedFlag, categoryIds }: OpenClassFilter,
  page: Omit<OpenClassQuery, 'where'>,
): Promise<{
  total: number;
  records: FoundOpenClass[];
  groups: readonly OpenClassGroup[];
  listed: readonly OpenClassGroup[];
}> {
  const groups = await db
    .select({
      categoryId: openClasses.categoryId,
      state: stateAt(page.now),
      isBooked: hasPlace(viewer),
      count: count(),
    })
    .from(openClasses)
    .where(isShown(viewer))
    // Grouped by position, since PostgreSQL does not recognize two expressions with parameters as the same.
    .groupBy(openClasses.categoryId, sql`2`, sql`3`);
  const listed = groups.filter(
    (group) => (state === undefined || group.state === state) && (bookedFlag !== 1 || group.isBooked),
  );
  const selected = listed.filter((group) => categoryIds?.has(group.categoryId) ?? true);
  const where = and(
    bookedFlag === 1 ? hasPlace(viewer) : undefined,
    inArray(openClasses.categoryId, [...new Set(selected.map(({ categoryId }) => categoryId))]),
    state === undefined ? undefined : sql`${stateAt(page.now)} = ${state}`,
  );
  return {
    total: selected.reduce((sum, { count }) => sum + count, 0),
    records: selected.length === 0 ? [] : await select(db, viewer, { ...page, where }),
    groups,
    listed,
  };
}

/** Finds an open class that the viewer's school shows; undefined for any other. */
export async function findOpenClass(
  db: ReadOnly,
  viewer: SchoolViewer,
  openClassId: string,
  now: Date,
): Promise<FoundOpenClass | undefined> {
  const [found] = await select(db, viewer, {
    where: eq(openClasses.id, idOrNone(openClassId)),
    now,
    limit: 1,
    offset: 0,
  });
  return found;
}

/** Locks an open class until the transaction ends, so that bookings are serialized. */
export async function lockOpenClass(tx: Queryable, openClassId: string): Promise<void> {
  await tx
    .select({ id: openClasses.id })
    .from(openClasses)
    .where(eq(openClasses.id, openClassId))
    .for('update');
}

/** Finds the commodity on sale of a course; undefined where there is none. */
export async function findCommodityOf(db: ReadOnly, courseId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: commodities.id })
    .from(commodities)
    .where(and(eq(commodities.courseId, courseId), isCourse, isOnSale));
  return row?.id;
}

/** Formats an open class for lists. */
export function presentCard(
  { openClass, subject, teacher, replay, bookedCount, isBooked }: FoundOpenClass,
  now: Date,
): OpenClassCard {
  const state = stateOf(openClass, now);
  return {
    openClassId: openClass.id,
    name: openClass.name,
    nameEn: openClass.nameEn,
    summary: openClass.summary,
    summaryEn: openClass.summaryEn,
    cover: openClass.cover,
    subjectName: subject.name,
    subjectNameEn: subject.nameEn,
    teacherName: teacher?.name ?? '',
    teacherNameEn: teacher?.nameEn ?? '',
    startsAt: openClass.startsAt.toISOString(),
    endsAt: openClass.endsAt.toISOString(),
    opensAt: new Date(openClass.startsAt.getTime() - EARLY_MS).toISOString(),
    state,
    bookedCount,
    capacity: openClass.capacity,
    bookedFlag: isBooked ? 1 : 0,
    replay: state === 'finished' ? replay : null,
  };
}
