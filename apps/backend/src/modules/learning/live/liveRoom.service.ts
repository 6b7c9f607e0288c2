import { randomInt } from 'node:crypto';
import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import { idOrNone } from '../../../platform/database/columns.ts';
import type { User } from '../../../platform/database/tables/users.tables.ts';
import { isExactly } from '../../../platform/database/rows/isExactly.ts';
import { notify } from '../../../platform/events/events.ts';
import {
  findRoom,
  isServiceRoom,
  type LiveNotice,
  type LiveProvider,
  type LiveProviders,
  type LiveRoom,
  type LiveVisitor,
  roomChanged,
  sandboxEntrance,
} from '../../../providers/live/liveProvider.ts';
import type { Payee } from '../../../providers/payment/paymentProviders.ts';
import { storeLiveTimes, latestEnd, type Lesson, lessons } from '../../catalogue/index.ts';
import { afterNotice } from './liveStage.ts';
import type { LessonMeeting } from '../learning.tables.ts';

/**
 * How early a teacher may begin a lesson in a shared room, in milliseconds before its start; a notice before
 * that belongs to another lesson.
 */
const EARLIEST_BEGIN_MS = 2 * 3600_000;
const LATEST_BEGIN_MS = 12 * 3600_000;

/** Returns the sandbox's room for a live lesson without a room of its own. */
export const roomOfLesson = (lessonId: string): string => `lesson-${lessonId}`;

/** Returns the entrance of a live lesson; without an own one it is the sandbox's. */
function entranceOf(lesson: Lesson, meeting: LessonMeeting | undefined): string {
  if (lesson.url !== null) return lesson.url;
  if (meeting !== undefined) return meeting.joinUrl;
  return lesson.liveCompanyType === '' ? sandboxEntrance(roomOfLesson(lesson.id)) : '';
}

/** Finds the room of a live lesson with its service; undefined where no configured service holds it. */
export function findLessonRoom(
  providers: LiveProviders,
  payee: Payee,
  lesson: Lesson,
  meeting: LessonMeeting | undefined,
): LiveRoom | undefined {
  return lesson.kind === 'live' ? findRoom(providers, payee, entranceOf(lesson, meeting)) : undefined;
}

/** Returns how a student is named to others in a room; a visitor gets a random number. */
export function visitorOf(user: Pick<User, 'id' | 'name' | 'username'> | undefined): LiveVisitor {
  if (user === undefined) return { id: String(randomInt(1e9, 2e9)), name: '访客', role: 'student' };
  return { id: user.id, name: user.name ?? user.username ?? `学员 ${user.id}`, role: 'student' };
}

/** Returns the address for entering a live lesson; empty where there is none. */
export function addressFor(
  room: LiveRoom | undefined,
  lesson: Lesson,
  meeting: LessonMeeting | undefined,
  visitor: LiveVisitor,
): string {
  const entrance = entranceOf(lesson, meeting);
  if (room === undefined) return isServiceRoom(entrance) ? '' : entrance;
  const { liveStartsAt } = lesson;
  return liveStartsAt === null
    ? ''
    : room.provider.entrance(room.room, visitor, latestEnd(lesson, liveStartsAt));
}

/** Finds and locks the lesson that a notice is about. Of several lessons in one room, it is the one closest in time. */
async function lockLessonIn(
  tx: Queryable,
  companyId: string,
  provider: LiveProvider['id'],
  { room, at }: LiveNotice,
): Promise<Lesson | undefined> {
  const own = provider === 'sandbox' ? /^lesson-(\d{1,18})$/.exec(room)?.[1] : undefined;
  const entrance = provider === 'sandbox' ? sandboxEntrance(room) : `${provider}:${room}`;
  const isThere = own === undefined ? eq(lessons.url, entrance) : eq(lessons.id, own);
  const isNear =
    own === undefined
      ? and(
          lte(lessons.liveStartsAt, new Date(at.getTime() + EARLIEST_BEGIN_MS)),
          gte(lessons.liveStartsAt, new Date(at.getTime() - LATEST_BEGIN_MS)),
        )
      : undefined;
  const [lesson] = await tx
    .select()
    .from(lessons)
    .where(and(eq(lessons.companyId, companyId), isExactly(lessons.kind, 'live'), isThere, isNear))
    .orderBy(
      asc(sql`abs(extract(epoch from ${lessons.liveStartsAt} - ${at.toISOString()}::timestamptz))`),
      asc(lessons.id),
    )
    .limit(1)
    .for('update');
  return lesson;
}

async function write(
  tx: Queryable,
  lesson: Lesson,
  notice: LiveNotice,
  videoKey?: string,
): Promise<'noted' | 'known'> {
  const after = afterNotice(lesson, notice);
  const { liveBegunAt, liveEndedAt, replayAt } = after;
  if (after === lesson) return 'known';
  await storeLiveTimes(tx, lesson.id, {
    liveBegunAt,
    liveEndedAt,
    replayAt,
    ...(videoKey !== undefined && { videoKey }),
  });
  const { companyId, id: lessonId } = lesson;
  await notify(tx, roomChanged, { companyId, lessonId, room: notice.room });
  return 'noted';
}

/** Stores a service's notice about a room; returns `unknown` where no lesson uses it. */
export async function applyNotice(
  tx: Queryable,
  companyId: string,
  provider: LiveProvider['id'],
  notice: LiveNotice,
): Promise<'noted' | 'known' | 'unknown'> {
  const lesson = await lockLessonIn(tx, companyId, provider, notice);
  return lesson === undefined ? 'unknown' : write(tx, lesson, notice);
}

/**
 * Stores a change of a live lesson entered by the school; undefined where there is no such lesson.
 * @param videoKey the replay, with `recorded`.
 */
export async function applySchoolNotice(
  tx: Queryable,
  lessonId: string,
  { kind, at }: Pick<LiveNotice, 'kind' | 'at'>,
  videoKey?: string,
): Promise<{ readonly lesson: Lesson; readonly outcome: 'noted' | 'known' } | undefined> {
  const [lesson] = await tx
    .select()
    .from(lessons)
    .where(and(eq(lessons.id, idOrNone(lessonId)), eq(lessons.kind, 'live')))
    .for('update');
  if (lesson === undefined) return undefined;
  const notice = { room: roomOfLesson(lesson.id), kind, at };
  return { lesson, outcome: await write(tx, lesson, notice, videoKey) };
}
