import type { SignItem, SignList, SignState } from '@lectern/sdk/endpoints/proxyExam';
import { and, asc, eq, ilike, isNotNull, max, min, or, type SQL, sql } from 'drizzle-orm';
import { idOrNone } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { likePattern } from '../../platform/database/rows/likePattern.ts';
import { refused } from '../../platform/http/errors.ts';
import { isOwnSign, mayRegister, nameProvinces, presentTime } from './items.repo.ts';
import { examItems, examPlaces, examProvinces, examSigns } from './proxyExam.tables.ts';
import type { MemberNow } from '../../platform/http/member.ts';
import type { Pagination } from '../../platform/http/paging.ts';

/** Id of a registration that was not begun. */
const NOT_BEGUN = '0';

/** Sort order: states in which the student has something to do come first. */
const ORDER: readonly SignState[] = ['returned', 'draft', 'open', 'submitted', 'accepted', 'closed'];

/** The earliest and latest time over all provinces, for students who have not chosen one. */
const spansOf = (db: Queryable) =>
  db
    .select({
      itemId: examProvinces.itemId,
      startsAt: min(examProvinces.startsAt).as('first_starts_at'),
      endsAt: max(examProvinces.endsAt).as('last_ends_at'),
      examAt: min(examProvinces.examAt).as('first_exam_at'),
    })
    .from(examProvinces)
    .groupBy(examProvinces.itemId)
    .as('spans');

/** Selects exams with the student's registrations, in the order of display. */
function selectSigns(db: Queryable, student: MemberNow, filter: (state: SQL<SignState>) => SQL | undefined) {
  const spans = spansOf(db);
  // A form that was not submitted closes at the end of the registration time.
  const state = sql<SignState>`case
    when coalesce(${examSigns.state}, 'open') in ('open', 'draft', 'returned')
      and (not ${examItems.isOpen} or coalesce(${examProvinces.endsAt}, ${spans.endsAt}) <= ${student.now.toISOString()}) then 'closed'
    else coalesce(${examSigns.state}, 'open') end`;
  return db
    .select({
      signId: examSigns.id,
      itemId: examItems.id,
      itemName: examItems.name,
      state,
      provinceCode: examSigns.provinceCode,
      placeId: examSigns.placeId,
      placeName: examPlaces.name,
      chosen: {
        startsAt: examProvinces.startsAt,
        endsAt: examProvinces.endsAt,
        examAt: examProvinces.examAt,
      },
      span: { startsAt: spans.startsAt, endsAt: spans.endsAt, examAt: spans.examAt },
      feeCents: examItems.feeCents,
      reason: examSigns.reason,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(examItems)
    .innerJoin(spans, eq(spans.itemId, examItems.id))
    .leftJoin(examSigns, isOwnSign(student))
    .leftJoin(
      examProvinces,
      and(eq(examProvinces.itemId, examSigns.itemId), eq(examProvinces.provinceCode, examSigns.provinceCode)),
    )
    .leftJoin(examPlaces, eq(examPlaces.id, examSigns.placeId))
    .where(and(eq(examItems.companyId, student.companyId), filter(state)))
    .orderBy(
      sql`array_position(${sql.raw(`array['${ORDER.join("','")}']`)}, ${state})`,
      asc(sql`coalesce(${examProvinces.endsAt}, ${spans.endsAt})`),
      asc(examItems.id),
    );
}

type Row = Awaited<ReturnType<typeof selectSigns>>[number];

/** A registration with its exam, province and place. */
export interface FoundSign {
  readonly item: SignItem;
  readonly placeId: string | null;
  readonly examAt: Date | null;
}

async function present({
  signId,
  provinceCode,
  placeName,
  placeId,
  chosen,
  span,
  reason,
  total: _,
  ...row
}: Row): Promise<FoundSign> {
  const time = chosen ?? span;
  if (time.startsAt === null || time.endsAt === null) throw new Error('An exam is held in no province');
  const [province] = await nameProvinces(provinceCode === null ? [] : [provinceCode]);
  return {
    placeId,
    examAt: time.examAt,
    item: {
      ...row,
      ...(province ?? { provinceCode: '', provinceName: '' }),
      ...presentTime({ startsAt: time.startsAt, endsAt: time.endsAt, examAt: time.examAt }),
      signId: signId ?? NOT_BEGUN,
      placeName: placeName ?? '',
      reason: reason ?? '',
    },
  };
}

/** Selects what a student has registered for or may register for. */
const isVisibleTo = (db: Queryable, student: MemberNow) =>
  or(isNotNull(examSigns.id), and(examItems.isOpen, mayRegister(db, student)));

/** Finds a student's registration for an exam, begun or not; undefined where they may not register. */
export async function findSignOf(
  db: Queryable,
  student: MemberNow,
  itemId: string,
): Promise<SignItem | undefined> {
  const [row] = await selectSigns(db, student, () => and(eq(examItems.id, itemId), isVisibleTo(db, student)));
  return row && (await present(row)).item;
}

/** Reads one page of a student's registrations and possible registrations, and their total number. */
export async function findSigns(
  db: Queryable,
  student: MemberNow,
  {
    state: requestedState,
    keyword = '',
  }: { readonly state?: SignState | undefined; readonly keyword?: string | undefined },
  page: Pagination,
): Promise<SignList> {
  const pattern = likePattern(keyword);
  const rows = await selectSigns(db, student, (state) =>
    and(
      isVisibleTo(db, student),
      requestedState === undefined ? undefined : sql`${state} = ${requestedState}`,
      pattern === '%%' ? undefined : ilike(examItems.name, pattern),
    ),
  )
    .limit(page.limit)
    .offset(page.offset);
  const found = await Promise.all(rows.map(present));
  return { total: rows[0]?.total ?? 0, records: found.map(({ item }) => item) };
}

/**
 * Finds a registration of the student.
 * @throws {BusinessError} code 0 for any other, as for a missing one.
 */
export async function expectSign(db: Queryable, student: MemberNow, signId: string): Promise<FoundSign> {
  const [row] = await selectSigns(db, student, () => eq(examSigns.id, idOrNone(signId)));
  if (row === undefined) throw noSign();
  return present(row);
}

/** Returns the error for a registration that is not the student's. */
export const noSign = () => refused('signId', '没有找到这份报名');
