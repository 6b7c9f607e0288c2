import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { memoryStorage, replacePorts } from '../../shared/ports.ts';
import { session } from '../../shared/session/session.store.ts';
import { readSearchQuery, searchHref, type SearchQuery } from './address.ts';
import { readResults } from './found.model.ts';
import { deleteRecent, readRecent, recent, remember } from './recent.ts';

it.each<[Partial<SearchQuery>, string]>([
  [{ text: '100% 函数' }, '#/search?text=100%25%20%E5%87%BD%E6%95%B0'],
  [{ text: 'a&b', kind: 'news', page: 2 }, '#/search?text=a%26b&kind=news&page=2'],
  [{ text: 'a', kind: 'course' }, '#/course/list?courseName=a'],
  [{ text: '' }, '#/search'],
])('the search %j is written as %s and read back', (query, href) => {
  expect(searchHref(query)).toBe(href);
  const fullQuery = { text: '', kind: '', page: 1, ...query };
  if (query.kind !== 'course') expect(readSearchQuery(href.split('?')[1] ?? '')).toEqual(fullQuery);
});

it.each(['kind=exam', 'kind=', 'page=-1', 'page=x', 'text=%20'])(
  'the invalid query %s is ignored',
  (search) => expect(readSearchQuery(search)).toEqual({ text: '', kind: '', page: 1 }),
);

test('a text is cut at 100 characters, never within one', () =>
  expect([...readSearchQuery(`text=${encodeURIComponent('𠮷'.repeat(150))}`).text]).toHaveLength(100));

test('malformed results are dropped, and kinds have a fixed order', () => {
  const record = { id: 'a/7', title: '极限', titleEn: '', line: '顾明晖' };
  expect(
    readResults({
      nearFlag: undefined,
      groups: [
        { kind: 'news', total: 2, moreFlag: 1, records: [record, { title: '没有 id' }, { id: '8' }] },
        { kind: undefined, total: 5, moreFlag: 0, records: [] },
        { kind: 'plan', total: 0, moreFlag: 0, records: [record] },
        {
          kind: 'course',
          total: 1,
          moreFlag: undefined,
          records: [{ ...record, commodityId: '3', targetId: '4', commodityType: 2, priceCents: 0 }],
        },
      ],
    } as never),
  ).toEqual({
    isNear: false,
    groups: [
      {
        kind: 'course',
        total: 1,
        isCut: false,
        hits: [
          expect.objectContaining({
            href: '#/coursePackage/detail/3/4/contents',
            isPackage: true,
            priceCents: 0,
          }),
        ],
      },
      {
        kind: 'news',
        total: 2,
        isCut: true,
        hits: [
          expect.objectContaining({
            href: '#/newsdetails/a%2F7',
            title: { zh: '极限', en: '极限' },
            picture: '',
            isPackage: false,
            priceCents: undefined,
          }),
        ],
      },
    ],
  });
});

let restore: () => void;
let values: Map<string, string>;
beforeEach(() => {
  values = new Map();
  restore = replacePorts({ storage: memoryStorage(values) });
});
afterEach(() => {
  session.userId = '';
  restore();
});

test('the last eight searches are kept without duplicates, and removed one by one or all at once', () => {
  for (const text of ['极限', ' ', '导数 ', '极限', ...'abcdefgh']) remember(text);
  expect(recent.texts).toEqual([...'hgfedcba']);
  deleteRecent('c');
  expect(recent.texts).toEqual([...'hgfedba']);
  readRecent();
  expect(recent.texts).toEqual([...'hgfedba']);
  deleteRecent();
  readRecent();
  expect(recent.texts).toEqual([]);
  expect(values.size).toBe(0);
});

test('one student’s searches are hidden from the next, and malformed ones are ignored', () => {
  session.userId = '1';
  remember('极限');
  session.userId = '2';
  readRecent();
  expect(recent.texts).toEqual([]);
  for (const bad of ['{', '7', '[1,null,"  ","好"]']) values.set('searches:2', bad);
  readRecent();
  expect(recent.texts).toEqual(['好']);
});
