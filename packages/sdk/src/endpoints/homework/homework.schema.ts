import { Type, type Static } from 'typebox';
import { FilePart, Flag, Id, Input, Nullable, Page, Paging, Time } from '../parts.schema.ts';

/**
 * State of homework. `waiting`: not begun; `returned`: to be corrected and handed in again; `closed`: was not
 * handed in, and no longer can be.
 */
export const HomeworkState = Type.Enum(['waiting', 'draft', 'submitted', 'returned', 'marked', 'closed']);
export type HomeworkState = Static<typeof HomeworkState>;

export const HomeworkLessonsIn = Input({
  classTypeId: Type.Optional(Id),
  /** 1 lists only lessons with unfinished homework. */
  openFlag: Type.Optional(Flag),
  ...Paging,
});
export type HomeworkLessonsIn = Static<typeof HomeworkLessonsIn>;

/** A lesson with homework. */
export const HomeworkLesson = Type.Object({
  lessonId: Id,
  lessonName: Type.String(),
  classTypeId: Id,
  courseName: Type.String(),
  homeworkCount: Type.Integer(),
  doneCount: Type.Integer(),
  /** UTC ISO time of the next deadline; null where there is none. */
  nextDueAt: Nullable(Time),
});
export type HomeworkLesson = Static<typeof HomeworkLesson>;

export const HomeworkLessonPage = Page(HomeworkLesson);
export type HomeworkLessonPage = Static<typeof HomeworkLessonPage>;

/** Number of lessons with open homework, and with finished homework. */
export const HomeworkCounts = Type.Object({
  all: Type.Integer(),
  open: Type.Integer(),
  done: Type.Integer(),
});
export type HomeworkCounts = Static<typeof HomeworkCounts>;

export const HomeworkIn = Input({ homeworkId: Id });
export type HomeworkIn = Static<typeof HomeworkIn>;

/** Whether it may be handed in now; `reason` is set where not. */
export const CanSubmit = Type.Object({ canSubmit: Type.Boolean(), reason: Type.String(), serverTime: Time });
export type CanSubmit = Static<typeof CanSubmit>;

export const HomeworkListIn = Input({
  classTypeId: Type.Optional(Id),
  lessonId: Type.Optional(Id),
  state: Type.Optional(HomeworkState),
  ...Paging,
});
export type HomeworkListIn = Static<typeof HomeworkListIn>;

/** A piece of homework: a free task with files, or a paper. */
export const Homework = Type.Object({
  homeworkId: Id,
  homeworkName: Type.String(),
  kind: Type.Enum(['work', 'paper']),
  lessonId: Id,
  lessonName: Type.String(),
  classTypeId: Id,
  courseName: Type.String(),
  state: HomeworkState,
  openAt: Time,
  dueAt: Nullable(Time),
  submittedAt: Nullable(Time),
  /** 1 where it was handed in after the deadline. */
  lateFlag: Flag,
  /** Score in points; null until it is marked. */
  score: Nullable(Type.Number()),
  totalScore: Type.Number(),
  /** Id of the paper; null unless `kind` is `paper`. */
  paperId: Nullable(Id),
  recordId: Nullable(Id),
});
export type Homework = Static<typeof Homework>;

export const HomeworkPage = Page(Homework);
export type HomeworkPage = Static<typeof HomeworkPage>;

/** A file of homework. A video plays at its provider's address once it is ready. */
export const HomeworkFile = Type.Object({
  fileId: Id,
  fileName: Type.String(),
  fileType: Type.String(),
  /** Size in bytes. */
  sourceSize: Type.Integer(),
  url: Type.String(),
  videoState: Nullable(Type.Enum(['uploading', 'processing', 'ready', 'failed'])),
});
export type HomeworkFile = Static<typeof HomeworkFile>;

/** A file that the teacher has marked; `originalId` is the student's file it refers to, or null. */
export const MarkedFile = Type.Object({ ...HomeworkFile.properties, originalId: Nullable(Id) });
export type MarkedFile = Static<typeof MarkedFile>;

/** An earlier version of the handed-in work: replaced by the student, or returned by the teacher. */
export const ReplacedWork = Type.Object({
  submittedAt: Time,
  /** Text: HTML, sanitised by the server. */
  contentHtml: Type.String(),
  files: Type.Array(HomeworkFile),
  /** The teacher's comment on returning it; HTML, sanitised by the server. */
  commentHtml: Type.String(),
  markedFiles: Type.Array(MarkedFile),
});
export type ReplacedWork = Static<typeof ReplacedWork>;

