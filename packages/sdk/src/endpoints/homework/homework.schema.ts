import { Type, type Static } from 'typebox';
import { FilePart, Flag, Id, Input, Nullable, Page, Paging, Time } from '../parts.schema.ts';

/**
 * Where homework stands: `waiting` was not begun, `returned` waits to be mended and handed in again, and `closed`
 * was not handed in and no longer can be.
 */
export const HomeworkState = Type.Enum(['waiting', 'draft', 'submitted', 'returned', 'marked', 'closed']);
export type HomeworkState = Static<typeof HomeworkState>;

export const HomeworkLessonsIn = Input({
  classTypeId: Type.Optional(Id),
  /** 1 lists only lessons with something still to do. */
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
  /** UTC ISO; null without one. */
  nextDueAt: Nullable(Time),
});
export type HomeworkLesson = Static<typeof HomeworkLesson>;

export const HomeworkLessonPage = Page(HomeworkLesson);
export type HomeworkLessonPage = Static<typeof HomeworkLessonPage>;

/** How many lessons have homework open, and how many are done. */
export const HomeworkCounts = Type.Object({
  all: Type.Integer(),
  open: Type.Integer(),
  done: Type.Integer(),
});
export type HomeworkCounts = Static<typeof HomeworkCounts>;

export const HomeworkIn = Input({ homeworkId: Id });
export type HomeworkIn = Static<typeof HomeworkIn>;

/** Whether it may be handed in now; `reason` says why not. */
export const CanSubmit = Type.Object({ canSubmit: Type.Boolean(), reason: Type.String(), serverTime: Time });
export type CanSubmit = Static<typeof CanSubmit>;

export const HomeworkListIn = Input({
  classTypeId: Type.Optional(Id),
  lessonId: Type.Optional(Id),
  state: Type.Optional(HomeworkState),
  ...Paging,
});
export type HomeworkListIn = Static<typeof HomeworkListIn>;

/** One piece of homework: free work with files, or a paper. */
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
  /** 1 where it was handed in after its time. */
  lateFlag: Flag,
  /** Null until it is marked. */
  score: Nullable(Type.Number()),
  totalScore: Type.Number(),
  /** The paper of `kind` paper. */
  paperId: Nullable(Id),
  recordId: Nullable(Id),
});
export type Homework = Static<typeof Homework>;

export const HomeworkPage = Page(Homework);
export type HomeworkPage = Static<typeof HomeworkPage>;

/** A file of homework; a video plays at its provider's address once it is ready. */
export const HomeworkFile = Type.Object({
  fileId: Id,
  fileName: Type.String(),
  fileType: Type.String(),
  /** Bytes. */
  sourceSize: Type.Integer(),
  url: Type.String(),
  videoState: Nullable(Type.Enum(['uploading', 'processing', 'ready', 'failed'])),
});
export type HomeworkFile = Static<typeof HomeworkFile>;

/** A file that the teacher marked; `originalId` names the student's file that it marks, null where it marks none. */
export const MarkedFile = Type.Object({ ...HomeworkFile.properties, originalId: Nullable(Id) });
export type MarkedFile = Static<typeof MarkedFile>;

/** What was handed in before: replaced by the student, or given back by the teacher. */
export const ReplacedWork = Type.Object({
  submittedAt: Time,
  /** HTML, made safe by the server. */
  contentHtml: Type.String(),
  files: Type.Array(HomeworkFile),
  /** What the teacher said as they gave it back; HTML, made safe by the server. */
  commentHtml: Type.String(),
  markedFiles: Type.Array(MarkedFile),
});
export type ReplacedWork = Static<typeof ReplacedWork>;

/** Homework with its task, the student's work and the teacher's words. */
export const HomeworkDetail = Type.Object({
  homework: Homework,
  /** HTML, made safe by the server. */
  taskHtml: Type.String(),
  taskFiles: Type.Array(HomeworkFile),
  /** What was written, as it was typed. */
  content: Type.String(),
  /** The same as HTML, made safe by the server. */
  contentHtml: Type.String(),
  files: Type.Array(HomeworkFile),
  commentHtml: Type.String(),
  /** What the teacher gave back with their words. */
  markedFiles: Type.Array(MarkedFile),
  teacherName: Type.String(),
  /** When the work was kept last; null where there is none. */
  savedAt: Nullable(Time),
  /** Extensions of the files that the work may have, without dot; empty where it has none. */
  fileTypes: Type.Array(Type.String()),
  /** Those of them that go to the school's video provider; empty where it has none. */
  videoTypes: Type.Array(Type.String()),
  /** Largest size of one file, in bytes. */
  maxBytes: Type.Integer(),
  maxFiles: Type.Integer(),
  /** 1 where it may still be handed in after its time. */
  takesLateFlag: Flag,
  /** How long the student was at it, in seconds, as far as they told. */
  workSeconds: Type.Integer(),
  /** 1 where what was handed in may be replaced: until its end, while it is not marked. */
  replaceableFlag: Flag,
  /** What was handed in before, the oldest first. */
  replaced: Type.Array(ReplacedWork),
});
export type HomeworkDetail = Static<typeof HomeworkDetail>;

