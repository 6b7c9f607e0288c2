import { expect, it } from 'vitest';
import { homeRoutes } from '../../features/home/routes.ts';
import { fallbackRoutes } from './fallbackRoutes.ts';
import { routes } from './routes.ts';
import { matchIn } from './routeTable.ts';

const table = { routes: [...homeRoutes, ...routes], fallbackRoutes };
const idAt = (path: string) => matchIn(table, path)?.route.id;

it.each([
  ['/newsdetails', 'news.list'],
  ['/groupdetail', 'community.groups'],
  ['/response', 'community.list'],
  ['/teachersdetail', 'teachers.list'],
  ['/trainingPlan/detail', 'plan.list'],
  ['/applydetail', 'proxyExam.offers'],
  ['/course/detail', 'catalogue.list'],
  ['/coursePackage/detail', 'catalogue.packages'],
  ['/lib/subject/exampaper/examintro', 'exam.list'],
  ['/sysPageHeadFoot/showDetail', 'custom.list'],
  ['/resourceSharing/detail', 'resource.list'],
])('the address %s without an id shows its list', (path, list) => {
  expect(idAt(path)).toBe(list);
});

it('a detail address shows its item, and an unknown address shows the not-found page', () => {
  expect(idAt('/newsdetails/7')).toBe('news.detail');
  expect(idAt('/newsdetails/7/8')).toBe('shell.notFound');
  expect(idAt('/news/detail')).toBe('shell.notFound');
});

it('every detail address without an id shows a page, except those of agreements and variable redirects', () => {
  const kinds = table.routes.flatMap(({ path }) => /^(.+?)\/:\w+(?!\w|\?)/.exec(path)?.[1] ?? []);
  expect(kinds.filter((path) => idAt(path) === 'shell.notFound')).toEqual([
    '/agreement',
    '/linkVariableRedirect',
  ]);
});
