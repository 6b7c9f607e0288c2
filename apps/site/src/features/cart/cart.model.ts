import type { Reply } from '@lectern/sdk';
import type { CartList } from '@lectern/sdk/endpoints/cart';
import type { SoldItem as SoldItemReply } from '@lectern/sdk/endpoints/catalogue';
import { localizedText } from '../../shared/i18n/localizedText.ts';
import { courseHref } from '../../shared/routes/pages.ts';
import type { ReadBy } from '../../shared/readBy.ts';

/** A course or package as carts and orders describe it. */
export type SoldItem = ReadBy<typeof readSoldItem>;

/** One item of the cart. */
export interface CartItem extends SoldItem {
  readonly schoolId: string;
  readonly schoolName: string;
  /** Only `ready` items can be ordered. */
  readonly state: 'ready' | 'offSale' | 'owned';
  /** Commodity ids of the packages in this cart that include this course. */
  readonly includedIn: readonly string[];
}

/** Reads the description of a course or package in a cart or order. */
export function readSoldItem(item: Reply<SoldItemReply>) {
  const commodityId = item.commodityId ?? '';
  const priceCents = Math.max(0, item.priceCents ?? 0);
  return {
    commodityId,
    href: courseHref(commodityId, item.courseId ?? '', item.commodityType === 2),
    name: localizedText(item.courseName, item.courseNameEn),
    cover: item.cover ?? '',
    kind: item.commodityType === 2 ? ('package' as const) : (item.kind ?? 'recorded'),
    teacher: localizedText(item.teacherName, item.teacherNameEn),
    lessonCount: item.lessonCount ?? 0,
    priceCents,
    listPriceCents: Math.max(priceCents, item.listPriceCents ?? 0),
  };
}

/** Reads the cart; entries without a commodity id are dropped. */
export function readCart(reply: Reply<CartList>): CartItem[] {
  return reply.flatMap((entry) => {
    const item = readSoldItem(entry);
    if (item.commodityId === '') return [];
    return {
      ...item,
      schoolId: entry.schoolId ?? '',
      schoolName: entry.schoolName ?? '',
      state: entry.state ?? 'offSale',
      includedIn: entry.includedIn,
    };
  });
}

/** The items of one school. */
export interface SchoolGroup {
  readonly schoolId: string;
  readonly schoolName: string;
  readonly items: readonly CartItem[];
}

/** Groups items by school, in the order in which the schools first appear. */
export function groupBySchool(items: readonly CartItem[]): SchoolGroup[] {
  return [...new Map(items.map((item) => [item.schoolId, item]))].map(([schoolId, { schoolName }]) => ({
    schoolId,
    schoolName,
    items: items.filter((item) => item.schoolId === schoolId),
  }));
}

/** Sums up the items that can be ordered and are chosen. */
export function sumOf(items: readonly CartItem[], leftOut: readonly string[]) {
  const ticked = items.filter(
    ({ state, commodityId }) => state === 'ready' && !leftOut.includes(commodityId),
  );
  const holdersAmong = (packages: readonly CartItem[]) =>
    new Map(
      items.flatMap(({ state, commodityId, includedIn }) => {
        const holder =
          state === 'ready' ? packages.find((item) => includedIn.includes(item.commodityId)) : undefined;
        return holder === undefined ? [] : [[commodityId, holder]];
      }),
    );
  const packageOf = holdersAmong(ticked);
  const insteadOf = holdersAmong(items.filter(({ commodityId }) => leftOut.includes(commodityId)));
  const chosen = ticked.filter(({ commodityId }) => !packageOf.has(commodityId));
  const totalCents = chosen.reduce((sum, { priceCents }) => sum + priceCents, 0);
  const listCents = chosen.reduce((sum, { listPriceCents }) => sum + listPriceCents, 0);
  return {
    chosen,
    totalCents,
    /** Amount saved by reductions. */
    savedCents: listCents - totalCents,
    /**
     * The chosen package that includes a course, by the course's commodity id: such a course is not ordered
     * separately.
     */
    packageOf,
    /**
     * A package that includes a course but is not chosen, by the course's commodity id: the student may choose
     * it instead.
     */
    insteadOf,
  };
}
