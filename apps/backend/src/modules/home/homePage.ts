import type { CourseCard, HomePage, RailCategory, Shelf as ShownShelf } from '@lectern/sdk/endpoints/home';
import type { ReadOnly } from '../../platform/database/pool/readOnly.ts';
import { cardsOf, type CategoryRow, findPage, readCategories } from '../catalogue/index.ts';
import { listNews } from '../news/index.ts';
import { listTeachers } from '../teachers/index.ts';
import type { InSchool, SchoolViewer } from '../../platform/http/member.ts';
import { countSchool, readBanners, readNotice, readShelves } from './home.repo.ts';
import type { Shelf } from './home.tables.ts';

const TEACHERS = 8;
const NEWS = 6;
/** Number of courses shown in a category's panel. */
const PANEL_COURSES = 2;
/** Minimum courses of a shelf; a shelf with fewer is left out, since it would look like a gap. */
const MIN_COURSES = 3;

function moreRoute(shelf: Shelf): string {
  const query = new URLSearchParams();
  if (shelf.categoryId !== null) query.set('categoryId', shelf.categoryId);
  if (shelf.price !== null) query.set('price', shelf.price);
  if (shelf.kind !== null) query.set('kind', shelf.kind);
  if (shelf.commodityType === 2) query.set('commodityType', '2');
  if (shelf.sort !== 'popular') query.set('sort', shelf.sort);
  const text = query.toString();
  return `/course/list${text === '' ? '' : `?${text}`}`;
}

function candidatesOf(
  db: ReadOnly,
  viewer: SchoolViewer,
  shelf: Shelf,
  tree: readonly CategoryRow[],
): Promise<string[]> {
  const filters = {
    ...(shelf.categoryId !== null && { categoryId: shelf.categoryId }),
    ...(shelf.price !== null && { price: shelf.price }),
    ...(shelf.kind !== null && { kind: shelf.kind }),
    ...(shelf.commodityType !== null && { commodityType: shelf.commodityType }),
  };
  return findPage(db, viewer, filters, tree, { sort: shelf.sort, limit: shelf.size * 3, offset: 0 });
}

/**
 * Distributes courses over the shelves, so that the page shows many different ones: shelves with fewer
 * candidates choose first, and courses already on another shelf are chosen last.
 */
function distribute(
  shelves: readonly { readonly ids: readonly string[]; readonly size: number }[],
): string[][] {
  const shownIds = new Set<string>();
  const chosen: string[][] = shelves.map(() => []);
  const order = shelves
    .map((shelf, index) => ({ ...shelf, index }))
    .toSorted((a, b) => a.ids.length - b.ids.length);
  for (const { ids, size, index } of order) {
    const fresh = ids.filter((id) => !shownIds.has(id));
    const rest = ids.filter((id) => shownIds.has(id));
    const own = ids.filter((id) => [...fresh, ...rest].slice(0, size).includes(id));
    for (const id of own) shownIds.add(id);
    chosen[index] = own;
  }
  return chosen;
}

/** Reads the home page of a school for a visitor. */
export async function readHomePage(db: ReadOnly, reader: InSchool, now: Date): Promise<HomePage> {
  const viewer: SchoolViewer = { ...reader, userId: undefined };
  const [banners, notice, shelves, tree, teachers, news, numbers] = await Promise.all([
    readBanners(db, reader),
    readNotice(db, reader, now),
    readShelves(db, reader),
    readCategories(db, reader.companyId),
    listTeachers(db, reader, { limit: TEACHERS, offset: 0 }),
    listNews(db, { ...reader, now }, { limit: NEWS, offset: 0 }),
    countSchool(db, reader),
  ]);
  const roots = tree.filter((category) => category.parentId === null);
  const [candidates, panels] = await Promise.all([
    Promise.all(shelves.map((shelf) => candidatesOf(db, viewer, shelf, tree))),
    Promise.all(
      roots.map(({ id }) =>
        findPage(db, viewer, { categoryId: id }, tree, { sort: 'popular', limit: PANEL_COURSES, offset: 0 }),
      ),
    ),
  ]);

  const chosen = distribute(candidates.map((ids, index) => ({ ids, size: shelves[index]?.size ?? 0 })));
  const cards = await cardsOf(db, viewer, [...new Set([...chosen.flat(), ...panels.flat()])]);
  const byId = new Map(cards.map((card) => [card.commodityId, card]));
  const cardsFor = (ids: readonly string[] = []): CourseCard[] => ids.flatMap((id) => byId.get(id) ?? []);

  return {
    banners,
    notice,
    categories: roots.map((root, index): RailCategory => {
      const { id, name, nameEn, icon } = root;
      const children = tree.filter((category) => category.parentId === id);
      return {
        id,
        name,
        nameEn,
        icon,
        children: children.map((child) => ({ id: child.id, name: child.name, nameEn: child.nameEn })),
        courses: cardsFor(panels[index]).map(({ commodityId, courseId, courseName, courseNameEn }) => ({
          commodityId,
          courseId,
          courseName,
          courseNameEn,
        })),
      };
    }),
    shelves: shelves
      .map((shelf, index): ShownShelf => ({
        id: shelf.id,
        title: shelf.title,
        titleEn: shelf.titleEn,
        reason: shelf.reason,
        reasonEn: shelf.reasonEn,
        courses: cardsFor(chosen[index]),
        moreRoute: moreRoute(shelf),
      }))
      .filter((shelf) => shelf.courses.length >= MIN_COURSES),
    teachers,
    news,
    numbers,
  };
}
