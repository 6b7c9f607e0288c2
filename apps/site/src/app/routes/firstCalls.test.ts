import { readFileSync } from 'node:fs';
import { APP_VERSION } from '@lectern/sdk';
import { expect, it } from 'vitest';
import type { FirstCall, Route } from '../../shared/routes/route.ts';
import { lazyScreen } from '../../shared/routes/screen.ts';
import * as areas from './firstAreas.ts';
import { sitePreloads } from './firstCalls.ts';
import { routes } from './routes.ts';

const route = (load: readonly FirstCall[]): Route => ({
  id: 'a.b',
  path: '/a/:id',
  access: 'student',
  title: { zh: '', en: '' },
  load,
  screen: lazyScreen(() => Promise.reject(new Error('never loaded'))),
});

const linesOf = (...load: FirstCall[]) => sitePreloads([route(load)], areas).pages[0]?.calls;

it('a first call that only students may make is written with the prefix ~', () => {
  const [plain = ''] = linesOf({ call: 'question.today', input: {} }) ?? [];
  expect(linesOf({ call: 'question.today', input: {}, isStudents: true })).toEqual([`~${plain}`]);
});

it('a first call is written as the method, path and body that the client would send', () => {
  expect(
    linesOf(
      { call: 'catalogue.detail', input: { commodityId: ':id', targetId: ':id' } },
      { call: 'news.list', input: { pageNo: '?page|1', pageSize: 10 } },
      { call: 'order.list', input: { pageNo: '?page|1', pageSize: 10 } },
    ),
  ).toEqual([
    'GET\n/s/api/course/v1/commodity/detail/{:id}/{:id}?schoolId={school}',
    'GET\n/s/api/saas-business/v1/front/news/list?schoolId={school}&pageNo={?page|1}&pageSize=10',
    'POST\n/s/api/saas-business/payOrder/findOrderList\n{"pageNo":{?page|1},"pageSize":10}',
  ]);
});

it('query parameters under “besides” are appended after # and are not sent', () => {
  expect(
    linesOf({ call: 'order.list', input: {}, besides: ['?from', '?at|0'] })?.map(
      (line) => line.split('\n')[1],
    ),
  ).toEqual(['/s/api/saas-business/payOrder/findOrderList#{?from}#{?at|0}']);
});

it('the calls for the logged-in student are GETs, and their module calls fetchStudent', () => {
  const { calls, screens } = sitePreloads([], areas).student;
  expect(calls.every((line) => line.startsWith('~GET\n'))).toBe(true);
  for (const file of screens)
    expect(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')).toContain('fetchStudent');
});

it('a page preloads its own screen and that of the page it leads to, and every redirectTo names a route', () => {
  const of = (id: string, source: string, redirectTo?: string): Route => ({
    ...route([]),
    path: `/${id}`,
    screen: { ...lazyScreen(() => Promise.reject(new Error('never loaded'))), source },
    ...(redirectTo !== undefined && { redirectTo }),
  });
  expect(
    sitePreloads([of('landing', 'Landing.tsx', '/list'), of('list', 'List.tsx')], areas).pages.map(
      ({ screens }) => screens,
    ),
  ).toEqual([['Landing.tsx', 'List.tsx'], ['List.tsx']]);
  const paths = new Set(routes.map(({ path }) => path));
  expect(routes.filter(({ redirectTo }) => redirectTo !== undefined && !paths.has(redirectTo))).toEqual([]);
});

it('a first call with side effects or that describes the user is rejected', () => {
  expect(() => linesOf({ call: 'order.cancel', input: {} })).toThrow('order.cancel');
  expect(() => linesOf({ call: 'login.password', input: {} })).toThrow('login.password');
});

it('the first calls of all routes are valid, and more than 60', () => {
  expect(sitePreloads(routes, areas).pages.flatMap(({ calls }) => calls).length).toBeGreaterThan(60);
});

it('the delivered page names the same app_version as the client', () => {
  const page = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8');
  expect(page).toContain(`app_version: '${APP_VERSION}'`);
});
