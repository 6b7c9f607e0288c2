import { detail as course } from '@lectern/sdk/endpoints/catalogue';
import { question } from '@lectern/sdk/endpoints/community';
import { detail as news } from '@lectern/sdk/endpoints/news';
import { detail as openClass } from '@lectern/sdk/endpoints/openClass';
import { detail as plan } from '@lectern/sdk/endpoints/plan';
import { ownPage } from '@lectern/sdk/endpoints/shell';
import { detail as teacher } from '@lectern/sdk/endpoints/teachers';
import { isId } from '../database/columns.ts';
import { yuanOf } from '../money/money.ts';
import type { VisitorRequest } from './askAsVisitor.ts';
import { paragraphsOf, shortened } from './plainText.ts';

/** A page shared by its plain path, as rendered by the server. */
export interface LinkedPage {
  /** Canonical path, without parts that select a tab or the like. */
  readonly path: string;
  readonly title: string;
  /** For link previews and search engines; may be empty. */
  readonly description: string;
  /** URL of a picture; empty without one. */
  readonly image: string;
  /** The text of the page, one entry per paragraph. */
  readonly paragraphs: readonly string[];
  /** Structured data of schema.org, without `@context` and `url`. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** The school and language of a page. */
export interface LinkedPageOf {
  readonly schoolName: string;
  readonly locale: 'zh' | 'en';
}

/** A page's content; `path` where its canonical path differs from the requested one. */
type Found = Omit<LinkedPage, 'path'> & { readonly path?: string };
type Reader = (ask: VisitorRequest, of: LinkedPageOf, ids: readonly string[]) => Promise<Found | undefined>;

/** Maximum characters of a description that search engines show. */
const DESCRIPTION = 150;
/** Maximum paragraphs; enough for the first screen of any page. */
const MAX_PARAGRAPHS = 60;

function page(
  title: string,
  lead: string,
  image: string,
  html: readonly string[],
  data: Readonly<Record<string, unknown>>,
): Found {
  const paragraphs = html.flatMap(paragraphsOf);
  const description = shortened(lead || paragraphs.join(' '), DESCRIPTION);
  return {
    title,
    description,
    image,
    paragraphs: [...(lead === '' ? [] : [lead]), ...paragraphs].slice(0, MAX_PARAGRAPHS),
    data: { ...data, name: title, ...(description !== '' && { description }) },
  };
}

/** The `commodityType` of a package. */
const PACKAGE = 2;

/** Chooses the text in the page's language, where there is one. */
const localizerOf =
  ({ locale }: LinkedPageOf) =>
  (zh: string | undefined, en: string | undefined): string =>
    (locale === 'en' && en) || (zh ?? '');

const priceOf = (cents: number | undefined) => ({
  '@type': 'Offer',
  price: yuanOf(cents ?? 0),
  priceCurrency: 'CNY',
});

const readCourse: Reader = async (ask, of, [commodityId = '', targetId = '']) => {
  const found = await ask(course, { commodityId, targetId });
  const card = found?.course;
  if (found === undefined || card === undefined) return undefined;
  const localized = localizerOf(of);
  const outcomes = (of.locale === 'en' && found.outcomesEn?.length ? found.outcomesEn : found.outcomes) ?? [];
  const chapters = (found.chapters ?? []).map(({ name, nameEn }) => localized(name, nameEn));
  const courses = (found.packageCourses ?? []).map((each) => localized(each.courseName, each.courseNameEn));
  const kind = card.commodityType === PACKAGE ? '/coursePackage' : '/course';
  const linkedPage = page(
    localized(card.courseName, card.courseNameEn),
    localized(found.summary, found.summaryEn),
    card.cover ?? '',
    [localized(found.description, found.descriptionEn), ...outcomes, ...courses, ...chapters],
    {
      '@type': 'Course',
      provider: {
        '@type': 'Organization',
        name: localized(found.provider, found.providerEn) || of.schoolName,
      },
      offers: { ...priceOf(card.priceCents), category: card.freeFlag === 1 ? 'Free' : 'Paid' },
      ...((found.ratingCount ?? 0) > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: card.ratingAverage,
          ratingCount: found.ratingCount,
        },
      }),
    },
  );
  return { ...linkedPage, path: `${kind}/detail/${card.commodityId}/${card.courseId}` };
};

const readPlan: Reader = async (ask, of, [planId = '']) => {
  const found = await ask(plan, { planId });
  const card = found?.plan;
  if (found === undefined || card === undefined) return undefined;
  const localized = localizerOf(of);
  return page(
    localized(card.planName, card.planNameEn),
    localized(card.summary, card.summaryEn),
    card.cover ?? '',
    [localized(found.description, found.descriptionEn), localized(found.audience, found.audienceEn)],
    {
      '@type': 'Course',
      provider: { '@type': 'Organization', name: of.schoolName },
      offers: priceOf(card.priceCents),
    },
  );
};