/** Keeps the work, or hands it in. The same call twice is once. */
export const SaveHomeworkIn = Input({
  homeworkId: Id,
  content: Type.String({ maxLength: 20_000 }),
  /** The student's own files, as they were put on record, in this order. */
  fileIds: Type.Array(Id, { maxItems: 50, uniqueItems: true }),
  /** 1 hands it in. */
  submitFlag: Flag,
  /**
   * The `savedAt` that the student's page knows, empty for none. With it, work that was kept elsewhere since then
   * is refused instead of overwritten; without it the last one counts. What was handed in is replaced only with it.
   */
  savedAt: Type.Optional(Type.Union([Time, Type.Literal('')])),
});
export type SaveHomeworkIn = Static<typeof SaveHomeworkIn>;

export const SavedHomework = Type.Object({ homeworkId: Id, state: HomeworkState, savedAt: Time });
export type SavedHomework = Static<typeof SavedHomework>;

/** Who stores videos: the three providers that the platform knows, and the one that plays them outside production. */
export const VideoProvider = Type.Enum(['baijia', 'polyv', 'cc', 'sandbox']);
export type VideoProvider = Static<typeof VideoProvider>;

export const VideoAuthorizationIn = Input({
  homeworkId: Id,
  /** With its extension, one of the homework's `videoTypes`. */
  fileName: Type.String({ minLength: 1, maxLength: 255 }),
  /** Bytes. */
  sourceSize: Type.Integer({ minimum: 1 }),
});
export type VideoAuthorizationIn = Static<typeof VideoAuthorizationIn>;

/**
 * A leave to put one video with its provider: parts of 4 MB, one after another, each as a form with these fields and
 * the bytes as `file`, and with its place as `Content-Range`. 403 says that the leave is too old.
 */
export const VideoAuthorization = Type.Object({
  provider: VideoProvider,
  /** The `fileId` that it has in the work. */
  videoId: Id,
  uploadUrl: Type.String(),
  /** Fields of the upload, as the provider names them. */
  fields: Type.Record(Type.String(), Type.String()),
  expiresAt: Time,
});
export type VideoAuthorization = Static<typeof VideoAuthorization>;

/** Which upload is to go on. */
export const VideoResumeIn = Input({ videoId: Id, homeworkId: Id });
export type VideoResumeIn = Static<typeof VideoResumeIn>;

/** A leave to go on with an upload that was cut off. */
export const VideoResume = Type.Object({
  ...VideoAuthorization.properties,
  /** Bytes that the provider has already. */
  uploadedSize: Type.Integer(),
});
export type VideoResume = Static<typeof VideoResume>;

/** The video is at its provider. */
export const VideoSuccessIn = Input({ videoId: Id, homeworkId: Id });
export type VideoSuccessIn = Static<typeof VideoSuccessIn>;

/** Whether there is room for so many bytes; `msg` says why not. */
export const StorageJudgeIn = Input({ sourceSize: Type.Integer({ minimum: 0 }) });
export type StorageJudgeIn = Static<typeof StorageJudgeIn>;

export const StorageJudge = Type.Object({ result: Type.Boolean(), msg: Type.String() });
export type StorageJudge = Static<typeof StorageJudge>;

export const UploadHomeworkIn = Input({ homeworkId: Id, file: FilePart });
export type UploadHomeworkIn = Static<typeof UploadHomeworkIn>;

/** The student left the page, at so many seconds of work altogether; telling less than before changes nothing. */
export const LeaveNotifyIn = Input({
  homeworkId: Id,
  seconds: Type.Integer({ minimum: 0, maximum: 31_536_000 }),
});
export type LeaveNotifyIn = Static<typeof LeaveNotifyIn>;
