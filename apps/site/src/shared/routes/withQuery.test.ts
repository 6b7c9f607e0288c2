import { expect, test } from 'vitest';
import { lessonHref } from './pages.ts';
import { withQuery } from './withQuery.ts';

test.each([
  [{}, '/list'],
  [{ keyword: '', kind: undefined, own: false as const, page: 1 }, '/list'],
  [{ keyword: '税 法&C++', page: 2, at: 0 }, '/list?keyword=%E7%A8%8E%20%E6%B3%95%26C%2B%2B&page=2&at=0'],
])('the query %j is written as %s', (query, href) => {
  expect(withQuery('/list', query)).toBe(href);
});

test('lessonHref names the known ids and the second to start at', () => {
  expect(lessonHref({ courseId: '7', commodityId: '3' })).toBe(
    '#/class/type/video/page?classTypeId=7&commodityId=3',
  );
  expect(lessonHref({ courseId: '7' }, '9', 0)).toBe('#/class/type/video/page?classTypeId=7&lessonId=9&at=0');
});
