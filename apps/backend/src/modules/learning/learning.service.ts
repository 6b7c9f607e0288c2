import type {
  FinishLessonIn,
  LessonAccess,
  LessonGate,
  LessonIn,
  LessonItem,
  LessonPlay,
  LessonPosition,
  SavedProgress,
  SaveProgressIn,
} from '@lectern/sdk/endpoints/learning';
import type { Queryable } from '../../platform/database/connection.ts';
import type { Context, UserContext } from '../../platform/http/context.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import {
  studyGate,
  type Lesson,
  readContents,
  liveStateOf,
  type Enrolment,
  lessons,
  noteProgress,
} from '../catalogue/index.ts';
import {
  type CourseOnShelf,
  findCourse,
  findEnrolment,
  findLesson,
  findMeeting,
  lockProgress,
  readProgress,
} from './learning.repo.ts';
import {
  type LessonMeeting,
  type LessonProgress,
  type Segment,
  lessonProgress,
  type LessonVisitRow,
  lessonVisits,
} from './learning.tables.ts';
import { LINK_LIFE_MS, mediaFolder } from './mediaLinks.ts';
import { type LiveRoom, liveProviders } from '../../providers/live/liveProvider.ts';
import { addressFor, findLessonRoom, visitorOf } from './liveRoom.service.ts';
import { liveStageOf } from './liveStage.ts';
import { fileUrl } from '../upload/index.ts';
import { mediaStore } from './mediaStore.ts';
import { vendorVideoOf } from '../../providers/player/playerProvider.ts';
import { playerAddress } from './vendorPlayers.ts';
import { addSegments, clampSegments, coveredSeconds } from './segments.ts';
import { and, eq, sql } from 'drizzle-orm';

/** The share of a lesson after which it counts as finished. */
const FINISHED_PERCENT = 90;

/** The fastest speed of the player, and how much more than that a report may claim, in seconds. */
const FASTEST = 2;

const SLACK_SECONDS = 30;

/** Tells whether somebody may open a lesson. */
export function accessOf(
  lesson: Pick<Lesson, 'isPreview'>,
  enrolment: Enrolment | undefined,
  priceCents: number,
): LessonAccess {
  if (enrolment !== undefined) return 'open';
  if (lesson.isPreview) return 'preview';
  return priceCents === 0 ? 'join' : 'buy';
}

const isOpen = (access: LessonAccess) => access === 'open' || access === 'preview';

/** Writes how far a student is in a lesson. */
export function presentPosition(row: LessonProgress): LessonPosition {
  return {
    positionSeconds: row.positionSeconds,
    positionAt: row.positionAt.toISOString(),
    percent: row.percent,
    isFinished: row.finishedAt !== null,
  };
}

/** A live lesson can be watched again when it is over, if its school keeps replays and has published this one. */
export function isThere(lesson: Lesson, now: Date): boolean {
  return lesson.kind !== 'live' || liveStageOf(lesson, false, now) === 'replay';
}

/** Stands for whoever is not logged in. */
const VISITOR = '0';

/** The languages of captions, as they are called in themselves. */
const LANGUAGE_NAMES = { zh: '中文', en: 'English' } as const;

async function presentMedia(context: Context, lesson: Lesson): Promise<LessonPlay['media']> {
  const { services, config, clock, company } = context;
  const { videoKey } = lesson;
  if (videoKey === null || !isThere(lesson, clock.now())) return null;
  const expiresAt = new Date(clock.now().getTime() + LINK_LIFE_MS);
  if (vendorVideoOf(videoKey) !== undefined) {
    const viewerId = context.user?.id ?? VISITOR;
    return {
      videoUrl: '',
      hlsUrl: '',
      posterUrl: '',
      playerUrl: playerAddress(config, { companyId: company.id, videoKey, viewerId }, expiresAt),
      captions: [],
      chapters: [...lesson.videoParts],
      durationSeconds: lesson.durationSeconds,
      expiresAt: expiresAt.toISOString(),
    };
  }
  const description = await services.get(mediaStore).describe(videoKey);
  if (description === undefined) return null;
  const folder = mediaFolder(config, { companyId: company.id, videoKey, expiresAt });
  const at = (file: string) => `${folder}/${file}`;
  return {
    videoUrl: at(description.video),
    hlsUrl: description.hls === undefined ? '' : at(description.hls),
    posterUrl: at(description.poster),
    playerUrl: '',
    captions:
      lesson.captions.length > 0
        ? lesson.captions.map(({ language, key }) => ({
            language,
            label: LANGUAGE_NAMES[language],
            url: fileUrl(key),
          }))
        : description.captions.map(({ file, ...captions }) => ({ ...captions, url: at(file) })),
    chapters: (lesson.videoParts.length > 0 ? lesson.videoParts : (description.chapters ?? [])).toSorted(
      (one, other) => one.seconds - other.seconds,
    ),
    durationSeconds: description.durationSeconds,
    expiresAt: expiresAt.toISOString(),
  };
}

