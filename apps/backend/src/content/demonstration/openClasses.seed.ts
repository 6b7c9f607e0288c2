import { and, arrayContains, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { companies } from '../../platform/database/tables/companies.tables.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { courses, lessons } from '../../modules/catalogue/catalogue.tables.ts';
import { openClassBookings, openClasses } from '../../modules/openClass/openClass.tables.ts';
import { type OpenClassContent, openClassContents } from './data/openClasses.ts';
import { coverUrl } from '../drawing/drawn.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Shanghai is ahead of UTC. */
const AHEAD_MS = 8 * HOUR_MS;

/** Gives the start of an open class; today's is tomorrow's where it would be too soon. */
function startOf(at: OpenClassContent['at'], now: number): Date {
  if (at === 'now') return new Date(now - 15 * MINUTE_MS);
  const [days, clock] = at;
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const midnight = Math.floor((now + AHEAD_MS) / DAY_MS) * DAY_MS - AHEAD_MS;
  const start = midnight + days * DAY_MS + hour * HOUR_MS + minute * MINUTE_MS;
  return new Date(days >= 0 && start - now < HOUR_MS ? start + DAY_MS : start);
}

async function seedOpenClass(tx: Queryable, companyId: string, content: OpenClassContent): Promise<void> {
  const {
    key,
    motif,
    course: courseName,
    name,
    summary,
    about,
    outcomes,
    at,
    minutes,
    capacity = null,
    hasReplay = true,
    alumni,
    booked = [],
  } = content;
  const [course] = await tx
    .select()
    .from(courses)
    .where(and(eq(courses.companyId, companyId), eq(courses.name, courseName)));
  if (course === undefined) throw new Error(`An open class names "${courseName}", which is not there`);
  const [replay] = await tx
    .select({ id: lessons.id })
    .from(lessons)
    .where(eq(lessons.courseId, course.id))
    .orderBy(desc(lessons.isPreview), asc(lessons.position))
    .limit(1);
  const now = Date.now();
  const startsAt = startOf(at, now);
  const [row] = await tx
    .insert(openClasses)
    .values({
      companyId,
      categoryId: course.categoryId,
      teacherId: course.teacherId,
      courseId: course.id,
      name: name[0],
      nameEn: name[1],
      cover: coverUrl(motif, `open-${key}`),
      summary: summary[0],
      summaryEn: summary[1],
      description: about[0],
      descriptionEn: about[1],
      outcomes: outcomes.map(([zh]) => zh),
      outcomesEn: outcomes.map(([, en]) => en),
      startsAt,
      endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS),
      capacity,
      roomUrl: `/sandbox/live/${key}`,
      replayLessonId: hasReplay ? (replay?.id ?? null) : null,
    })
    .returning({ id: openClasses.id });
  const openClassId = row?.id ?? '';
  const former = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, companyId), isNull(users.username)))
    .orderBy(asc(users.id))
    .limit(alumni);
  const own =
    booked.length === 0
      ? []
      : await tx
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.companyId, companyId), inArray(users.username, [...booked])));
  const bookedAt = new Date(Math.min(now, startsAt.getTime()) - DAY_MS);
  // Nobody reads a reminder of the past.
  const remindedAt = startsAt.getTime() <= now ? startsAt : null;
  const places = [...former, ...own].map(({ id: userId }) => ({
    companyId,
    openClassId,
    userId,
    bookedAt,
    remindedAt,
  }));
  if (places.length > 0) await tx.insert(openClassBookings).values(places);
}

/** Seeds the open classes of both demonstration companies: one that is on, some to come, and some to watch again. */
export async function seedOpenClasses(tx: Queryable): Promise<void> {
  for (const [host, contents] of Object.entries(openClassContents)) {
    const [company] = await tx
      .select({ id: companies.id })
      .from(companies)
      .where(arrayContains(companies.hosts, [host]));
    if (company === undefined) throw new Error(`There is no company at ${host}`);
    for (const content of contents) await seedOpenClass(tx, company.id, content);
  }
}
