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
import { localizedText, type LocalizedText } from '../../../shared/i18n/localizedText.ts';
import { type CourseItem, readCourseItem } from '../../catalogue/index.ts';
import { loadInto } from '../../../shared/loadable.ts';
import { removeRowOptimistically } from '../../../shared/removeRowOptimistically.ts';
import type { Result } from '../../../shared/result.ts';
import { type Listing, readRows } from '../../../shared/rows.ts';

/** The kind of cards: the student's packages, or the courses or packages in their collection. */
export type CardKind = 'packages' | 'collectedCourses' | 'collectedPackages';

/** A subject in the student's collection. */
export interface CollectedClass {
  readonly id: string;
  readonly name: LocalizedText;
  readonly count: number;
}

/** Cards of the course area. */
export interface CardsState extends Listing<CourseItem> {
  kind: CardKind | undefined;
  classes: readonly CollectedClass[];
}

/** Cards per page. */
export const CARDS_PER_PAGE = 12;

export const cards = proxy<CardsState>({
  status: 'idle',
  kind: undefined,
  records: [],
  total: 0,
  classes: [],
});

const { load } = loadInto(cards);

/** Loads a page of cards; the previous ones stay visible until the reply arrives. */
export const showCards = prefetched(
  async (kind: CardKind, page: number, categoryId: string | undefined = ''): Promise<void> => {
    if (cards.kind !== kind) Object.assign(cards, { kind, records: [], total: 0 });
    const at = { pageNo: page, pageSize: CARDS_PER_PAGE };
    await load(async () => {
      const reply = await (kind === 'packages'
        ? request(packages, at)
        : kind === 'collectedPackages'
          ? request(collectionPackages, at)
          : request(searchCollections, { ...at, ...(categoryId !== '' && { categoryId }) }));
      return readRows(reply, readCourseItem);
    });
  },
);

/** Loads the subjects of the collection; without them the list is not divided. */
export const loadClasses = prefetched(async (): Promise<void> => {
  try {
    const reply = await request(collectionClasses, {});
    cards.classes = ref(
      reply.map((one) => ({
        id: one.categoryId ?? '',
        name: localizedText(one.name, one.nameEn),
        count: one.count ?? 0,
      })),
    );
  } catch {
    cards.classes = [];
  }
});

/** Removes an item from the collection optimistically; the card is restored on failure. */
export const uncollect = (commodityId: string): Promise<Result> =>
  removeRowOptimistically(
    cards,
    (course) => course.commodityId === commodityId,
    async () => {
      await request(removeCollection, { id: commodityId });
      void loadClasses();
    },
  );
