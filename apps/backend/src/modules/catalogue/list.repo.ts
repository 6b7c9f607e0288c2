import type { CourseList, CourseListIn, CourseSort } from '@lectern/sdk/endpoints/catalogue';
import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../platform/database/columns.ts';
import type { ReadOnly } from '../../platform/database/pool/readOnly.ts';
import { likeInAnyCase, likePattern } from '../../platform/database/rows/likePattern.ts';
import type { Pagination } from '../../platform/http/paging.ts';
import { wordsOf } from '../searchIndex/index.ts';
import type { SchoolViewer } from '../../platform/http/member.ts';
import { isInCatalogue } from './cards.repo.ts';
import { categories, type Category, commodities } from './catalogue.tables.ts';

/** A category with the columns of the tree. */
export type CategoryRow = Pick<Category, 'id' | 'parentId' | 'name' | 'nameEn' | 'icon'>;

/** Reads a company's categories in its own order. */
export async function readCategories(db: ReadOnly, companyId: string): Promise<CategoryRow[]> {
  return db
    .select({
      id: categories.id,
      parentId: categories.parentId,
      name: categories.name,
      nameEn: categories.nameEn,
      icon: categories.icon,
    })
    .from(categories)
    .where(eq(categories.companyId, companyId))
    .orderBy(asc(categories.position), asc(categories.id));
}

/** Finds a category and all its descendants. */
export function withDescendants(rows: readonly CategoryRow[], id: string): Set<string> {
  const found = new Set(rows.filter((row) => row.id === id).map((row) => row.id));
  let before = -1;
  while (found.size > before) {
    before = found.size;
    for (const row of rows) if (row.parentId !== null && found.has(row.parentId)) found.add(row.id);
  }
  return found;
}

// `nulls last` matches the indexes; without it PostgreSQL would sort again.
const orders: Record<CourseSort, readonly SQL[]> = {
  popular: [sql`${commodities.studentCount} desc nulls last`, asc(commodities.id)],
  newest: [sql`${commodities.publishedAt} desc nulls last`, asc(commodities.id)],
  priceUp: [asc(commodities.priceCents), asc(commodities.id)],
  priceDown: [desc(commodities.priceCents), desc(commodities.id)],
};

/** Splits a typed text into words, as `like` patterns that match them literally. */
export const patternsOf = (typed: string): string[] => wordsOf(typed).map((word) => likePattern(word));

/** Joins words to the search text of a commodity, in the form that {@link patternsOf} matches. */
export function searchTextOf(words: readonly string[]): string {
  return words
    .filter((word) => word !== '')
    .join(' \n')
    .normalize('NFKC')
    .toLowerCase();
}

/** With a text, commodities with all its words in their name come first; the chosen order breaks ties. */
function byName({ courseName = '' }: Filters): SQL[] {
  const patterns = patternsOf(courseName);
  if (patterns.length === 0) return [];
  const name = sql`${commodities.name} || ' ' || ${commodities.nameEn}`;
  return [sql`(${and(...patterns.map((pattern) => likeInAnyCase(name, pattern)))}) desc`];
}

/** The filters of a list. */
export type Filters = Pick<
  CourseListIn,
  'courseName' | 'categoryId' | 'price' | 'lowestPriceCents' | 'highestPriceCents' | 'kind' | 'commodityType'
> & {
  /** Commodities that also match the text in another way, such as by pinyin. */
  readonly alsoFound?: readonly string[];
};

function found(
  viewer: SchoolViewer,
  { courseName = '', commodityType, alsoFound = [] }: Filters,
): SQL | undefined {
  const hasWords = and(
    ...patternsOf(courseName).map((pattern) => sql`${commodities.searchText} like ${pattern}`),
  );
  return and(
    isInCatalogue(viewer),
    alsoFound.length === 0 ? hasWords : or(hasWords, sql`${commodities.id} = ${anyOf(alsoFound)}`),
    commodityType === undefined ? undefined : eq(commodities.type, commodityType),
  );
}

const isFree = sql<boolean>`(${commodities.priceCents} = 0)`;

const within = ({ lowestPriceCents = 0, highestPriceCents }: Filters): SQL =>
  highestPriceCents === undefined
    ? sql`${commodities.priceCents} >= ${lowestPriceCents}`
    : sql`${commodities.priceCents} between ${lowestPriceCents} and ${highestPriceCents}`;

/** Without bounds the price is not compared, so that an index alone can answer the query. */
const isBounded = ({ lowestPriceCents = 0, highestPriceCents }: Filters): boolean =>
  lowestPriceCents > 0 || highestPriceCents !== undefined;

/** The number of commodities with the same category, kind and price class. */
interface Group {
  readonly categoryId: string;
  readonly kind: 'live' | 'recorded';
  readonly isFree: boolean;
  /** Number of them within the requested prices. */
  readonly count: number;
  readonly lowestCents: number | null;
  readonly highestCents: number | null;
}

/** One page of a list, and the counts of its filters. */
interface Found extends Record<string, unknown> {
  /** Commodity ids. */
  readonly ids: string[];
  /** All commodities that match the text, grouped by every property that can be filtered. */
  readonly groups: Group[];
}

