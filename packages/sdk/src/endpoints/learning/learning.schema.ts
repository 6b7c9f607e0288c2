import { Type, type Static } from 'typebox';
import { Flag, Id, Input, Nullable } from '../parts.schema.ts';

/** Reference to a lesson, as in its page's address. */
export const LessonIn = Input({
  classTypeId: Id,
  /** Id of the lesson; without it, the lesson the student studied last, else the first one. */
  lessonId: Type.Optional(Id),
});
export type LessonIn = Static<typeof LessonIn>;

/**
 * Access to a lesson: `open` to this student, a `preview` for everyone, or closed until the course is bought
 * (`buy`) or joined free of charge (`join`).
 */
export const LessonAccess = Type.Enum(['open', 'preview', 'buy', 'join']);
export type LessonAccess = Static<typeof LessonAccess>;

/** Subtitles in one language, as WebVTT. */
export const Captions = Type.Object({
  language: Type.Enum(['zh', 'en']),
  label: Type.String(),
  url: Type.String(),
});
export type Captions = Static<typeof Captions>;

/** A chapter of a video. */
export const MediaChapter = Type.Object({
  /** Start of the chapter in seconds. */
  seconds: Type.Number(),
  name: Type.String(),
  nameEn: Type.String(),
});
export type MediaChapter = Static<typeof MediaChapter>;

/**
 * A video with signed addresses that expire at `expiresAt`: the school's own with `videoUrl` and `hlsUrl`, one
 * at a vendor with `playerUrl` only.
 */
export const Media = Type.Object({
  /** Address of an MP4 that supports range requests; empty for a video at a vendor. */
  videoUrl: Type.String(),
  /** Address of an HLS playlist; empty where there is none. */
  hlsUrl: Type.String(),
  posterUrl: Type.String(),
  /** Address of a frame with the vendor's player; empty for a school's own video. */
  playerUrl: Type.String(),
  captions: Type.Array(Captions),
  /** Chapters in order; empty where the video has none. */
  chapters: Type.Array(MediaChapter),
  /** Duration in seconds. */
  durationSeconds: Type.Number(),
  expiresAt: Type.String(),
});
export type Media = Static<typeof Media>;

/** A lesson in the contents beside the player. */
export const PlayLesson = Type.Object({
  lessonId: Id,
  name: Type.String(),
  nameEn: Type.String(),
  kind: Type.Enum(['video', 'live', 'link']),
  durationSeconds: Type.Integer(),
  isPreview: Type.Boolean(),
  /** Whether this student may open the lesson. */
  isOpen: Type.Boolean(),
  /** Progress in per cent, 0 to 100. */
  percent: Type.Integer(),
  isFinished: Type.Boolean(),
});
export type PlayLesson = Static<typeof PlayLesson>;

/** The student's position in a lesson. */
export const LessonPosition = Type.Object({
  /** Position in seconds. */
  positionSeconds: Type.Number(),
  /** UTC ISO time at which the student was there, by the server's clock. */
  positionAt: Type.String(),
  percent: Type.Integer(),
  isFinished: Type.Boolean(),
});
export type LessonPosition = Static<typeof LessonPosition>;

/**
 * Live room data of a lesson; `roomProblem` of `@lectern/sdk/machines` checks whether the room can be entered.
 * `teachmethod` is spelt as the platform spells it.
 */
export const LessonItem = Type.Object({
  liveFlag: Flag,
  /** 1 for a meeting, in which students speak too. */
  meetFlag: Flag,
  /** State of the lesson: 0 upcoming, 1 running, 2 over. */
  status: Type.Enum([0, 1, 2]),
  /** 0 blocks the replay. */
  viewReplayFlag: Flag,
  courseName: Type.String(),
  classTypeId: Id,
  courseId: Id,
  commodityId: Id,
  /** Id of the module in a course of several modules; null for others. */
  moduleNoId: Nullable(Id),
  lessonId: Id,
  /** Id of the agreement to sign first; null where there is none. */
  protocolId: Nullable(Id),
  /** Host of the live room; empty for the school itself. */
  liveCompanyType: Type.Enum(['gh', 'cc', 'zs', '']),
  liveClassType: Type.Enum(['LIVE_BIG_CLASS_ROOM', '']),
  /** Address of the room on another site; validate it before opening. */
  studentUrlGh: Type.String(),
  /** Price for this student, in cents. */
  userRealPrice: Type.Integer(),
  /** Regular price in cents. */
  realPrice: Type.Integer(),
  freeFlag: Flag,
  teachmethod: Type.String(),
});
export type LessonItem = Static<typeof LessonItem>;

/**
 * A requirement before a lesson opens: register for the exam, sign an agreement, complete the information, or
 * pass the face check.
 */
