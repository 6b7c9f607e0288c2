import type {
  Daily,
  DailyPlace,
  DailyRank,
  DailyRankIn,
  DailyToday,
  DailyTodayIn,
  Integral,
  IntegralIn,
  SubjectWeek,
  SubjectWeeks,
  SubjectWeeksIn,
  SubjectYear,
  SubjectYears,
  SubjectYearsIn,
} from '@lectern/sdk/endpoints/question';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import type { UserContext } from '../../../platform/http/context.ts';
import { BusinessError } from '../../../platform/http/errors.ts';
import { bookGain, sumPoints, pointsEarnedNow } from '../../account/index.ts';
import type { PointAction } from '../../pointRules/index.ts';
import { bankConfigs } from '../../question/index.ts';
import { dayAfter, dayOf, mondayOf, SHANGHAI, streakOf } from '../../../platform/dates/days.ts';
import { countAnswered, ownRecord } from '../records/records.repo.ts';
import { updateRecord } from '../records/records.service.ts';
import { type ExerciseRow, secondsFromBegin } from '../records/records.tables.ts';
import { isId, idOrNone } from '../../../platform/database/columns.ts';
import { shownName } from '../../../platform/http/author.ts';
import { memberNow, memberOf } from '../../../platform/http/member.ts';
import { lockUser } from '../../../platform/database/lockUser.ts';
import { pageOf, type Pagination } from '../../../platform/http/paging.ts';

interface RankRow extends Record<string, unknown> {
  user_id: string;
  name: string | null;
  nick_name: string;
  head_pic: string | null;
  right: number;
  total: number;
  seconds: number;
}

/** The subject and day of a ranking. */
interface Day {
  readonly companyId: string;
  readonly subjectId: string;
  readonly day: string;
}

/** Selects the hand-ins of a subject on a day; written to match the partial index of the ranking. */
const dayOfSubject = ({ companyId, subjectId, day }: Day): SQL =>
  sql`r.company_id = ${companyId} and r.subject_id = ${subjectId} and r.day = ${day} and r.day is not null and r.state = 'submitted'`;