const readOpenClass: Reader = async (ask, of, [openClassId = '']) => {
  const found = await ask(openClass, { openClassId });
  const card = found?.openClass;
  if (found === undefined || card === undefined) return undefined;
  const localized = localizerOf(of);
  const performer = localized(card.teacherName, card.teacherNameEn);
  return page(
    localized(card.name, card.nameEn),
    localized(card.summary, card.summaryEn),
    card.cover ?? '',
    [localized(found.description, found.descriptionEn)],
    {
      '@type': 'EducationEvent',
      startDate: card.startsAt,
      endDate: card.endsAt,
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      isAccessibleForFree: true,
      organizer: { '@type': 'Organization', name: of.schoolName },
      ...(performer !== '' && { performer: { '@type': 'Person', name: performer } }),
    },
  );
};

const readTeacher: Reader = async (ask, of, [id = '']) => {
  const found = await ask(teacher, { id });
  if (found === undefined) return undefined;
  const localized = localizerOf(of);
  const title = localized(found.title, found.titleEn);
  const courses = (found.courses ?? []).map((each) => localized(each.courseName, each.courseNameEn));
  return page(
    localized(found.name, found.nameEn),
    localized(found.motto, found.mottoEn),
    found.portrait ?? '',
    [title, localized(found.introduction, found.introductionEn), ...courses],
    {
      '@type': 'Person',
      ...(title !== '' && { jobTitle: title }),
      worksFor: { '@type': 'Organization', name: of.schoolName },
    },
  );
};

const readNews: Reader = async (ask, of, [id = '']) => {
  const found = await ask(news, { id });
  if (found === undefined) return undefined;
  const localized = localizerOf(of);
  const title = localized(found.title, found.titleEn);
  return page(title, '', '', [localized(found.content, found.contentEn)], {
    '@type': 'NewsArticle',
    headline: title,
    datePublished: found.date,
    publisher: { '@type': 'Organization', name: of.schoolName },
  });
};

/** The names of those who asked and answered are left out, since they are students. */
const readQuestion: Reader = async (ask, _of, [questionId = '']) => {
  const found = await ask(question, { questionId, pageNo: 1, pageSize: 20 });
  const sharedQuestion = found?.question;
  if (found === undefined || sharedQuestion === undefined) return undefined;
  const answers = (found.answers?.records ?? []).map(({ contentHtml = '', acceptedFlag, likeCount }) => ({
    html: contentHtml,
    isAccepted: acceptedFlag === 1,
    answer: {
      '@type': 'Answer',
      text: shortened(paragraphsOf(contentHtml).join(' '), 1000),
      upvoteCount: likeCount ?? 0,
    },
  }));
  const accepted = answers.find(({ isAccepted }) => isAccepted);
  const title = sharedQuestion.title ?? '';
  return page(title, '', '', [found.contentHtml ?? '', ...answers.map(({ html }) => html)], {
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: title,
      text: shortened(paragraphsOf(found.contentHtml ?? '').join(' ') || title, 1000),
      answerCount: sharedQuestion.answerCount ?? 0,
      dateCreated: sharedQuestion.askedAt,
      ...(accepted !== undefined && { acceptedAnswer: accepted.answer }),
      suggestedAnswer: answers.filter((each) => each !== accepted).map(({ answer }) => answer),
    },
  });
};

const readOwnPage: Reader = async (ask, of, [id = '']) => {
  const found = await ask(ownPage, { id });
  if (found === undefined) return undefined;
  const localized = localizerOf(of);
  return page(localized(found.title, found.titleEn), '', '', [localized(found.content, found.contentEn)], {
    '@type': 'WebPage',
  });
};

/** The kinds of pages, by the first segments of their path, and the number of ids that follow. */
const KINDS: readonly { readonly path: string; readonly ids: 1 | 2; readonly read: Reader }[] = [
  { path: '/course/detail', ids: 2, read: readCourse },
  { path: '/coursePackage/detail', ids: 2, read: readCourse },
  { path: '/trainingPlan/detail', ids: 1, read: readPlan },
  { path: '/openCourse', ids: 1, read: readOpenClass },
  { path: '/teachersdetail', ids: 1, read: readTeacher },
  { path: '/newsdetails', ids: 1, read: readNews },
  { path: '/response', ids: 1, read: readQuestion },
  { path: '/custom', ids: 1, read: readOwnPage },
];

/** A plain path with a page of its own. */
export interface LinkedPath {
  /** Canonical path. */
  readonly path: string;
  /** Reads the page as a visitor sees it; undefined where the school has no such page. */
  read(ask: VisitorRequest, of: LinkedPageOf): Promise<LinkedPage | undefined>;
}

/** Finds the page of a plain path; undefined where it is no path that people share. */
export function linkedPath(path: string): LinkedPath | undefined {
  for (const kind of KINDS) {
    if (!path.toLowerCase().startsWith(`${kind.path.toLowerCase()}/`)) continue;
    const parts = path.slice(kind.path.length + 1).split('/');
    const ids = parts.slice(0, kind.ids);
    // A tab of a page, such as the contents of a course, is the same page.
    const isOne = parts.length === kind.ids || (kind.ids === 2 && parts.length === 3);
    if (!isOne || ids.length < kind.ids || !ids.every(isId)) return undefined;
    const own = `${kind.path}/${ids.join('/')}`;
    return {
      path: own,
      async read(ask, of) {
        const found = await kind.read(ask, of, ids);
        return found && { path: own, ...found };
      },
    };
  }
  return undefined;
}