/** The requested page of a list, and its order. */
interface SortedPagination extends Pagination {
  readonly sort: CourseSort;
}

function selectPage(
  db: ReadOnly,
  filters: Filters,
  tree: readonly CategoryRow[],
  page: SortedPagination,
  condition: SQL | undefined,
) {
  const branch =
    filters.categoryId === undefined ? undefined : [...withDescendants(tree, filters.categoryId)];
  return db
    .select({ id: sql<string>`${commodities.id}::text` })
    .from(commodities)
    .where(
      and(
        condition,
        branch === undefined ? undefined : sql`${commodities.categoryId} = ${anyOf(branch)}`,
        filters.kind === undefined ? undefined : eq(commodities.kind, filters.kind),
        filters.price === undefined ? undefined : sql`${isFree} = ${filters.price === 'free'}`,
        isBounded(filters) ? within(filters) : undefined,
      ),
    )
    .orderBy(...(page.sort === 'popular' ? byName(filters) : []), ...orders[page.sort])
    .limit(page.limit)
    .offset(page.offset);
}

/** Reads one page of commodity ids. */
export async function findPage(
  db: ReadOnly,
  viewer: SchoolViewer,
  filters: Filters,
  tree: readonly CategoryRow[],
  page: SortedPagination,
): Promise<string[]> {
  return (await selectPage(db, filters, tree, page, found(viewer, filters))).map(({ id }) => id);
}

const groupsOf = (db: ReadOnly, filters: Filters, condition: SQL | undefined) =>
  db
    .select({
      categoryId: sql`${commodities.categoryId}::text`.as('categoryId'),
      kind: sql`${commodities.kind}`.as('kind'),
      isFree: isFree.as('isFree'),
      count: sql`count(*) filter (where ${within(filters)})`.as('count'),
      lowestCents: sql`min(${commodities.priceCents})`.as('lowestCents'),
      highestCents: sql`max(${commodities.priceCents})`.as('highestCents'),
    })
    .from(commodities)
    .where(condition)
    .groupBy(commodities.categoryId, commodities.kind, isFree);

/** Reads one page of a list, and counts what its filters would give. */
export async function findList(
  db: ReadOnly,
  viewer: SchoolViewer,
  filters: Filters,
  tree: readonly CategoryRow[],
  page: SortedPagination,
): Promise<Found> {
  const condition = found(viewer, filters);
  // A search scans the whole catalogue, so its matches are materialized once under the table's name and used
  // for both the page and the counts; without words, indexes answer both.
  const hasWords = patternsOf(filters.courseName ?? '').length > 0;
  const narrowed = hasWords
    ? sql`with commodities as materialized (select id, category_id, kind, price_cents, name, name_en, student_count, published_at
        from commodities where ${condition})`
    : sql``;
  const left = hasWords ? undefined : condition;
  const { rows } = await db.execute<Found>(sql`${narrowed}
    select array${selectPage(db, filters, tree, page, left)} as ids,
      (select coalesce(json_agg(each), '[]') from ${groupsOf(db, filters, left)} each) as groups`);
  return rows[0] ?? { ids: [], groups: [] };
}

/** Sums groups up to the total and the counts of each choice; a filter does not apply to its own counts. */
export function facetsOf(
  groups: readonly Group[],
  filters: Filters,
  tree: readonly CategoryRow[],
): Omit<CourseList, 'records'> {
  const branch = filters.categoryId === undefined ? undefined : withDescendants(tree, filters.categoryId);
  const fits = {
    category: (group: Group) => branch?.has(group.categoryId) ?? true,
    price: (group: Group) => filters.price === undefined || group.isFree === (filters.price === 'free'),
    kind: (group: Group) => filters.kind === undefined || group.kind === filters.kind,
  };
  const sum = (...tests: ((group: Group) => boolean)[]) =>
    groups.reduce((total, group) => (tests.every((test) => test(group)) ? total + group.count : total), 0);
  const found = groups.filter((group) => fits.category(group) && fits.price(group) && fits.kind(group));
  return {
    priceRange: {
      lowestCents: found.length > 0 ? Math.min(...found.map(({ lowestCents }) => lowestCents ?? 0)) : 0,
      highestCents: Math.max(0, ...found.map(({ highestCents }) => highestCents ?? 0)),
    },
    total: sum(fits.category, fits.price, fits.kind),
    facets: {
      categories: tree
        .map(({ id }) => {
          const own = withDescendants(tree, id);
          return { id, count: sum((group) => own.has(group.categoryId), fits.price, fits.kind) };
        })
        .filter((choice) => choice.count > 0),
      prices: {
        free: sum((group) => group.isFree, fits.category, fits.kind),
        paid: sum((group) => !group.isFree, fits.category, fits.kind),
      },
      kinds: {
        live: sum((group) => group.kind === 'live', fits.category, fits.price),
        recorded: sum((group) => group.kind === 'recorded', fits.category, fits.price),
      },
    },
  };
}
