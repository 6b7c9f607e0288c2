import type { CategoryCounts, UsedCategory } from '@lectern/sdk/endpoints/account';
import {
  categoryCan,
  categoryCount,
  categoryExam,
  categoryUpgrade,
  categoryUsed,
} from '@lectern/sdk/endpoints/account';
import { type CourseCategories, courseCategoryAndSubject } from '@lectern/sdk/endpoints/other';
import { oneOf, type Reply } from '@lectern/sdk';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { prefetched } from '../../../shared/client/prefetched.ts';
import { loadInto, type LoadStatus } from '../../../shared/loadable.ts';
import type { ReadBy } from '../../../shared/readBy.ts';

/** The lists of the account's categories, in display order. */
export const categoryLists = ['already', 'can', 'exam', 'upgrade'] as const;
/** A list of the account's categories: in use, available, with exams, with results to be paid. */
export type CategoryList = (typeof categoryLists)[number];

/** A category of the question bank, and what the student can do in it. */
export type Category = ReadBy<typeof readCategory>[number];

/** State of the list on the page. */
export interface CategoriesState {
  status: LoadStatus;
  list: CategoryList;
  records: readonly Category[];
  /** Undefined while unknown. */
  counts: Readonly<Record<CategoryList, number>> | undefined;
}

export const categories = proxy<CategoriesState>({
  status: 'idle',
  list: 'already',
  records: [],
  counts: undefined,
});

const CALLS = {
  already: categoryUsed,
  can: categoryCan,
  exam: categoryExam,
  upgrade: categoryUpgrade,
} as const;

/** Reads the list's name from an address. */
export const listOf = (search: string): CategoryList =>
  oneOf(new URLSearchParams(search).get('list'), categoryLists, 'already');

/** Returns the address of a list. */
export const categoriesHref = (list: CategoryList): string =>
  `#/personal/accountcenter/category${list === 'already' ? '' : `?list=${list}`}`;

function readCategory(
  { categoryId, categoryName, endsAt, priceCents }: Reply<UsedCategory>,
  subjects: Reply<CourseCategories>,
) {
  const own = subjects.find((category) => category.categoryId === categoryId);
  if (categoryId === undefined || categoryName === undefined) return [];
  return [
    {
      id: categoryId,
      name: categoryName,
      /** When its last exam closes, in UTC; empty if there are no more exams. */
      endsAt: endsAt ?? '',
      /** Lowest price of an unpaid result, in cents; 0 if there is none. */
      priceCents: priceCents ?? 0,
      subjects: (own?.subjects ?? []).flatMap(({ subjectId: id, subjectName: name }) =>
        id === undefined || name === undefined ? [] : [{ id, name }],
      ),
    },
  ];
}

const readCounts = ({ already, can, exam, upgrade }: Reply<CategoryCounts>): CategoriesState['counts'] => ({
  already: already ?? 0,
  can: can ?? 0,
  exam: exam ?? 0,
  upgrade: upgrade ?? 0,
});

const { load } = loadInto(categories);

/** Loads a list; counts and subjects may be missing without affecting it. */
export const showCategories = prefetched(async (list: CategoryList): Promise<void> => {
  // Another list has other rows, so the previous rows would be mistaken for its own.
  Object.assign(categories, { ...(list !== categories.list && { records: [] }), list });
  await load(async () => {
    const [rows, subjects, counts] = await Promise.allSettled([
      request(CALLS[list], {}),
      request(courseCategoryAndSubject, {}),
      request(categoryCount, {}),
    ]);
    const known = subjects.status === 'fulfilled' ? subjects.value : [];
    return {
      counts: counts.status === 'fulfilled' ? readCounts(counts.value) : undefined,
      ...(rows.status === 'rejected'
        ? { status: 'failed' }
        : { records: ref(rows.value.flatMap((row) => readCategory(row, known))) }),
    };
  });
});
