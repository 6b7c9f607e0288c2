import { list as courses } from '@lectern/sdk/endpoints/catalogue';
import { questions } from '@lectern/sdk/endpoints/community';
import { list as news } from '@lectern/sdk/endpoints/news';
import { list as openClasses } from '@lectern/sdk/endpoints/openClass';
import { list as plans } from '@lectern/sdk/endpoints/plan';
import { ownPages } from '@lectern/sdk/endpoints/shell';
import { list as teachers } from '@lectern/sdk/endpoints/teachers';
import type { VisitorRequest } from './askAsVisitor.ts';
import { escapeHtml } from './template.ts';

const PAGE_SIZE = 50;
/** Maximum pages that are read of a list; search engines find the rest by following links. */
const MAX_PAGES = 100;

interface Paging {
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Reads the paths of one page of a list. */
type ListPage = (ask: VisitorRequest, paging: Paging) => Promise<string[] | undefined>;

const PACKAGE = 2;

const LISTS: readonly ListPage[] = [
  async (ask, paging) =>
    (await ask(courses, { ...paging }))?.records?.map(
      ({ commodityType, commodityId, courseId }) =>
        `${commodityType === PACKAGE ? '/coursePackage' : '/course'}/detail/${commodityId}/${courseId}`,
    ),
  async (ask, paging) =>
    (await ask(plans, { ...paging }))?.records?.map(({ planId }) => `/trainingPlan/detail/${planId}`),
  async (ask, paging) =>
    (await ask(openClasses, { ...paging }))?.records?.map(({ openClassId }) => `/openCourse/${openClassId}`),
  async (ask, paging) =>
    (await ask(teachers, { ...paging }))?.records?.map(({ id }) => `/teachersdetail/${id}`),
  async (ask, paging) => (await ask(news, { ...paging }))?.records?.map(({ id }) => `/newsdetails/${id}`),
  async (ask, paging) =>
    (await ask(questions, { ...paging }))?.records?.map(({ questionId }) => `/response/${questionId}`),
];

/** Reads a list to its end, one page after the other, so that other requests are served meanwhile. */
async function readList(ask: VisitorRequest, list: ListPage): Promise<string[]> {
  const paths: string[] = [];
  for (let pageNo = 1; pageNo <= MAX_PAGES; pageNo += 1) {
    const found = (await list(ask, { pageNo, pageSize: PAGE_SIZE })) ?? [];
    paths.push(...found);
    if (found.length < PAGE_SIZE) break;
  }
  return paths;
}

/** Lists the plain path of every page of a school that search engines may index. */
export async function sitemapOf(ask: VisitorRequest, origin: string): Promise<string> {
  const own = (await ask(ownPages, {})) ?? [];
  const paths = ['/', ...own.map(({ id }) => `/custom/${id}`)];
  for (const list of LISTS) paths.push(...(await readList(ask, list)));
  const entries = paths.map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