const isPageNow = (lesson: Lesson, now: Date) => lesson.kind === 'link' || liveStateOf(lesson, now) === 'now';

/**
 * Writes when a live lesson is, and where it stands; null for other lessons.
 * @param room where it is held, as far as a service holds it.
 */
export function presentLive(lesson: Lesson, room: LiveRoom | undefined, now: Date): LessonPlay['live'] {
  const state = liveStateOf(lesson, now);
  const stage = liveStageOf(lesson, room?.provider.tells ?? false, now);
  if (state === '' || stage === undefined || lesson.liveStartsAt === null) return null;
  return {
    startsAt: lesson.liveStartsAt.toISOString(),
    endsAt: lesson.liveEndsAt?.toISOString() ?? null,
    state,
    stage,
    hasReplay: lesson.hasReplay,
  };
}

const ROOM_STATUS = { '': 0, upcoming: 0, now: 1, finished: 2 } as const;

/** Writes a live lesson as the platform's rooms know it; only for those who may enter. */
function presentItem(
  { course, commodityId, priceCents }: CourseOnShelf,
  lesson: Lesson,
  meeting: LessonMeeting | undefined,
  address: string,
  now: Date,
): LessonItem {
  return {
    liveFlag: 1,
    meetFlag: meeting === undefined ? 0 : 1,
    status: ROOM_STATUS[liveStateOf(lesson, now)],
    viewReplayFlag: lesson.hasReplay ? 1 : 0,
    courseName: course.name,
    classTypeId: course.id,
    courseId: course.id,
    commodityId,
    moduleNoId: null,
    lessonId: lesson.id,
    // Whoever sees the room has signed what is needed.
    protocolId: null,
    liveCompanyType: lesson.liveCompanyType,
    liveClassType: lesson.liveClassType,
    studentUrlGh: lesson.liveCompanyType === '' ? '' : address,
    userRealPrice: priceCents,
    realPrice: priceCents,
    freeFlag: priceCents === 0 ? 1 : 0,
    teachmethod: '',
  };
}

function presentCourse(found: CourseOnShelf, enrolment: Enrolment | undefined): LessonPlay['course'] {
  const { course, commodityId, priceCents, teacherName, teacherNameEn } = found;
  return {
    courseId: course.id,
    commodityId,
    name: course.name,
    nameEn: course.nameEn,
    cover: course.cover,
    teacherName: teacherName ?? '',
    teacherNameEn: teacherNameEn ?? '',
    priceCents,
    progressPercent: enrolment?.progressPercent ?? 0,
  };
}

/** Tells what else a student has to do before their own lesson opens; previews have no gate. */
async function gateOf(
  context: Context,
  lesson: Lesson,
  enrolment: Enrolment | undefined,
): Promise<LessonGate | undefined> {
  const { user, services } = context;
  if (user === undefined || enrolment === undefined || lesson.isPreview) return undefined;
  return services.get(studyGate).closedFor({ ...context, user }, lesson);
}

