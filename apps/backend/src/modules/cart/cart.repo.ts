import type { CartItem } from '@lectern/sdk/endpoints/cart';
import type { CourseCard } from '@lectern/sdk/endpoints/catalogue';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { schools } from '../../platform/database/tables/companies.tables.ts';
import { cardsOf, commodities, packageItems, isOnSale } from '../catalogue/index.ts';
import type { Viewer } from '../../platform/http/member.ts';
import type { RowOf } from '../../platform/database/rows/rowOf.ts';
import { cartItems } from './cart.tables.ts';

/** An entry of a cart without its price. */
export type CartEntry = RowOf<typeof readEntries>;

/** Reads a student's cart, newest first. */
export async function readEntries(db: Queryable, userId: string) {
  return db
    .select({
      commodityId: cartItems.commodityId,
      schoolId: cartItems.schoolId,
      schoolName: schools.name,
      addedAt: cartItems.addedAt,
    })
    .from(cartItems)
    .innerJoin(schools, eq(schools.id, cartItems.schoolId))
    .where(eq(cartItems.userId, userId))
    .orderBy(desc(cartItems.addedAt), desc(cartItems.id));
}

/** Locks a student's cart until the transaction ends, so that two orders cannot be made of the same items. */
export async function lockEntries(tx: Queryable, userId: string): Promise<void> {
  await tx.select({ id: cartItems.id }).from(cartItems).where(eq(cartItems.userId, userId)).for('update');
}

/** Counts a student's cart. */
export const countEntries = (db: Queryable, userId: string): Promise<number> =>
  db.$count(cartItems, eq(cartItems.userId, userId));

/** Finds the commodities that are on sale in the school where each was added. */
async function findForSale(
  db: Queryable,
  companyId: string,
  entries: readonly CartEntry[],
): Promise<Set<string>> {
  const rows = await db
    .select({ id: commodities.id, schoolId: commodities.schoolId })
    .from(commodities)
    .where(
      and(
        eq(commodities.companyId, companyId),
        isOnSale,
        inArray(
          commodities.id,
          entries.map(({ commodityId }) => commodityId),
        ),
      ),
    );
  const isSoldIn = ({ commodityId, schoolId }: CartEntry) =>
    rows.some((row) => row.id === commodityId && (row.schoolId === null || row.schoolId === schoolId));
  return new Set(entries.filter(isSoldIn).map(({ commodityId }) => commodityId));
}

/** Tells whether any of these commodities requires answers to the school's own questions. */
export async function hasQuestions(db: Queryable, commodityIds: readonly string[]): Promise<boolean> {
  const found = await db
    .select({ id: commodities.id })
    .from(commodities)
    .where(and(inArray(commodities.id, [...commodityIds]), eq(commodities.hasQuestions, true)))
    .limit(1);
  return found.length > 0;
}

function stateOf(card: CourseCard, isForSale: boolean): CartItem['state'] {
  if (card.owned) return 'owned';
  return isForSale ? 'ready' : 'offSale';
}

const PACKAGE = 2;

/** Finds which of the packages that can be ordered include a course, by course id. */
async function findHolders(
  db: Queryable,
  items: readonly CartItem[],
): Promise<Map<string, { commodityId: string }[]>> {
  const packages = items.filter(({ commodityType, state }) => commodityType === PACKAGE && state === 'ready');
  const courses = items.filter(({ commodityType }) => commodityType !== PACKAGE);
  if (packages.length === 0 || courses.length === 0) return new Map();
  const rows = await db
    .select({ courseId: packageItems.courseId, commodityId: commodities.id })
    .from(packageItems)
    .innerJoin(commodities, eq(commodities.packageId, packageItems.packageId))
    .where(
      and(
        inArray(
          commodities.id,
          packages.map(({ commodityId }) => commodityId),
        ),
        inArray(
          packageItems.courseId,
          courses.map(({ courseId }) => courseId),
        ),
      ),
    );
  return Map.groupBy(rows, ({ courseId }) => courseId);
}

/** Adds current prices to entries and tells which can be ordered; commodities of other companies are left out. */
export async function priceEntries(
  db: Queryable,
  viewer: Viewer,
  entries: readonly CartEntry[],
): Promise<CartItem[]> {
  if (entries.length === 0) return [];
  const [cards, forSale] = await Promise.all([
    cardsOf(
      db,
      viewer,
      entries.map(({ commodityId }) => commodityId),
    ),
    findForSale(db, viewer.companyId, entries),
  ]);
  const byId = new Map(cards.map((card) => [card.commodityId, card]));
  const items = entries.flatMap((entry): CartItem[] => {
    const card = byId.get(entry.commodityId);
    if (card === undefined) return [];
    return [
      {
        commodityId: card.commodityId,
        commodityType: card.commodityType,
        courseId: card.courseId,
        courseName: card.courseName,
        courseNameEn: card.courseNameEn,
        cover: card.cover,
        kind: card.kind,
        teacherName: card.teacherName,
        teacherNameEn: card.teacherNameEn,
        lessonCount: card.lessonCount,
        priceCents: card.priceCents,
        listPriceCents: card.listPriceCents,
        schoolId: entry.schoolId,
        schoolName: entry.schoolName,
        addedAt: entry.addedAt.toISOString(),
        state: stateOf(card, forSale.has(entry.commodityId)),
        includedIn: [],
      },
    ];
  });
  const holders = await findHolders(db, items);
  for (const item of items) {
    if (item.commodityType !== PACKAGE)
      item.includedIn = (holders.get(item.courseId) ?? []).map(({ commodityId }) => commodityId);
  }
  return items;
}
