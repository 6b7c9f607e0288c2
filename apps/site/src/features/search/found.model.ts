import type { Reply } from '@lectern/sdk';
import type { SearchRecord, SearchResult } from '@lectern/sdk/endpoints/search';
import { localizedText } from '../../shared/i18n/localizedText.ts';
import { articleHref, courseHref, lessonHref, teacherHref } from '../../shared/routes/pages.ts';
import type { ReadBy } from '../../shared/readBy.ts';
import { KINDS, type Kind } from './address.ts';

/** A search result. */
export type Hit = ReadBy<typeof readHit>;

/** The results of one kind. */
export interface HitGroup {
  readonly kind: Kind;
  readonly total: number;
  /** Whether there may be more than `total`. */
  readonly isCut: boolean;
  readonly hits: readonly Hit[];
}

/** The results of a search. */
export interface Results {
  /** Whether there was no exact match, so that these differ by a typing mistake. */
  readonly isNear: boolean;
  readonly groups: readonly HitGroup[];
}

type HitReply = Reply<SearchRecord>;

const hrefs: Record<Kind, (hit: HitReply & { readonly id: string }) => string> = {
  course: ({ commodityId = '', targetId = '', commodityType }) =>
    courseHref(commodityId, targetId, commodityType === 2),
  plan: ({ id }) => `#/trainingPlan/detail/${encodeURIComponent(id)}`,
  teacher: ({ id }) => teacherHref(id),
  question: ({ id }) => `#/response/${encodeURIComponent(id)}`,
  news: ({ id }) => articleHref(id),
  note: ({ targetId = '', commodityId = '', lessonId = '' }) =>
    lessonHref({ commodityId, courseId: targetId }, lessonId),
};

function readHit(kind: Kind, hit: HitReply) {
  const title = localizedText(hit.title, hit.titleEn);
  const { id } = hit;
  if (title.zh === '' || id === undefined) return undefined;
  return {
    id,
    kind,
    href: hrefs[kind]({ ...hit, id }),
    title,
    line: localizedText(hit.line, hit.lineEn),
    /** Empty without one. */
    picture: hit.picture ?? '',
    /** UTC ISO; empty if unset. */
    date: hit.date ?? '',
    isPackage: kind === 'course' && hit.commodityType === 2,
    /** For a course or package; undefined for all other kinds. */
    priceCents: kind === 'course' && typeof hit.priceCents === 'number' ? hit.priceCents : undefined,
  };
}

/** Reads the results; unreadable ones are left out, and so are kinds without results. */
export function readResults({ nearFlag, groups }: Reply<SearchResult>): Results {
  const read = groups.flatMap(({ kind, total = 0, moreFlag, records }): HitGroup[] =>
    kind === undefined || total < 1
      ? []
      : [{ kind, total, isCut: moreFlag === 1, hits: records.flatMap((one) => readHit(kind, one) ?? []) }],
  );
  return {
    isNear: nearFlag === 1,
    groups: read.toSorted((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind)),
  };
}
