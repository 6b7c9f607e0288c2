import type { CourseCard } from '@lectern/sdk/endpoints/catalogue';
import type { OrderItem as ItemView } from '@lectern/sdk/endpoints/order';
import { and, asc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { lockUser } from '../../platform/database/lockUser.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { coursesBehind, enrol, isValidEnrolment, lessons, enrolments } from '../catalogue/index.ts';
import { orderPaid, writeMessages } from '../message/index.ts';
import { createOrder } from './createOrder.service.ts';
import type { Goods } from './goods.ts';
import { findWaitingWith, readItems } from './order.repo.ts';
import { closeExpired } from './order.service.ts';
import { type Order, type OrderItem, orderItems } from './order.tables.ts';

/** A course or package with its current name and price. */
export type OrderedCourse = Pick<
  CourseCard,
  | 'commodityId'
  | 'commodityType'
  | 'courseId'
  | 'kind'
  | 'courseName'
  | 'courseNameEn'
  | 'cover'
  | 'teacherName'
  | 'teacherNameEn'
  | 'lessonCount'
  | 'priceCents'
  | 'listPriceCents'
>;

/** Creates an order of courses, within the caller's transaction. */
export function createCourseOrder(
  tx: Queryable,
  context: UserContext,
  courses: readonly OrderedCourse[],
): Promise<Order> {
  const items = courses.map(({ courseId, courseName, courseNameEn, ...course }, position) => ({
    companyId: context.company.id,
    commodityId: course.commodityId,
    commodityType: course.commodityType,
    targetId: courseId,
    kind: course.kind,
    name: courseName,
    nameEn: courseNameEn,
    cover: course.cover,
    teacherName: course.teacherName,
    teacherNameEn: course.teacherNameEn,
    lessonCount: course.lessonCount,
    priceCents: course.priceCents,
    listPriceCents: Math.max(course.listPriceCents, course.priceCents),
    position,
  }));
  return createOrder(tx, context, {
    kind: 'courses',
    payCents: items.reduce((sum, { priceCents }) => sum + priceCents, 0),
    listCents: items.reduce((sum, { listPriceCents }) => sum + listPriceCents, 0),
    keep: ({ id }) => tx.insert(orderItems).values(items.map((item) => ({ ...item, orderId: id }))),
  });
}

/**
 * Locks the student and closes their expired orders, so that no two waiting orders include the same course.
 * @returns a waiting order that includes one of the commodities, if any
 */
export async function lockCommodities(
  tx: Queryable,
  { company, user, clock }: UserContext,
  commodityIds: readonly string[],
): Promise<{ readonly orderId: string; readonly name: string } | undefined> {
  const owner = { companyId: company.id, userId: user.id };
  await lockUser(tx, user.id);
  await closeExpired(tx, clock.now(), owner);
  return findWaitingWith(tx, owner, commodityIds, clock.now());
}

/** Tells whether an order consists of exactly these commodities. */
export async function consistsOf(
  tx: Queryable,
  orderId: string,
  commodityIds: readonly string[],
): Promise<boolean> {
  const items = await readItems(tx, [orderId]);
  return (
    items.length === commodityIds.length && items.every((item) => commodityIds.includes(item.commodityId))
  );
}

function presentItem({ targetId, name, nameEn, returnedAt, ...item }: OrderItem): ItemView {
  const { id: _, companyId: __, orderId: ___, position: ____, ...shown } = item;
  return {
    ...shown,
    courseId: targetId,
    courseName: name,
    courseNameEn: nameEn,
    returnedAt: returnedAt?.toISOString() ?? null,
  };
}

/** Tells whether the student has all courses of an item independently of this order. */
async function isOwnedOtherwise(
  tx: Queryable,
  { id, companyId, userId }: Order,
  { commodityId }: OrderItem,
): Promise<boolean> {
  const courseIds = [...new Set(await coursesBehind(tx, companyId, commodityId))];
  const owned = await tx.$count(
    enrolments,
    and(
      eq(enrolments.userId, userId),
      inArray(enrolments.courseId, courseIds),
      isValidEnrolment,
      or(isNull(enrolments.orderId), ne(enrolments.orderId, id)),
    ),
  );
  return courseIds.length > 0 && owned === courseIds.length;
}

/** Courses and packages, as bought with the cart or opened by a study card. */
export const courseGoods: Goods = {
  async describe(db, orderIds) {
    const itemsOf = Map.groupBy(await readItems(db, orderIds), ({ orderId }) => orderId);
    return new Map(
      [...itemsOf].map(([orderId, items]) => [
        orderId,
        {
          subject: `${items[0]?.name ?? '课程'}${items.length > 1 ? ` 等 ${items.length} 件` : ''}`,
          items: items.map(presentItem),
        },
      ]),
    );
  },

  async reclaim(tx, order) {
    for (const item of await readItems(tx, [order.id])) {
      if (item.priceCents > 0 && (await isOwnedOtherwise(tx, order, item))) return 'duplicate';
    }
    return undefined;
  },

  async give(tx, order, now) {
    const { companyId, userId } = order;
    const items = await readItems(tx, [order.id]);
    const paid = items.filter(({ priceCents }) => priceCents > 0);
    if (paid.length === 0) return;
    for (const { commodityId } of paid)
      await enrol(tx, { companyId, userId, commodityId, source: 'order', orderId: order.id, now });
    await writeMessages(tx, [orderPaid({ companyId, userId, now }, { ...order, items })]);
  },
};

/** Finds where to start studying after an order: the first lesson of its first course, preferring videos. */
export async function findBegin(
  db: Queryable,
  order: Order,
): Promise<{ commodityId: string; courseId: string; lessonId: string } | null> {
  const [item] = await db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, order.id))
    .orderBy(asc(orderItems.position))
    .limit(1);
  if (item === undefined) return null;
  const { commodityId } = item;
  const [courseId] = await coursesBehind(db, order.companyId, commodityId);
  if (courseId === undefined) return null;
  const [lesson] = await db
    .select({ lessonId: lessons.id })
    .from(lessons)
    .where(eq(lessons.courseId, courseId))
    .orderBy(
      sql`(${and(isNotNull(lessons.videoKey), eq(lessons.kind, 'video'))}) desc`,
      asc(lessons.position),
    )
    .limit(1);
  return lesson === undefined ? null : { commodityId, courseId, lessonId: lesson.lessonId };
}
