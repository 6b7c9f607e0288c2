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

/**
 * The properties of an endpoint that the worker reads. The SDK's own type is declared beside code that uses DOM
 * types, which a worker lacks.
 */
interface CallShape {
  readonly method: string;
  readonly path: string;
  readonly envelope?: 'code' | 'bare';
  readonly idempotent?: true;
}

/**
 * Endpoints whose replies are cached for offline use: content for reading. Nothing else is ever cached:
 * log-ins, money and payments, papers and answers, exams, faces, agreements, and personal data.
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

/** Path prefix of calls that do not start at the site's root. */
const BASE = '/s/api';

/** Matches the requests of a cached call, and tells how its replies are wrapped. */
export interface CachedCall {
  readonly method: string;
  readonly path: RegExp;
  readonly envelope: CallShape['envelope'];
}

const table: readonly CachedCall[] = cachedCalls.map(({ method, path, envelope }) => {
  const isRooted = path.startsWith('{origin}');
  const pattern = path.replace(/^\{origin\}/, '').replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return {
    method,
    path: RegExp(`^${isRooted ? '' : BASE}${pattern.replace(/\{\w+\}/g, '[^/]+')}$`),
    envelope,
  };
});

/** Finds the cached call that a request belongs to; undefined if it must not be cached. */
export const cachedCall = ({ method }: Request, { origin, pathname }: URL): CachedCall | undefined =>
  origin === location.origin
    ? table.find((call) => call.method === method && call.path.test(pathname))
    : undefined;

/** Whether a reply contains the requested data, and not a refusal. */
export async function isGood(reply: Response, { envelope }: CachedCall): Promise<boolean> {
  if (!reply.ok) return false;
  const body: unknown = await reply.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null) return false;
  return envelope === 'bare' || String(Reflect.get(body, 'code')) === '1';
}