/** Answers `learning.lesson`. The gates stand here: while one is closed there is no address of video or room. */
export async function playLesson({ classTypeId, lessonId }: LessonIn, context: Context): Promise<LessonPlay> {
  const { db, company, user, clock } = context;
  const found = await findCourse(db, company.id, classTypeId);
  if (found === undefined) throw new BusinessError('0', '没有找到这门课程');
  const [contents, enrolment, progress] = await Promise.all([
    readContents(db, found.course.id),
    user === undefined ? undefined : findEnrolment(db, user.id, found.course.id),
    user === undefined ? [] : readProgress(db, user.id, found.course.id),
  ]);
  const all = contents.flatMap((chapter) => chapter.lessons);
  const wanted = lessonId ?? enrolment?.lastLessonId ?? all[0]?.id;
  const index = all.findIndex(({ id }) => id === wanted);
  const lesson = all[index];
  if (lesson === undefined) throw new BusinessError('0', '没有找到这节课');

  const access = accessOf(lesson, enrolment, found.priceCents);
  const progressOf = new Map(progress.map((row) => [row.lessonId, row]));
  const own = progressOf.get(lesson.id);
  const gate = await gateOf(context, lesson, enrolment);
  const isEntered = isOpen(access) && gate === undefined;
  const meeting = lesson.kind === 'live' ? await findMeeting(db, lesson.id) : undefined;
  const room = findLessonRoom(context.services.get(liveProviders), company, lesson, meeting);
  const address =
    lesson.kind === 'live' ? addressFor(room, lesson, meeting, visitorOf(user)) : (lesson.url ?? '');
  if (user !== undefined && isEntered && own === undefined) {
    await noteOpened(db, { companyId: company.id, userId: user.id }, lesson, clock.now());
  }
  return {
    course: presentCourse(found, enrolment),
    chapters: contents.map(({ id, name, nameEn, lessons }) => ({
      id,
      name,
      nameEn,
      lessons: lessons.map((row) => ({
        lessonId: row.id,
        name: row.name,
        nameEn: row.nameEn,
        kind: row.kind,
        durationSeconds: row.durationSeconds,
        isPreview: row.isPreview,
        isOpen: isOpen(accessOf(row, enrolment, found.priceCents)),
        percent: progressOf.get(row.id)?.percent ?? 0,
        isFinished: (progressOf.get(row.id)?.finishedAt ?? null) !== null,
      })),
    })),
    lessonId: lesson.id,
    access,
    gate: gate ?? null,
    media: isEntered ? await presentMedia(context, lesson) : null,
    linkUrl: isEntered && isPageNow(lesson, clock.now()) ? address : '',
    ...(isEntered &&
      lesson.kind === 'live' && { item: presentItem(found, lesson, meeting, address, clock.now()) }),
    live: presentLive(lesson, room, clock.now()),
    position: own === undefined ? null : presentPosition(own),
    previousLessonId: all[index - 1]?.id ?? null,
    nextLessonId: all[index + 1]?.id ?? null,
    serverTime: clock.now().toISOString(),
  };
}

/** Reads a lesson that a student may study. @throws {BusinessError} 0 where they may not; `data.gate` says which gate is closed. */
export async function openLesson(db: Queryable, context: UserContext, lessonId: string): Promise<Lesson> {
  const { company, user } = context;
  const lesson = await findLesson(db, company.id, lessonId);
  const enrolment = lesson === undefined ? undefined : await findEnrolment(db, user.id, lesson.courseId);
  if (lesson === undefined || (enrolment === undefined && !lesson.isPreview))
    throw new BusinessError('0', '还不能学习这节课');
  const closed = await gateOf({ ...context, db }, lesson, enrolment);
  if (closed !== undefined) throw new BusinessError('0', closed.message, { gate: closed.gate });
  return lesson;
}

type Change = (row: LessonProgress, now: Date) => LessonProgress;

async function change(context: UserContext, lesson: Lesson, work: Change): Promise<SavedProgress> {
  const { user, company, clock } = context;
  return context.transaction(async (tx) => {
    const now = clock.now();
    await noteOpened(tx, { companyId: company.id, userId: user.id }, lesson, now);
    const before = await lockProgress(tx, user.id, lesson.id);
    if (before === undefined) throw new BusinessError('0', '还不能学习这节课');
    const after = work(before, now);
    await keepProgress(tx, after);
    const courseProgressPercent = await sumUpCourse(
      tx,
      { userId: user.id, courseId: lesson.courseId },
      { lessonId: lesson.id, at: after.positionAt },
    );
    return { position: presentPosition(after), courseProgressPercent };
  });
}

/** Takes a report of a player into what is known: the newest position wins, stretches are joined. */
export function mergeReport(
  row: LessonProgress,
  report: SaveProgressIn,
  now: Date,
  durationSeconds: number,
): LessonProgress {
  const at = new Date(Math.min(now.getTime(), Date.parse(report.positionAt)));
  const isNewer = at >= row.positionAt;
  const reported = report.segments.map(([from = 0, to = 0]): Segment => [from, to]);
  const secondsSinceOpened = Math.max(0, (now.getTime() - row.openedAt.getTime()) / 1000);
  const segments = addSegments(
    row.segments,
    clampSegments(reported, durationSeconds),
    secondsSinceOpened * FASTEST + SLACK_SECONDS,
  );
  const percent = Math.min(100, Math.floor((coveredSeconds(segments) / durationSeconds) * 100));
  return {
    ...row,
    segments,
    percent,
    positionSeconds: isNewer ? Math.min(report.positionSeconds, durationSeconds) : row.positionSeconds,
    positionAt: isNewer ? at : row.positionAt,
    finishedAt: row.finishedAt ?? (percent >= FINISHED_PERCENT ? now : null),
  };
}

/** Tells how long a lesson's video is, in seconds: one at a vendor as long as the school says; undefined without one. */
async function lengthOf(
  { services }: Pick<Context, 'services'>,
  { videoKey, durationSeconds }: Lesson,
): Promise<number | undefined> {
  if (videoKey === null) return undefined;
  if (vendorVideoOf(videoKey) !== undefined) return durationSeconds;
  return (await services.get(mediaStore).describe(videoKey))?.durationSeconds;
}

