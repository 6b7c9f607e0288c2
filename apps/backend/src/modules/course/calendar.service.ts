import { randomBytes } from 'node:crypto';
import type { CalendarFeed, LessonEvent, LessonEventIn, TimetableEntry } from '@lectern/sdk/endpoints/course';
import { and, eq } from 'drizzle-orm';
import { isSigned, sign } from '../../platform/auth/sealing.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { refused } from '../../platform/http/errors.ts';
import { memberOf } from '../../platform/http/member.ts';
import type { AppParts } from '../../platform/http/requestContext.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { lessonRoute } from '../message/index.ts';
import { findBooked } from '../openClass/index.ts';
import { type CalendarEntry, type CalendarLang, writeCalendar } from './calendarFile.ts';
import { calendarFeeds } from './course.tables.ts';
import { findTimetable } from './shelf.repo.ts';

const DAY_MS = 24 * 3600_000;
/** The time span of a calendar, around now. */
const SPAN_MS = { past: 31 * DAY_MS, coming: 366 * DAY_MS };

const addressOf = ({ config, origin }: UserContext, feedKey: string): string =>
  `${origin}/calendar/${feedKey}.${sign(config, 'calendar-feed', feedKey)}.ics`;

/** Answers `course.calendar`. */
export async function calendar(_: object, context: UserContext): Promise<CalendarFeed> {
  const [feed] = await context.db
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, context.user.id));
  return { address: feed === undefined ? '' : addressOf(context, feed.feedKey) };
}

/** Answers `course.renewCalendar`. */
export async function renewCalendar(_: object, context: UserContext): Promise<CalendarFeed> {
  const { db, user, company, clock } = context;
  const fresh = { feedKey: randomBytes(16).toString('base64url'), createdAt: clock.now() };
  await db
    .insert(calendarFeeds)
    .values({ userId: user.id, companyId: company.id, ...fresh })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: fresh });
  return { address: addressOf(context, fresh.feedKey) };
}

/** Answers `course.stopCalendar`. */
export async function stopCalendar(_: object, { db, user }: UserContext): Promise<CalendarFeed> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, user.id));
  return { address: '' };
}

function lessonEntry(origin: string, lang: CalendarLang, entry: TimetableEntry): CalendarEntry {
  const inEnglish = lang === 'en';
  const { lessonId, lessonName, lessonNameEn, courseName, courseNameEn, teacherName, teacherNameEn } = entry;
  return {
    id: `lesson-${lessonId}@${new URL(origin).host}`,
    name: (inEnglish && lessonNameEn) || lessonName,
    about: [(inEnglish && courseNameEn) || courseName, (inEnglish && teacherNameEn) || teacherName],
    startsAt: new Date(entry.startsAt),
    endsAt: new Date(entry.endsAt),
    url: `${origin}/${lessonRoute(entry)}`,
  };
}

/** Finds the owner of a calendar, an active student, and when the address was created. */
async function findOwner(db: Queryable, companyId: string, feedKey: string) {
  const [row] = await db
    .select({ userId: users.id, createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(
      and(
        eq(calendarFeeds.feedKey, feedKey),
        eq(calendarFeeds.companyId, companyId),
        eq(users.status, 'active'),
      ),
    );
  return row;
}

/** A request of a calendar program. */
export interface FeedRequest {
  readonly tenant: Tenant;
  readonly origin: string;
  /** `{feedKey}.{signature}`, from the address. */
  readonly ticket: string;
  readonly lang: CalendarLang;
}

/** Returns the calendar of an address; undefined where the address is invalid. */
export async function readFeed(
  { config, clock, connection: { db } }: AppParts,
  {
    tenant: {
      company,
      schools: [school],
    },
    origin,
    ticket,
    lang,
  }: FeedRequest,
): Promise<string | undefined> {
  const [feedKey = '', signature = ''] = ticket.split('.');
  if (!isSigned(config, 'calendar-feed', feedKey, signature)) return undefined;
  const owner = await findOwner(db, company.id, feedKey);
  if (owner === undefined) return undefined;
  const { userId, createdAt } = owner;
  const now = clock.now();
  const span = {
    from: new Date(now.getTime() - SPAN_MS.past),
    to: new Date(now.getTime() + SPAN_MS.coming),
    now,
  };
  const [lessons, openClasses] = await Promise.all([
    findTimetable(db, { companyId: company.id, userId }, span),
    findBooked(db, { companyId: company.id, schoolId: school.id, userId }, span),
  ]);
  const inEnglish = lang === 'en';
  return writeCalendar({
    name: inEnglish ? `${school.name}: my lessons` : `${school.name} · 我的课表`,
    lang,
    madeAt: createdAt,
    entries: [
      ...lessons.map((entry) => lessonEntry(origin, lang, entry)),
      ...openClasses.map((card) => ({
        id: `open-class-${card.openClassId}@${new URL(origin).host}`,
        name: (inEnglish && card.nameEn) || card.name,
        about: [inEnglish ? 'Open class' : '公开课', (inEnglish && card.teacherNameEn) || card.teacherName],
        startsAt: new Date(card.startsAt),
        endsAt: new Date(card.endsAt),
        url: `${origin}/#/openCourse/${card.openClassId}`,
      })),
    ],
  });
}

/** Answers `course.lessonEvent`. */
export async function lessonEvent(
  { lessonId, lang = 'zh' }: LessonEventIn,
  context: UserContext,
): Promise<LessonEvent> {
  const now = context.clock.now();
  const span = { from: now, to: new Date(now.getTime() + SPAN_MS.coming), now };
  const entries = await findTimetable(context.db, memberOf(context), span);
  const entry = entries.find((one) => one.lessonId === lessonId);
  if (entry === undefined) throw refused('lessonId', '这节课不在您的课表里');
  const event = lessonEntry(context.origin, lang, entry);
  return {
    fileName: `${event.name}.ics`,
    content: writeCalendar({ name: event.name, lang, madeAt: now, entries: [event] }),
  };
}
