import type {
  BookOpenClassIn,
  OpenClassBooking,
  OpenClassDetail,
  OpenClassIn,
  OpenClassList,
  OpenClassListIn,
  OpenClassRoom,
  OpenClassTeacher,
} from '@lectern/sdk/endpoints/openClass';
import type { Queryable } from '../../platform/database/connection.ts';
import type { ReadOnly } from '../../platform/database/pool/readOnly.ts';
import type { StaleReadContext, UserContext } from '../../platform/http/context.ts';
import { refused } from '../../platform/http/errors.ts';
import { markupOfSchool } from '../../platform/richText/storedText.ts';
import { pageOf } from '../../platform/http/paging.ts';
import { cardsOf, viewerOf, type Teacher, readCategories, withDescendants } from '../catalogue/index.ts';
import {
  findCommodityOf,
  findOpenClass,
  findOpenClasses,
  type FoundOpenClass,
  lockOpenClass,
  type OpenClassGroup,
  presentCard,
  stateOf,
} from './openClass.repo.ts';
import { REMIND_MS } from './reminders.service.ts';
import { and, eq } from 'drizzle-orm';
import { openClassBookings, type OpenClassRow } from './openClass.tables.ts';
import { findRoom, isServiceRoom, liveProviders } from '../../providers/live/liveProvider.ts';
import { visitorOf } from '../learning/index.ts';

const DEFAULT_PAGE_SIZE = 12;
/** How much longer than planned a class may take, in milliseconds. */
const OVERRUN_MS = 3 * 3600_000;

const sum = (groups: readonly OpenClassGroup[]): number =>
  groups.reduce((total, { count }) => total + count, 0);

/** Answers `openClass.list`. A category of another company is empty. */
export async function listOpenClasses(
  { state, categoryId, bookedFlag, ...page }: OpenClassListIn,
  context: StaleReadContext,
): Promise<OpenClassList> {
  const { db, clock } = context;
  const viewer = viewerOf(context);
  const now = clock.now();
  const tree = await readCategories(db, viewer.companyId);
  const categoryIds = categoryId === undefined ? undefined : withDescendants(tree, categoryId);
  const { total, records, groups, listed } = await findOpenClasses(
    db,
    viewer,
    { state, bookedFlag, categoryIds },
    { now, ...pageOf(page, DEFAULT_PAGE_SIZE) },
  );
  const inCategory = groups.filter((group) => categoryIds?.has(group.categoryId) ?? true);
  const countOf = (kind: OpenClassGroup['state']) => sum(inCategory.filter((group) => group.state === kind));
  const categories = tree
    .filter(({ parentId }) => parentId === null)
    .map(({ id, name, nameEn }) => {
      const branch = withDescendants(tree, id);
      return { id, name, nameEn, count: sum(listed.filter((group) => branch.has(group.categoryId))) };
    })
    .filter(({ count }) => count > 0);
  return {
    total,
    records: records.map((found) => presentCard(found, now)),
    counts: {
      all: sum(inCategory),
      now: countOf('now'),
      upcoming: countOf('upcoming'),
      finished: countOf('finished'),
      booked: sum(inCategory.filter(({ isBooked }) => isBooked)),
    },
    categories,
  };
}

/** Reads an open class. @throws {BusinessError} code 0 for one that the viewer's school does not show. */
async function expectOpenClass(
  db: ReadOnly,
  context: StaleReadContext,
  openClassId: string,
): Promise<FoundOpenClass> {
  const found = await findOpenClass(db, viewerOf(context), openClassId, context.clock.now());
  if (found === undefined) throw refused('openClassId', '没有找到这节公开课，它可能已经下架');
  return found;
}

const presentTeacher = ({
  id,
  name,
  nameEn,
  title,
  titleEn,
  portrait,
  motto,
  mottoEn,
}: Teacher): OpenClassTeacher => ({ id, name, nameEn, title, titleEn, portrait, motto, mottoEn });

/** Answers `openClass.detail`. */
export async function openClassDetail(
  { openClassId }: OpenClassIn,
  context: StaleReadContext,
): Promise<OpenClassDetail> {
  const { db, clock } = context;
  const found = await expectOpenClass(db, context, openClassId);
  const { openClass, teacher } = found;
  const commodityId = openClass.courseId === null ? undefined : await findCommodityOf(db, openClass.courseId);
  const [course] = commodityId === undefined ? [] : await cardsOf(db, viewerOf(context), [commodityId]);
  return {
    openClass: presentCard(found, clock.now()),
    description: markupOfSchool(openClass.description, 'rich'),
    descriptionEn: markupOfSchool(openClass.descriptionEn, 'rich'),
    outcomes: openClass.outcomes,
    outcomesEn: openClass.outcomesEn,
    teacher: teacher === null ? null : presentTeacher(teacher),
    course: course ?? null,
  };
}