/** Answers `learning.saveProgress`. */
export async function saveProgress(input: SaveProgressIn, context: UserContext): Promise<SavedProgress> {
  const lesson = await openLesson(context.db, context, input.lessonId);
  const seconds = await lengthOf(context, lesson);
  if (seconds === undefined) throw new BusinessError('0', '这节课没有可以观看的视频');
  return change(context, lesson, (row, now) => mergeReport(row, input, now, seconds));
}

/** Answers `learning.finishLesson`. Only the student can know when a page is worked through. */
export async function finishLesson(
  { lessonId }: FinishLessonIn,
  context: UserContext,
): Promise<SavedProgress> {
  const lesson = await openLesson(context.db, context, lessonId);
  if (lesson.kind !== 'link') throw new BusinessError('0', '这节课看完视频才算学完');
  return change(context, lesson, (row, now) => ({
    ...row,
    percent: 100,
    positionAt: now,
    finishedAt: row.finishedAt ?? now,
  }));
}

/** Notes that a student opened a lesson; only the first time counts. */
export async function noteOpened(
  db: Queryable,
  owner: { companyId: string; userId: string },
  lesson: Lesson,
  now: Date,
): Promise<void> {
  await db
    .insert(lessonProgress)
    .values({ ...owner, lessonId: lesson.id, courseId: lesson.courseId, positionAt: now, openedAt: now })
    .onConflictDoNothing();
}

/** Keeps how far a student is in a lesson. */
export async function keepProgress(tx: Queryable, row: LessonProgress): Promise<void> {
  const { userId, lessonId, positionSeconds, positionAt, segments, percent, studiedSeconds, finishedAt } =
    row;
  await tx
    .update(lessonProgress)
    .set({ positionSeconds, positionAt, segments, percent, studiedSeconds, finishedAt })
    .where(and(eq(lessonProgress.userId, userId), eq(lessonProgress.lessonId, lessonId)));
}

/**
 * Keeps what a visit came to, and tells by how many seconds it grew, at most by those that are given. An earlier report
 * that comes late takes nothing back; a visit of another lesson is none of this one.
 */
export async function keepVisit(
  tx: Queryable,
  visit: Pick<LessonVisitRow, 'companyId' | 'userId' | 'visitId' | 'lessonId' | 'seconds'>,
  moments: Partial<Pick<LessonVisitRow, 'liveAt' | 'replayAt' | 'leftAt'>>,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<number> {
  const { userId, visitId, lessonId, seconds } = visit;
  const own = and(
    eq(lessonVisits.userId, userId),
    eq(lessonVisits.visitId, visitId),
    eq(lessonVisits.lessonId, lessonId),
  );
  await tx
    .insert(lessonVisits)
    .values({ ...visit, seconds: 0, beganAt: now })
    .onConflictDoNothing();
  const [before] = await tx.select().from(lessonVisits).where(own).for('update');
  if (before === undefined) return 0;
  const grown = Math.max(0, Math.min(seconds - before.seconds, most));
  await tx
    .update(lessonVisits)
    .set({
      seconds: before.seconds + grown,
      liveAt: before.liveAt ?? moments.liveAt ?? null,
      replayAt: before.replayAt ?? moments.replayAt ?? null,
      leftAt: moments.leftAt ?? before.leftAt,
    })
    .where(own);
  return grown;
}

/** A lesson that can be worked through here: it has a video, or is a page. Others do not count in a course's progress. */
const counts = sql`(${lessons.videoKey} is not null or ${lessons.kind} = 'link')`;

/**
 * Sums a course up in its enrolment: the mean over its lessons, a finished one counting whole, and where
 * the student was last. Returns the percentage; 0 without an enrolment.
 */
export async function sumUpCourse(
  tx: Queryable,
  owner: { readonly userId: string; readonly courseId: string },
  last: { readonly lessonId: string; readonly at: Date },
): Promise<number> {
  const share = sql<number>`case when ${lessonProgress.finishedAt} is not null then 100 else coalesce(${lessonProgress.percent}, 0) end`;
  const [sum] = await tx
    .select({
      percent: sql<number>`coalesce(floor(avg(${share})), 0)::int`,
      finished: sql<number>`count(${lessonProgress.finishedAt})::int`,
    })
    .from(lessons)
    .leftJoin(
      lessonProgress,
      and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, owner.userId)),
    )
    .where(and(eq(lessons.courseId, owner.courseId), counts));
  return noteProgress(tx, owner, { percent: sum?.percent ?? 0, finishedLessons: sum?.finished ?? 0 }, last);
}
