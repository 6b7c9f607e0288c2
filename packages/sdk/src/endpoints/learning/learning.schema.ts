import { Type, type Static } from 'typebox';
import { Flag, Id, Input, Nullable } from '../parts.schema.ts';

/** Names a lesson as its page's address does. */
export const LessonIn = Input({
  classTypeId: Id,
  /** Without it: where the student stopped, else the first lesson. */
  lessonId: Type.Optional(Id),
});
export type LessonIn = Static<typeof LessonIn>;

/**
 * Whether the lesson may be watched: `open` to this student, a `preview` for everyone, or not, because
 * it is to be bought (`buy`) or taken up for nothing (`join`) first.
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

/** A part of a video. */
export const MediaChapter = Type.Object({
  /** Where it begins, in seconds. */
  seconds: Type.Number(),
  name: Type.String(),
  nameEn: Type.String(),
});
export type MediaChapter = Static<typeof MediaChapter>;

/**
 * A video with signed addresses that end at `expiresAt`: a school's own by `videoUrl` and `hlsUrl`, one at a vendor by
 * `playerUrl` alone.
 */
export const Media = Type.Object({
  /** MP4 that answers byte ranges; empty for a video at a vendor. */
  videoUrl: Type.String(),
  /** HLS playlist; empty where there is none. */
  hlsUrl: Type.String(),
  posterUrl: Type.String(),
  /** Frame in which the vendor's own player runs; empty for a school's own video. */
  playerUrl: Type.String(),
  captions: Type.Array(Captions),
  /** In their order; empty where it is not divided. */
  chapters: Type.Array(MediaChapter),
  /** Seconds. */
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
  /** Whether this student may open it. */
  isOpen: Type.Boolean(),
  /** 0 to 100. */
  percent: Type.Integer(),
  isFinished: Type.Boolean(),
});
export type PlayLesson = Static<typeof PlayLesson>;

/** How far the student is in a lesson. */
export const LessonPosition = Type.Object({
  /** Seconds. */
  positionSeconds: Type.Number(),
  /** When the student was there, by the server's clock. */
  positionAt: Type.String(),
  percent: Type.Integer(),
  isFinished: Type.Boolean(),
});
export type LessonPosition = Static<typeof LessonPosition>;

/**
 * A lesson as the platform's live rooms know it; `roomProblem` of
 * `@lectern/sdk/machines` tells from it whether it can be entered. `teachmethod` is spelt as the platform
 * spells it.
 */
export const LessonItem = Type.Object({
  liveFlag: Flag,
  /** 1 for a meeting, in which students speak too. */
  meetFlag: Flag,
  /** 0 to come, 1 on, 2 over. */
  status: Type.Enum([0, 1, 2]),
  /** 0 keeps the replay to itself. */
  viewReplayFlag: Flag,
  courseName: Type.String(),
  classTypeId: Id,
  courseId: Id,
  commodityId: Id,
  /** The module of a course in parts; null for others. */
  moduleNoId: Nullable(Id),
  lessonId: Id,
  /** The agreement to be signed first; null where there is none. */
  protocolId: Nullable(Id),
  /** Who holds the live room; empty for the school itself. */
  liveCompanyType: Type.Enum(['gh', 'cc', 'zs', '']),
  liveClassType: Type.Enum(['LIVE_BIG_CLASS_ROOM', '']),
  /** The room's address on another site; check it before it is opened. */
  studentUrlGh: Type.String(),
  /** What this student pays, in cents. */
  userRealPrice: Type.Integer(),
  /** What everybody pays, in cents. */
  realPrice: Type.Integer(),
  freeFlag: Flag,
  teachmethod: Type.String(),
});
export type LessonItem = Static<typeof LessonItem>;

/**
 * What a student has to do before a lesson opens: register for the exam, sign,
 * complete the information, or pass the face check.
 */
export const LessonGate = Type.Object({
  gate: Type.Enum(['proxy', 'agreement', 'information', 'face']),
  /** What to do, for the student. */
  message: Type.String(),
});
export type LessonGate = Static<typeof LessonGate>;