/** Homework with its task, the student's work and the teacher's comment. */
export const HomeworkDetail = Type.Object({
  homework: Homework,
  /** The task: HTML, sanitised by the server. */
  taskHtml: Type.String(),
  taskFiles: Type.Array(HomeworkFile),
  /** The student's text as typed. */
  content: Type.String(),
  /** The student's text as HTML, sanitised by the server. */
  contentHtml: Type.String(),
  files: Type.Array(HomeworkFile),
  commentHtml: Type.String(),
  /** Files that the teacher returned with the comment. */
  markedFiles: Type.Array(MarkedFile),
  teacherName: Type.String(),
  /** Time at which the work was last saved; null where there is none. */
  savedAt: Nullable(Time),
  /** Extensions of accepted files, without the dot; empty where files are not accepted. */
  fileTypes: Type.Array(Type.String()),
  /** Those extensions that are uploaded to the school's video provider; empty where it has none. */
  videoTypes: Type.Array(Type.String()),
  /** Maximum size of one file in bytes. */
  maxBytes: Type.Integer(),
  maxFiles: Type.Integer(),
  /** 1 where it may be handed in after the deadline. */
  takesLateFlag: Flag,
  /** Time spent on it in seconds, as reported by the student's page. */
  workSeconds: Type.Integer(),
  /** 1 where the handed-in work may be replaced: until the deadline, while it is not marked. */
  replaceableFlag: Flag,
  /** Earlier versions, oldest first. */
  replaced: Type.Array(ReplacedWork),
});
export type HomeworkDetail = Static<typeof HomeworkDetail>;

/** The work to save as a draft or to hand in. A repeated call has no further effect. */
export const SaveHomeworkIn = Input({
  homeworkId: Id,
  content: Type.String({ maxLength: 20_000 }),
  /** Ids of the student's uploaded files, in display order. */
  fileIds: Type.Array(Id, { maxItems: 50, uniqueItems: true }),
  /** 1 hands the work in, 0 saves a draft. */
  submitFlag: Flag,
  /**
   * The `savedAt` that the student's page knows; empty where nothing was saved. If it is given, the call is
   * refused when the work was saved elsewhere meanwhile; without it, the last call applies. Required to replace
   * handed-in work.
   */
  savedAt: Type.Optional(Type.Union([Time, Type.Literal('')])),
});
export type SaveHomeworkIn = Static<typeof SaveHomeworkIn>;

export const SavedHomework = Type.Object({ homeworkId: Id, state: HomeworkState, savedAt: Time });
export type SavedHomework = Static<typeof SavedHomework>;

/** Video provider: the three that the platform supports, and a sandbox outside production. */
export const VideoProvider = Type.Enum(['baijia', 'polyv', 'cc', 'sandbox']);
export type VideoProvider = Static<typeof VideoProvider>;

export const VideoAuthorizationIn = Input({
  homeworkId: Id,
  /** File name with extension, which must be one of the homework's `videoTypes`. */
  fileName: Type.String({ minLength: 1, maxLength: 255 }),
  /** Size in bytes. */
  sourceSize: Type.Integer({ minimum: 1 }),
});
export type VideoAuthorizationIn = Static<typeof VideoAuthorizationIn>;

/**
 * Permission to upload one video to its provider. Send parts of 4 MB in sequence, each as a form with these
 * fields and the bytes as `file`, and with its range as `Content-Range`. Status 403 means that the permission
 * has expired.
 */
export const VideoAuthorization = Type.Object({
  provider: VideoProvider,
  /** `fileId` of the video in the work. */
  videoId: Id,
  uploadUrl: Type.String(),
  /** Form fields of the upload, by the provider's names. */
  fields: Type.Record(Type.String(), Type.String()),
  expiresAt: Time,
});
export type VideoAuthorization = Static<typeof VideoAuthorization>;

/** The upload to resume. */
export const VideoResumeIn = Input({ videoId: Id, homeworkId: Id });
export type VideoResumeIn = Static<typeof VideoResumeIn>;

/** Permission to resume an interrupted upload. */
export const VideoResume = Type.Object({
  ...VideoAuthorization.properties,
  /** Number of bytes that the provider already has. */
  uploadedSize: Type.Integer(),
});
export type VideoResume = Static<typeof VideoResume>;

/** A video that was uploaded to its provider. */
export const VideoSuccessIn = Input({ videoId: Id, homeworkId: Id });
export type VideoSuccessIn = Static<typeof VideoSuccessIn>;

/** Whether the storage has room for `sourceSize` bytes; `msg` is the reason where not. */
export const StorageJudgeIn = Input({ sourceSize: Type.Integer({ minimum: 0 }) });
export type StorageJudgeIn = Static<typeof StorageJudgeIn>;

export const StorageJudge = Type.Object({ result: Type.Boolean(), msg: Type.String() });
export type StorageJudge = Static<typeof StorageJudge>;

export const UploadHomeworkIn = Input({ homeworkId: Id, file: FilePart });
export type UploadHomeworkIn = Static<typeof UploadHomeworkIn>;

/** Total seconds of work when the student leaves the page; a lower value than before has no effect. */
export const LeaveNotifyIn = Input({
  homeworkId: Id,
  seconds: Type.Integer({ minimum: 0, maximum: 31_536_000 }),
});
export type LeaveNotifyIn = Static<typeof LeaveNotifyIn>;
