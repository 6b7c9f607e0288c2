import { categories, list, type CourseListIn } from '@lectern/sdk/endpoints/catalogue';
import { proxy } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { prefetched } from '../../../shared/client/prefetched.ts';
import { localizedText, type LocalizedText } from '../../../shared/i18n/localizedText.ts';
import { loadInto } from '../../../shared/loadable.ts';
import { type Listing, readRows } from '../../../shared/rows.ts';
import { readCourseItem, type CourseItem } from '../course.model.ts';
import type { ListQuery } from './listAddress.ts';

/** Courses per page: a multiple of the 4, 3 and 1 per row. */
export const PAGE_SIZE = 12;

/** A subject with its children. */
export interface CategoryChoice {
  readonly id: string;
  readonly name: LocalizedText;
  readonly children: readonly { readonly id: string; readonly name: LocalizedText }[];
}

/** The list of courses. The previous results stay while it is reloaded. */
export interface ListState extends Listing<CourseItem> {
  /** Number of results of each choice; undefined until the first reply. */
  counts:
    | {
        readonly categories: Readonly<Record<string, number>>;
        readonly free: number;
        readonly paid: number;
        readonly live: number;
        readonly recorded: number;
      }
    | undefined;
  /** Lowest and highest price of the results, in yuan; undefined if unknown. */
  prices: { readonly lowest: number; readonly highest: number } | undefined;
  /** Undefined until loaded; empty if loading failed. */
  categories: readonly CategoryChoice[] | undefined;
}

export const courseList = proxy<ListState>({
  status: 'idle',
  records: [],
  total: 0,
  counts: undefined,
  prices: undefined,
  categories: undefined,
});

const { load } = loadInto(courseList);

function inputOf({ courseName, category, price, from, to, kind, type, sort, page }: ListQuery): CourseListIn {
  return {
    ...(courseName !== '' && { courseName }),
    ...(category !== '' && { categoryId: category }),
    ...(price !== '' && { price }),
    ...(from !== '' && { lowestPriceCents: Number(from) * 100 }),
    ...(to !== '' && { highestPriceCents: Number(to) * 100 }),
    ...(kind !== '' && { kind }),
    ...(type !== '' && { commodityType: type === 'package' ? 2 : 1 }),
    sort,
    pageNo: page,
    pageSize: PAGE_SIZE,
  };
}

/** Loads the results of a query. An outdated reply is dropped. */
export const showList = prefetched(async (query: ListQuery): Promise<void> => {
  await load(
    async () => {
      const reply = await request(list, inputOf(query));
      const { facets, priceRange } = reply;
      const { lowestCents, highestCents } = priceRange;
      return {
        ...readRows(reply, readCourseItem),
        prices:
          lowestCents === undefined || highestCents === undefined
            ? undefined
            : { lowest: Math.floor(lowestCents / 100), highest: Math.ceil(highestCents / 100) },
        counts: {
          categories: Object.fromEntries(facets.categories.map(({ id, count }) => [id ?? '', count ?? 0])),
          free: facets.prices.free ?? 0,
          paid: facets.prices.paid ?? 0,
          live: facets.kinds.live ?? 0,
          recorded: facets.kinds.recorded ?? 0,
        },
      };
    },
    `courses ${JSON.stringify(query)}`,
  );
});

/** Loads the subjects to filter by. The list works without them, so a failure is not shown. */
export const loadCategories = prefetched(async (): Promise<void> => {
  try {
    const reply = await request(categories, {});
    courseList.categories = reply.map((top) => ({
      id: top.id ?? '',
      name: localizedText(top.name, top.nameEn),
      children: top.children.map((child) => ({
        id: child.id ?? '',
        name: localizedText(child.name, child.nameEn),
      })),
    }));
  } catch {
    courseList.categories = [];
  }
});
