import { decodeReply } from '@lectern/sdk';
import { page } from '@lectern/sdk/endpoints/home';
import { expect, test } from 'vitest';
import { readHome } from './home.model.ts';

test('a package on a home page shelf links to the package page, a course to the course page', () => {
  const courses = [1, 2].map((commodityType) => ({
    commodityId: '3',
    courseId: '4',
    courseName: '高等数学',
    commodityType,
  }));
  const { shelves } = readHome(decodeReply(page, { shelves: [{ courses }] }));
  expect(shelves[0]?.courses.map(({ href }) => href)).toEqual([
    '#/course/detail/3/4/contents',
    '#/coursePackage/detail/3/4/contents',
  ]);
});
