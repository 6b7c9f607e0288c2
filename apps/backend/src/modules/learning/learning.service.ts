import type {
  LessonAccess,
  LessonGate,
  LessonIn,
  LessonItem,
  LessonPlay,
  LessonPosition,
} from '@lectern/sdk/endpoints/learning';
import type { Queryable } from '../../platform/database/connection.ts';
import type { Context, UserContext } from '../../platform/http/context.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { studyGate, type Lesson, readContents, liveStateOf, type Enrolment } from '../catalogue/index.ts';
import {
  type CatalogueCourse,
  findCourse,
  findEnrolment,
  findLesson,
  findMeeting,
  readProgress,
} from './learning.repo.ts';
import type { LessonMeeting, LessonProgress } from './learning.tables.ts';
import { LINK_LIFE_MS, mediaFolder } from './media/mediaLinks.ts';
import { type LiveRoom, liveProviders } from '../../providers/live/liveProvider.ts';
import { addressFor, findLessonRoom, visitorOf } from './live/liveRoom.service.ts';
import { liveStageOf } from './live/liveStage.ts';
import { fileUrl } from '../upload/index.ts';
import { mediaStore } from './media/mediaStore.ts';
import { storeLessonOpened } from './recordProgress.service.ts';
import { vendorVideoOf } from '../../providers/player/playerProvider.ts';
import { playerAddress } from './media/vendorPlayers.ts';

/** Tells whether a student or visitor may open a lesson. */
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

/** Formats a student's progress in a lesson. */
export function presentPosition(row: LessonProgress): LessonPosition {
  return {
    positionSeconds: row.positionSeconds,
    positionAt: row.positionAt.toISOString(),
    percent: row.percent,
    isFinished: row.finishedAt !== null,
  };
}

/**
 * Tells whether a lesson's video can be watched. A live lesson can be watched once it is over, if its school
 * keeps replays and has published this one.
 */
export function isWatchable(lesson: Lesson, now: Date): boolean {
  return lesson.kind !== 'live' || liveStageOf(lesson, false, now) === 'replay';
}

/** Id of a viewer who is not logged in. */
const VISITOR = '0';

/** The languages of captions, each named in itself. */
const LANGUAGE_NAMES = { zh: '中文', en: 'English' } as const;

async function presentMedia(context: Context, lesson: Lesson): Promise<LessonPlay['media']> {
  const { services, config, clock, company } = context;
  const { videoKey } = lesson;
  if (videoKey === null || !isWatchable(lesson, clock.now())) return null;
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
 * Formats the time and stage of a live lesson; null for other lessons.
 * @param room its room, where a live service holds it.
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

/** Formats a live lesson for the platform's rooms; only for those who may enter. */
function presentItem(
  { course, commodityId, priceCents }: CatalogueCourse,
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
    // Whoever sees the room has already signed the required agreements.
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

function presentCourse(found: CatalogueCourse, enrolment: Enrolment | undefined): LessonPlay['course'] {
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

/** Formats the contents of a course with the viewer's progress. */
const presentChapters = (
  contents: Awaited<ReturnType<typeof readContents>>,
  progressOf: ReadonlyMap<string, LessonProgress>,
  isOpenTo: (lesson: Lesson) => boolean,
): LessonPlay['chapters'] =>
  contents.map(({ id, name, nameEn, lessons }) => ({
    id,
    name,
    nameEn,
    lessons: lessons.map((lesson) => {
      const { percent = 0, finishedAt = null } = progressOf.get(lesson.id) ?? {};
      return {
        lessonId: lesson.id,
        name: lesson.name,
        nameEn: lesson.nameEn,
        kind: lesson.kind,
        durationSeconds: lesson.durationSeconds,
        isPreview: lesson.isPreview,
        isOpen: isOpenTo(lesson),
        percent,
        isFinished: finishedAt !== null,
      };
    }),
  }));

/** Returns the closed gate of the student's own lesson, if any; previews have no gate. */
async function gateOf(
  context: Context,
  lesson: Lesson,
  enrolment: Enrolment | undefined,
): Promise<LessonGate | undefined> {
  const { user, services } = context;
  if (user === undefined || enrolment === undefined || lesson.isPreview) return undefined;
  return services.get(studyGate).closedFor({ ...context, user }, lesson);
}

/** Answers `learning.lesson`. While a gate is closed, the reply contains no address of the video or room. */
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
  const openedId = lessonId ?? enrolment?.lastLessonId ?? all[0]?.id;
  const index = all.findIndex(({ id }) => id === openedId);
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
    await storeLessonOpened(db, { companyId: company.id, userId: user.id }, lesson, clock.now());
  }
  return {
    course: presentCourse(found, enrolment),
    chapters: presentChapters(contents, progressOf, (row) =>
      isOpen(accessOf(row, enrolment, found.priceCents)),
    ),
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

/**
 * Reads a lesson that a student may study. @throws {BusinessError} 0 where they may not; `data.gate` names the
 * closed gate.
 */
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