/** Counts the hand-ins of a subject on a day. */
async function countHandIns(db: Queryable, day: Day): Promise<number> {
  const {
    rows: [all],
  } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from exercise_records r where ${dayOfSubject(day)}`,
  );
  return all?.total ?? 0;
}

/**
 * Reads a page of a day's ranking, ordered by right answers, then by the time from the first start. Names and
 * pictures are looked up for that page only.
 */
async function readRanking(db: Queryable, which: SQL, { limit, offset }: Pagination): Promise<RankRow[]> {
  const { rows } = await db.execute<RankRow>(sql`
    select place.user_id::text, u.name, coalesce(u.profile->>'nickName', '') as nick_name,
      u.profile->>'headPicMax' as head_pic, r.question_count as total, place.seconds, place.right_count as right
    from (
      select r.id, r.user_id, r.right_count, ${secondsFromBegin} as seconds from exercise_records r where ${which}
      order by r.right_count desc nulls last, ${secondsFromBegin}, r.user_id limit ${limit} offset ${offset}
    ) place
    join exercise_records r on r.id = place.id
    join users u on u.id = place.user_id
    order by place.right_count desc, place.seconds, place.user_id`);
  return rows;
}

/** Returns the rank of a result: the number of better results plus one. */
async function rankOf(
  db: Queryable,
  day: Day,
  { right, seconds }: Pick<RankRow, 'right' | 'seconds'>,
): Promise<number> {
  const {
    rows: [better],
  } = await db.execute<{ count: number }>(sql`
    select (select count(*) from exercise_records r where ${dayOfSubject(day)} and r.right_count > ${right})::int
      + (select count(*) from exercise_records r where ${dayOfSubject(day)} and r.right_count = ${right}
        and ${secondsFromBegin} < ${seconds})::int as count`);
  return (better?.count ?? 0) + 1;
}

/** Assigns ranks to a page of the ranking, starting at the rank of its first row; equal results share a rank. */
function ranked(rows: readonly RankRow[], firstRank: number, offset: number): (RankRow & { rank: number })[] {
  let rank = firstRank;
  return rows.map((row, index) => {
    const before = rows[index - 1];
    if (before !== undefined && (before.right !== row.right || before.seconds !== row.seconds))
      rank = offset + index + 1;
    return { ...row, rank };
  });
}

interface DailyRow extends Record<string, unknown> {
  subject_id: string;
  name: string;
  record_id: string | null;
  state: ExerciseRow['state'] | null;
  total: number | null;
  answered: number;
  was_right: number;
  students: number;
}

/** Answers `question.dailyToday`. */
export async function dailyToday({ subjectId }: DailyTodayIn, context: UserContext): Promise<DailyToday> {
  const { db, clock } = context;
  const { companyId, userId } = memberOf(context);
  const day = dayOf(clock.now());
  const which = subjectId === undefined ? sql`true` : sql`s.id = ${idOrNone(subjectId)}`;
  const { rows } = await db.execute<DailyRow>(sql`
    select s.id::text as subject_id, s.name, mine.id::text as record_id, mine.state, mine.question_count as total,
      coalesce(graded.answered, 0)::int as answered, coalesce(graded.was_right, 0)::int as was_right,
      (select count(*) from exercise_records r where r.subject_id = s.id
        and r.day = ${day} and r.day is not null and r.state = 'submitted')::int as students
    from question_subjects s
    left join exercise_records mine on mine.user_id = ${userId} and mine.subject_id = s.id and mine.day = ${day}
    left join lateral (
      select count(*) filter (where answer <> '[]'::jsonb) as answered, count(*) filter (where verdict = 'right') as was_right
      from record_questions where record_id = mine.id
    ) graded on true
    where s.company_id = ${companyId} and ${which}
      and exists (select from questions q where q.company_id = s.company_id and q.subject_id = s.id)
    order by s.sort, s.id`);
  const { rows: days } = await db.execute<{ day: string }>(sql`
    select distinct day from exercise_records where user_id = ${userId} and day is not null and state = 'submitted' and done_count > 0`);
  const subjects = await Promise.all(
    rows.map(async (row): Promise<Daily> => ({
      day,
      subjectId: row.subject_id,
      subjectName: row.name,
      state: row.state === null ? 'new' : row.state === 'submitted' ? 'done' : 'doing',
      recordId: row.record_id,
      questionCount: row.total ?? bankConfigs.daily.defaultCount,
      answeredCount: row.answered,
      rightCount: row.was_right,
      studentCount: row.students,
      rank:
        row.state === 'submitted'
          ? ((await ownRank(db, { companyId, subjectId: row.subject_id, day }, userId))?.rank ?? null)
          : null,
    })),
  );
  return { day, streakDays: streakOf(new Set(days.map((row) => row.day)), day), subjects };
}

async function ownRank(
  db: Queryable,
  day: Day,
  userId: string,
): Promise<(RankRow & { rank: number }) | undefined> {
  const which = sql`${dayOfSubject(day)} and r.user_id = ${userId}`;
  const [row] = await readRanking(db, which, { limit: 1, offset: 0 });
  return row === undefined ? undefined : { ...row, rank: await rankOf(db, day, row) };
}

/** Answers `question.dailyRank`. Others are shown as to visitors: by their nickname, or their name masked. */
export async function dailyRank(
  { subjectId, day, ...page }: DailyRankIn,
  context: UserContext,
): Promise<DailyRank> {
  const { db, clock } = context;
  const { companyId, userId } = memberOf(context);
  const requestedDay = day ?? dayOf(clock.now());
  if (!isId(subjectId)) return { day: requestedDay, total: 0, records: [], mine: null };
  const ranking = { companyId, subjectId, day: requestedDay };
  const range = pageOf(page);
  const rows = await readRanking(db, dayOfSubject(ranking), range);
  const [first] = rows;
  const firstRank = first === undefined ? 0 : await rankOf(db, ranking, first);
  const present = (row: RankRow & { rank: number }): DailyPlace => ({
    rank: row.rank,
    nickName: shownName(
      { name: row.name, nickName: row.nick_name },
      { userId: row.user_id === userId ? userId : undefined },
    ),
    headPic: row.head_pic ?? '',
    rightCount: row.right,
    questionCount: row.total,
    elapsedSeconds: row.seconds,
    isMine: row.user_id === userId,
  });
  const ownEntry = await ownRank(db, ranking, userId);
  return {
    day: requestedDay,
    total: await countHandIns(db, ranking),
    records: ranked(rows, firstRank, range.offset).map(present),
    mine: ownEntry === undefined ? null : present(ownEntry),
  };
}

interface DayRow extends Record<string, unknown> {
  day: string;
  answered: number;
  was_right: number;
  seconds: number;
}

/** Reads a student's practice day by day, without exams. */
async function readDays(context: UserContext, subjectId: string | undefined): Promise<DayRow[]> {
  if (subjectId !== undefined && !isId(subjectId)) return [];
  const { rows } = await context.db.execute<DayRow>(sql`
    select to_char(r.submitted_at at time zone ${SHANGHAI}, 'YYYY-MM-DD') as day, sum(r.done_count)::int as answered,
      sum(r.right_count)::int as was_right, sum(r.elapsed_seconds)::int as seconds
    from exercise_records r
    where r.user_id = ${context.user.id} and r.state = 'submitted' and r.type <> 'exam'
      and ${subjectId === undefined ? sql`true` : sql`r.subject_id = ${subjectId}`}
    group by 1 order by 1`);
  return rows;
}

/** Answers `question.subjectWeeks`. */
export async function subjectWeeks(
  { subjectId, weeks = 12 }: SubjectWeeksIn,
  context: UserContext,
): Promise<SubjectWeeks> {
  const byDay = new Map((await readDays(context, subjectId)).map((row) => [row.day, row]));
  const thisMonday = mondayOf(dayOf(context.clock.now()));
  return Array.from({ length: weeks }, (_, index): SubjectWeek => {
    const startsOn = dayAfter(thisMonday, (index - weeks + 1) * 7);
    const days = Array.from({ length: 7 }, (_day, weekday) => byDay.get(dayAfter(startsOn, weekday)));
    const sum = (pick: (row: DayRow) => number) =>
      days.reduce((total, row) => total + (row === undefined ? 0 : pick(row)), 0);
    return {
      startsOn,
      doneCount: sum((row) => row.answered),
      rightCount: sum((row) => row.was_right),
      totalSeconds: sum((row) => row.seconds),
      days: days.map((row) => row?.answered ?? 0),
    };
  });
}

/** Answers `question.subjectYears`. */
export async function subjectYears(
  { subjectId }: SubjectYearsIn,
  context: UserContext,
): Promise<SubjectYears> {
  const byYear = Map.groupBy(await readDays(context, subjectId), (row) => row.day.slice(0, 4));
  return [...byYear].toReversed().map(([year, rows]): SubjectYear => {
    const sum = (pick: (row: DayRow) => number) => rows.reduce((total, row) => total + pick(row), 0);
    const months = Array.from({ length: 12 }, (_, month) =>
      rows
        .filter((row) => Number(row.day.slice(5, 7)) === month + 1)
        .reduce((total, row) => total + row.answered, 0),
    );
    return {
      year: Number(year),
      doneCount: sum((row) => row.answered),
      rightCount: sum((row) => row.was_right),
      totalSeconds: sum((row) => row.seconds),
      months,
    };
  });
}

/** Tells whether at least half of an exercise's questions are answered, so that empty hand-ins earn no points. */
export const isHalfAnswered = async (
  db: Queryable,
  { id, questionCount }: Pick<ExerciseRow, 'id' | 'questionCount'>,
): Promise<boolean> => (await countAnswered(db, id)) * 2 >= questionCount;

/**
 * Returns the action for which a handed-in exercise earns points; undefined for repetitions, exams and exercises
 * less than half answered.
 */
async function pointActionOf(db: Queryable, record: ExerciseRow): Promise<PointAction | undefined> {
  const { type } = record;
  if (type === 'wrong' || type === 'again' || type === 'exam') return undefined;
  return (await isHalfAnswered(db, record)) ? type : undefined;
}

async function presentIntegral(db: Queryable, record: ExerciseRow, points: number): Promise<Integral> {
  const { remaining } = await sumPoints(db, record.userId ?? '0');
  return { recordId: record.id, points, gained: record.points !== null, remaining };
}

/** Answers `question.integralScore`. */
export async function integralScore({ recordId }: IntegralIn, context: UserContext): Promise<Integral> {
  const { db } = context;
  const student = memberNow(context);
  const record = await ownRecord(db, student, recordId);
  const action = record.state === 'submitted' ? await pointActionOf(db, record) : undefined;
  const points = record.points ?? (action === undefined ? 0 : await pointsEarnedNow(db, student, action));
  return presentIntegral(db, record, points);
}

/** Books the points of a handed-in exercise once, however often it is called. */
export async function gainForExercise(
  tx: Queryable,
  context: UserContext,
  recordId: string,
): Promise<{ readonly record: ExerciseRow; readonly points: number; readonly isNew: boolean }> {
  const student = memberNow(context);
  // Locked before the exercise, in the same order as when an exercise begins, to avoid deadlocks.
  await lockUser(tx, student.userId);
  const record = await ownRecord(tx, student, recordId, true);
  if (record.state !== 'submitted') throw new BusinessError('0', '交卷之后才有积分');
  if (record.points !== null) return { record, points: record.points, isNew: false };
  const action = await pointActionOf(tx, record);
  const done = action && { action, objectId: record.id, remark: record.title };
  const points = done === undefined ? 0 : await bookGain(tx, student, done);
  await updateRecord(tx, record.id, { points });
  return { record: { ...record, points }, points, isNew: true };
}

/** Answers `question.integralIncrease`. */
export function integralIncrease({ recordId }: IntegralIn, context: UserContext): Promise<Integral> {
  return context.transaction(async (tx) => {
    const { record, points } = await gainForExercise(tx, context, recordId);
    return presentIntegral(tx, record, points);
  });
}