export const LessonGate = Type.Object({
  gate: Type.Enum(['proxy', 'agreement', 'information', 'face']),
  /** Message for the student about what to do. */
  message: Type.String(),
});
export type LessonGate = Static<typeof LessonGate>;

/** All data of the lesson's page. */
export const LessonPlay = Type.Object({
  course: Type.Object({
    courseId: Id,
    commodityId: Id,
    name: Type.String(),
    nameEn: Type.String(),
    cover: Type.String(),
    teacherName: Type.String(),
    teacherNameEn: Type.String(),
    /** Price in cents. */
    priceCents: Type.Integer(),
    /** Progress in the course in per cent, 0 to 100. */
    progressPercent: Type.Integer(),
  }),
  chapters: Type.Array(
    Type.Object({ id: Id, name: Type.String(), nameEn: Type.String(), lessons: Type.Array(PlayLesson) }),
  ),
  lessonId: Id,
  access: LessonAccess,
  /**
   * Requirement to fulfil before the lesson opens; video, page and room are withheld until then. Null or
   * missing where `access` alone decides.
   */
  gate: Type.Optional(Nullable(LessonGate)),
  /** The video; null without access, and for a lesson without a video. */
  media: Nullable(Media),
  /** The page of a `link` lesson, or the entrance of a running live lesson; otherwise empty. */
  linkUrl: Type.String(),
  /** Missing where the lesson has no room, and for students who may not enter it. */
  item: Type.Optional(LessonItem),
  /** Times and state of a live lesson; null for other lessons. `now` begins ten minutes before the start. */
  live: Nullable(
    Type.Object({
      startsAt: Type.String(),
      endsAt: Nullable(Type.String()),
      state: Type.Enum(['upcoming', 'now', 'finished']),
      /**
       * Stage shown on the page. `waiting`: the teacher has not started yet, in a room that reports the start;
       * `now`: running; `ended`: over without a replay; `replayPending`: over, the replay is being made;
       * `replay`: the replay is available.
       */
      stage: Type.Enum(['upcoming', 'waiting', 'now', 'ended', 'replayPending', 'replay']),
      hasReplay: Type.Boolean(),
    }),
  ),
  /** The student's position; null for a visitor and before the first visit. */
  position: Nullable(LessonPosition),
  previousLessonId: Nullable(Id),
  nextLessonId: Nullable(Id),
  serverTime: Type.String(),
});
export type LessonPlay = Static<typeof LessonPlay>;

/** Ranges watched since the last report. */
export const SaveProgressIn = Input({
  lessonId: Id,
  /** Current position in seconds. */
  positionSeconds: Type.Number({ minimum: 0, maximum: 86_400 }),
  /** UTC ISO time at that position, by the server's clock; a future time counts as now. */
  positionAt: Type.String({ format: 'date-time' }),
  /** Played ranges in seconds: from, to. */
  segments: Type.Array(
    Type.Array(Type.Number({ minimum: 0, maximum: 86_400 }), { minItems: 2, maxItems: 2 }),
    { maxItems: 200 },
  ),
});
export type SaveProgressIn = Static<typeof SaveProgressIn>;

/** The student's progress after the report. */
export const SavedProgress = Type.Object({
  position: LessonPosition,
  /** Progress in the whole course in per cent, 0 to 100. */
  courseProgressPercent: Type.Integer(),
});
export type SavedProgress = Static<typeof SavedProgress>;

/** Reference to a `link` lesson that the student has finished. */
export const FinishLessonIn = Input({ lessonId: Id });
export type FinishLessonIn = Static<typeof FinishLessonIn>;

/**
 * One study session of a lesson. The client generates its id once and sends it with each report; `seconds` is
 * the total time of the session so far, so that a report may arrive late, twice or not at all.
 */
export const LessonVisit = Input({
  id: Type.String({ minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' }),
  seconds: Type.Number({ minimum: 0, maximum: 86_400 }),
});
export type LessonVisit = Static<typeof LessonVisit>;

/** Reference to a lesson that the student is in. */
export const LessonVisitIn = Input({ lessonId: Id, visit: Type.Optional(LessonVisit) });
export type LessonVisitIn = Static<typeof LessonVisitIn>;

/** The lesson that the student leaves, with the ranges watched since the last report. */
export const LeaveLessonIn = Input({
  lessonId: Id,
  visit: Type.Optional(LessonVisit),
  watched: Type.Optional(Type.Omit(SaveProgressIn, ['lessonId'], { additionalProperties: false })),
});
export type LeaveLessonIn = Static<typeof LeaveLessonIn>;

/** The student's position in a lesson, and the time studied. */
export const LessonStay = Type.Object({
  lessonId: Id,
  /** Position; null before the lesson was opened for the first time. */
  position: Nullable(LessonPosition),
  /** Total seconds of all study sessions. */
  studiedSeconds: Type.Number(),
  serverTime: Type.String(),
});
export type LessonStay = Static<typeof LessonStay>;
