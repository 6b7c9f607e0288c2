import * as catalogue from '@lectern/sdk/endpoints/catalogue';
import * as certificate from '@lectern/sdk/endpoints/certificate';
import * as community from '@lectern/sdk/endpoints/community';
import * as course from '@lectern/sdk/endpoints/course';
import { firstPage } from '@lectern/sdk/endpoints/firstPage';
import * as home from '@lectern/sdk/endpoints/home';
import * as homework from '@lectern/sdk/endpoints/homework';
import * as message from '@lectern/sdk/endpoints/message';
import * as news from '@lectern/sdk/endpoints/news';
import * as openClass from '@lectern/sdk/endpoints/openClass';
import * as order from '@lectern/sdk/endpoints/order';
import * as other from '@lectern/sdk/endpoints/other';
import * as plan from '@lectern/sdk/endpoints/plan';
import * as question from '@lectern/sdk/endpoints/question';
import * as resource from '@lectern/sdk/endpoints/resource';
import * as shell from '@lectern/sdk/endpoints/shell';
import * as teachers from '@lectern/sdk/endpoints/teachers';
import * as testimonials from '@lectern/sdk/endpoints/testimonials';

/** What the worker reads of an endpoint. Its own type stands among what knows of pages. */
interface CallShape {
  readonly method: string;
  readonly path: string;
  readonly envelope?: 'code' | 'bare';
  readonly idempotent?: true;
}

/**
 * The calls whose replies are kept for when there is no network: what a page is read for. Whatever is not named here is
 * never kept: log-ins, money and what is paid, papers and answers, exams, faces, agreements, and what the school knows
 * of a person.
 */
export const cachedCalls: readonly CallShape[] = [
  ...Object.values(firstPage),
  catalogue.categories,
  catalogue.detail,
  catalogue.list,
  catalogue.reviews,
  certificate.count,
  certificate.list,
  community.group,
  community.groups,
  community.groupTopics,
  community.question,
  community.questions,
  community.subjects,
  community.topic,
  course.collectionClasses,
  course.collectionPackages,
  course.courses,
  course.latelyLearned,
  course.lectureNotes,
  course.notes,
  course.packages,
  course.searchCollections,
  course.searchNotes,
  course.timetable,
  home.learning,
  homework.list,
  message.count,
  message.page,
  news.detail,
  news.list,
  openClass.detail,
  openClass.list,
  order.countByStatus,
  order.list,
  other.courseCategoryAndSubject,
  other.questionCategories,
  other.studentStudyInfo,
  plan.detail,
  plan.list,
  plan.mine,
  question.allCategories,
  question.collectList,
  question.dailyRank,
  question.dailyToday,
  question.findPapers,
  question.searchCategories,
  question.studiedCategories,
  question.subjects,
  question.userStatistics,
  question.wrongList,
  resource.detail,
  resource.list,
  resource.loadOption,
  shell.currentUser,
  shell.lastLearning,
  shell.ownPage,
  shell.ownPages,
  shell.personConfig,
  shell.schoolBySuffix,
  teachers.detail,
  teachers.list,
  testimonials.list,
];

/** Where calls are that do not begin at the site's root. */
const BASE = '/s/api';

/** How a call whose replies are kept is told and read. */
export interface CachedCall {
  readonly method: string;
  readonly path: RegExp;
  readonly envelope: CallShape['envelope'];
}

const table: readonly CachedCall[] = cachedCalls.map(({ method, path, envelope }) => {
  const isRooted = path.startsWith('{origin}');
  const written = path.replace(/^\{origin\}/, '').replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return {
    method,
    path: RegExp(`^${isRooted ? '' : BASE}${written.replace(/\{\w+\}/g, '[^/]+')}$`),
    envelope,
  };
});

/** Finds how the reply of a request is wrapped whose replies are kept; undefined for all others. */
export const cachedCall = ({ method }: Request, { origin, pathname }: URL): CachedCall | undefined =>
  origin === location.origin
    ? table.find((call) => call.method === method && call.path.test(pathname))
    : undefined;

/** Tells whether a reply says what was asked for, and not why it does not. */
export async function isGood(reply: Response, { envelope }: CachedCall): Promise<boolean> {
  if (!reply.ok) return false;
  const body: unknown = await reply.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null) return false;
  return envelope === 'bare' || String(Reflect.get(body, 'code')) === '1';
}
