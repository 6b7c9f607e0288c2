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
])('shows the list where %s names nothing on it', (path, list) => {
  expect(idAt(path)).toBe(list);
});

it('shows the thing that an address names, and says where an address leads nowhere', () => {
  expect(idAt('/newsdetails/7')).toBe('news.detail');
  expect(idAt('/newsdetails/7/8')).toBe('shell.notFound');
  expect(idAt('/news/detail')).toBe('shell.notFound');
});

it('shows something at the address of every kind of thing, but of what is only opened from elsewhere', () => {
  const kinds = table.routes.flatMap(({ path }) => /^(.+?)\/:\w+(?!\w|\?)/.exec(path)?.[1] ?? []);
  expect(kinds.filter((path) => idAt(path) === 'shell.notFound')).toEqual([
    '/agreement',
    '/linkVariableRedirect',
  ]);
});