/** Everything the lesson's page shows. */
export const LessonPlay = Type.Object({
  course: Type.Object({
    courseId: Id,
    commodityId: Id,
    name: Type.String(),
    nameEn: Type.String(),
    cover: Type.String(),
    teacherName: Type.String(),
    teacherNameEn: Type.String(),
    /** Cents. */
    priceCents: Type.Integer(),
    /** 0 to 100. */
    progressPercent: Type.Integer(),
  }),
  chapters: Type.Array(
    Type.Object({ id: Id, name: Type.String(), nameEn: Type.String(), lessons: Type.Array(PlayLesson) }),
  ),
  lessonId: Id,
  access: LessonAccess,
  /** Set while `access` alone does not open the lesson; video, page and room are kept back until then. */
  gate: Type.Optional(Nullable(LessonGate)),
  /** Null without access, and for a lesson without a video. */
  media: Nullable(Media),
  /** The page of a `link` lesson, or the entrance of a live one that is on; empty otherwise. */
  linkUrl: Type.String(),
  /** Absent where the lesson has no room, and for those who may not enter it. */
  item: Type.Optional(LessonItem),
  /** When a live lesson is, and where it stands; null for other lessons. `now` begins ten minutes before. */
  live: Nullable(
    Type.Object({
      startsAt: Type.String(),
      endsAt: Nullable(Type.String()),
      state: Type.Enum(['upcoming', 'now', 'finished']),
      /**
       * What its page says: `waiting` for the teacher in a room that tells when they begin, `now` on, `ended` for good,
       * `replayPending` over and its replay on the way, `replay` there.
       */
      stage: Type.Enum(['upcoming', 'waiting', 'now', 'ended', 'replayPending', 'replay']),
      hasReplay: Type.Boolean(),
    }),
  ),
  /** Null for a visitor and before the first time. */
  position: Nullable(LessonPosition),
  previousLessonId: Nullable(Id),
  nextLessonId: Nullable(Id),
  serverTime: Type.String(),
});
export type LessonPlay = Static<typeof LessonPlay>;

/** What was watched since the last report. */
export const SaveProgressIn = Input({
  lessonId: Id,
  /** Seconds. */
  positionSeconds: Type.Number({ minimum: 0, maximum: 86_400 }),
  /** When the student was there, UTC by the server's clock; a future time counts as now. */
  positionAt: Type.String({ format: 'date-time' }),
  /** Stretches that were played, in seconds: from, to. */
  segments: Type.Array(
    Type.Array(Type.Number({ minimum: 0, maximum: 86_400 }), { minItems: 2, maxItems: 2 }),
    { maxItems: 200 },
  ),
});
export type SaveProgressIn = Static<typeof SaveProgressIn>;

/** How far the student is now. */
export const SavedProgress = Type.Object({
  position: LessonPosition,
  /** 0 to 100, of the whole course. */
  courseProgressPercent: Type.Integer(),
});
export type SavedProgress = Static<typeof SavedProgress>;

/** Names a `link` lesson that the student has worked through. */
export const FinishLessonIn = Input({ lessonId: Id });
export type FinishLessonIn = Static<typeof FinishLessonIn>;

/**
 * One stay in a lesson. Whoever studies makes its id once and says it with each report; `seconds` counts all that was
 * studied in it so far, so that a report may come late, twice, or not at all.
 */
export const LessonVisit = Input({
  id: Type.String({ minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' }),
  seconds: Type.Number({ minimum: 0, maximum: 86_400 }),
});
export type LessonVisit = Static<typeof LessonVisit>;

/** Names a lesson that the student is in. */
export const LessonVisitIn = Input({ lessonId: Id, visit: Type.Optional(LessonVisit) });
export type LessonVisitIn = Static<typeof LessonVisitIn>;

/** Leaves a lesson, with what was watched since the last report. */
export const LeaveLessonIn = Input({
  lessonId: Id,
  visit: Type.Optional(LessonVisit),
  watched: Type.Optional(Type.Omit(SaveProgressIn, ['lessonId'], { additionalProperties: false })),
});
export type LeaveLessonIn = Static<typeof LeaveLessonIn>;

/** Where a student is in a lesson, and how long they studied it. */
export const LessonStay = Type.Object({
  lessonId: Id,
  /** Null before the lesson was opened for the first time. */
  position: Nullable(LessonPosition),
  /** Of all visits together. */
  studiedSeconds: Type.Number(),
  serverTime: Type.String(),
});
export type LessonStay = Static<typeof LessonStay>;