/** Books a place for the student unless they have one. @throws {BusinessError} code 0 where none is left. */
async function takePlace(
  tx: Queryable,
  { user, clock }: UserContext,
  { openClass, bookedCount, isBooked }: FoundOpenClass,
): Promise<number> {
  if (isBooked) return bookedCount;
  if (openClass.capacity !== null && bookedCount >= openClass.capacity)
    throw refused('openClassId', '这节公开课的名额已经约满了');
  await givePlaces(tx, openClass, [user.id], clock.now());
  return bookedCount + 1;
}

/** Reads an open class and locks its bookings. */
async function expectLocked(
  tx: Queryable,
  context: UserContext,
  openClassId: string,
): Promise<FoundOpenClass> {
  const { openClass } = await expectOpenClass(tx, context, openClassId);
  await lockOpenClass(tx, openClass.id);
  return expectOpenClass(tx, context, openClassId);
}

/** Answers `openClass.book`. */
export function bookOpenClass(
  { openClassId }: BookOpenClassIn,
  context: UserContext,
): Promise<OpenClassBooking> {
  return context.transaction(async (tx) => {
    const found = await expectLocked(tx, context, openClassId);
    if (stateOf(found.openClass, context.clock.now()) === 'finished')
      throw refused('openClassId', '这节公开课已经结束，不用再预约');
    return { openClassId, bookedFlag: 1, bookedCount: await takePlace(tx, context, found) };
  });
}

/** Answers `openClass.cancel`. */
export function cancelBooking(
  { openClassId }: BookOpenClassIn,
  context: UserContext,
): Promise<OpenClassBooking> {
  return context.transaction(async (tx) => {
    const { openClass, isBooked, bookedCount } = await expectLocked(tx, context, openClassId);
    if (stateOf(openClass, context.clock.now()) === 'finished')
      throw refused('openClassId', '这节公开课已经结束，不能再取消');
    await deleteBooking(tx, context.user.id, openClass.id);
    return { openClassId, bookedFlag: 0, bookedCount: bookedCount - (isBooked ? 1 : 0) };
  });
}

const NOT_NOW = { upcoming: '还没有开播，开播前 10 分钟可以进入', finished: '这节公开课已经结束' } as const;

/** Returns the entrance for the student, signed for them where a live service holds the room. */
function roomFor({ services, company, user }: UserContext, { roomUrl, endsAt }: OpenClassRow): string {
  const found = findRoom(services.get(liveProviders), company, roomUrl);
  if (found === undefined) return isServiceRoom(roomUrl) ? '' : roomUrl;
  const until = new Date(endsAt.getTime() + OVERRUN_MS);
  return found.provider.entrance(found.room, visitorOf(user), until);
}

/** Answers `openClass.enter`. */
export function enterOpenClass(
  { openClassId }: BookOpenClassIn,
  context: UserContext,
): Promise<OpenClassRoom> {
  return context.transaction(async (tx) => {
    const found = await expectLocked(tx, context, openClassId);
    const state = stateOf(found.openClass, context.clock.now());
    if (state !== 'now') throw refused('openClassId', NOT_NOW[state]);
    const roomUrl = roomFor(context, found.openClass);
    if (roomUrl === '') throw refused('openClassId', '直播间还没有准备好，请稍等');
    await takePlace(tx, context, found);
    return { openClassId, roomUrl };
  });
}

/** Books places for students. A place booked after the reminders were sent counts as reminded. */
export async function givePlaces(
  tx: Queryable,
  { id: openClassId, companyId, startsAt }: Pick<OpenClassRow, 'id' | 'companyId' | 'startsAt'>,
  userIds: readonly string[],
  now: Date,
): Promise<void> {
  const remindedAt = startsAt.getTime() - now.getTime() <= REMIND_MS ? now : null;
  await tx
    .insert(openClassBookings)
    .values(userIds.map((userId) => ({ companyId, openClassId, userId, bookedAt: now, remindedAt })))
    .onConflictDoNothing();
}

/** Cancels a booking. */
export async function deleteBooking(tx: Queryable, userId: string, openClassId: string): Promise<void> {
  await tx
    .delete(openClassBookings)
    .where(and(eq(openClassBookings.userId, userId), eq(openClassBookings.openClassId, openClassId)));
}
