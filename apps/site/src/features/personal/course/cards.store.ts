import {
  collectionClasses,
  collectionPackages,
  packages,
  removeCollection,
  searchCollections,
} from '@lectern/sdk/endpoints/course';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { prefetched } from '../../../shared/client/prefetched.ts';
import { words, type Words } from '../../../shared/i18n/words.ts';
import { type CourseItem, readCourseItem } from '../../catalogue/index.ts';
import { loadInto, type LoadStatus } from '../../../shared/loadable.ts';
import { attempt, type Result } from '../../../shared/result.ts';

/** Which cards: the packages that the student has, or the courses or packages that they marked. */
export type CardKind = 'packages' | 'collectedCourses' | 'collectedPackages';

/** A subject of what was marked. */
export interface CollectedClass {
  readonly id: string;
  readonly name: Words;
  readonly count: number;
}

/** Cards of the course area. */
export interface CardsState {
  status: LoadStatus;
  kind: CardKind | undefined;
  courses: readonly CourseItem[];
  total: number;
  classes: readonly CollectedClass[];
}

/** Cards on a page. */
export const CARDS_PER_PAGE = 12;

export const cards = proxy<CardsState>({
  status: 'idle',
  kind: undefined,
  courses: [],
  total: 0,
  classes: [],
});

const { load } = loadInto(cards);

/** Shows a page of cards; those shown stay until the new ones are here. */
export const showCards = prefetched(
  async (kind: CardKind, page: number, categoryId: string | undefined = ''): Promise<void> => {
    if (cards.kind !== kind) Object.assign(cards, { kind, courses: [], total: 0 });
    const at = { pageNo: page, pageSize: CARDS_PER_PAGE };
    await load(async () => {
      const reply = await (kind === 'packages'
        ? request(packages, at)
        : kind === 'collectedPackages'
          ? request(collectionPackages, at)
          : request(searchCollections, { ...at, ...(categoryId !== '' && { categoryId }) }));
      return {
        courses: ref(reply.records.flatMap((card) => readCourseItem(card) ?? [])),
        total: reply.total ?? 0,
      };
    });
  },
);

/** Loads the subjects of what was marked; without them the list is simply not divided. */
export const loadClasses = prefetched(async (): Promise<void> => {
  try {
    const reply = await request(collectionClasses, {});
    cards.classes = ref(
      reply.map((one) => ({
        id: one.categoryId ?? '',
        name: words(one.name, one.nameEn),
        count: one.count ?? 0,
      })),
    );
  } catch {
    cards.classes = [];
  }
});

/** Takes a mark away; the card is gone at once and comes back if that failed. */
export async function uncollect(commodityId: string): Promise<Result> {
  const before = { courses: cards.courses, total: cards.total };
  cards.courses = ref(before.courses.filter((course) => course.commodityId !== commodityId));
  cards.total = Math.max(0, before.total - 1);
  const outcome = await attempt(async () => {
    await request(removeCollection, { id: commodityId });
    void loadClasses();
  });
  if (!outcome.isDone) Object.assign(cards, before);
  return outcome;
}
