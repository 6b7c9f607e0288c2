import type { Reply } from '@lectern/sdk';
import type {
  Homework as HomeworkReply,
  HomeworkDetail,
  HomeworkLesson,
  HomeworkState,
} from '@lectern/sdk/endpoints/homework';
import type { UploadedFile, UploadLimits } from '@lectern/ui/Uploader';
import { ownAddress } from '../../shared/safety/outsideLinks.ts';
import type { ReadBy } from '../../shared/readBy.ts';

/** The states in the order of the filter. */
export const homeworkStates = [
  'waiting',
  'draft',
  'returned',
  'submitted',
  'marked',
  'closed',
] as const satisfies readonly HomeworkState[];

/** A piece of homework and its state. Times are UTC, empty if unset. */
export type Homework = ReadBy<typeof readHomework>;

/** The student's text and files. */
export interface Draft {
  readonly content: string;
  readonly files: readonly UploadedFile[];
}

/** A piece of homework with its task, the student's work and the teacher's comment. */
export type Work = ReadBy<typeof readWork>;

/** A file that the teacher marked, and the student's file that it is based on; undefined if it is based on none. */
export interface MarkedFile {
  readonly file: UploadedFile;
  readonly original: UploadedFile | undefined;
}

/** An earlier hand-in: replaced by the student, or returned by the teacher. */
export interface ReplacedWork {
  readonly submittedAt: string;
  /** HTML from the server, sanitised where it is rendered. */
  readonly html: string;
  readonly files: readonly UploadedFile[];
  /** HTML from the server, sanitised where it is rendered. */
  readonly commentHtml: string;
  readonly marked: readonly MarkedFile[];
}

/** The number of pieces of homework of a lesson. */
export type LessonSum = ReadBy<typeof readLessonSum>;

/** Reads a piece of homework of the list; undefined without an id. One in an unknown state can only be viewed. */
export function readHomework(reply: Reply<HomeworkReply>) {
  const id = reply.homeworkId ?? '';
  if (id === '') return undefined;
  return {
    id,
    name: reply.homeworkName || id,
    course: reply.courseName ?? '',
    lesson: reply.lessonName ?? '',
    state: reply.state ?? 'closed',
    dueAt: reply.dueAt ?? '',
    submittedAt: reply.submittedAt ?? '',
    /** Whether it was handed in after its due time. */
    isLate: reply.lateFlag === 1,
    /** Undefined until it is graded. */
    score: reply.score,
    totalScore: reply.totalScore ?? 0,
    /** Id of the paper to answer; empty if text and files are handed in instead. */
    paperId: reply.paperId ?? '',
    /** The attempt at the paper that counts; empty before it is started. */
    recordId: reply.recordId ?? '',
  };
}

/** Reads files; one without an id is left out, and only same-origin addresses are kept. */
function readFiles(reply: Reply<HomeworkDetail['files']>): UploadedFile[] {
  return reply.flatMap((file) => {
    const id = file.fileId ?? '';
    if (id === '') return [];
    // A video is watched on the page instead.
    const url = file.videoState === undefined ? ownAddress(file.url) : '';
    return [{ id, name: file.fileName || id, size: file.sourceSize ?? 0, ...(url !== '' && { url }) }];
  });
}

/** Reads marked files, each with the student's file that it is based on. */
function readMarked(
  reply: Reply<HomeworkDetail['markedFiles']>,
  files: readonly UploadedFile[],
): MarkedFile[] {
  return reply.flatMap((marked) => {
    const original = files.find(({ id }) => id === marked.originalId);
    return readFiles([marked]).map((file) => ({ file, original }));
  });
}

const readTypes = (reply: Reply<readonly string[]>): string[] => reply.filter(Boolean);

function readLimits(reply: Reply<HomeworkDetail>): UploadLimits | undefined {
  const types = readTypes(reply.fileTypes);
  const [maxBytes, maxFiles] = [reply.maxBytes ?? 0, reply.maxFiles ?? 0];
  return types.length === 0 || maxBytes <= 0 || maxFiles <= 0 ? undefined : { types, maxBytes, maxFiles };
}

/** Reads a piece of homework with the student's work; undefined if the reply contains none. */
export function readWork(reply: Reply<HomeworkDetail>) {
  const homework = readHomework(reply.homework);
  if (homework === undefined) return undefined;
  const files = readFiles(reply.files);
  return {
    homework,
    /** HTML from the server, sanitised where it is rendered. */
    taskHtml: reply.taskHtml ?? '',
    taskFiles: readFiles(reply.taskFiles),
    content: reply.content ?? '',
    contentHtml: reply.contentHtml ?? '',
    files,
    commentHtml: reply.commentHtml ?? '',
    /** The files that the teacher returned with the comment. */
    marked: readMarked(reply.markedFiles, files),
    teacher: reply.teacherName ?? '',
    /** When the work was last saved, as the server wrote it; empty if it was not. */
    savedAt: reply.savedAt ?? '',
    /** Undefined if no files are accepted. */
    limits: readLimits(reply),
    /** Extensions of files that are uploaded to the school's video provider. */
    videoTypes: readTypes(reply.videoTypes),
    /** Whether it may still be handed in after its due time. */
    takesLate: reply.takesLateFlag === 1,
    seconds: reply.workSeconds ?? 0,
    /** Whether what was handed in may be replaced. */
    isReplaceable: reply.replaceableFlag === 1,
    /** Earlier hand-ins, newest first. */
    replaced: reply.replaced
      .map((version) => {
        const own = readFiles(version.files);
        return {
          submittedAt: version.submittedAt ?? '',
          html: version.contentHtml ?? '',
          files: own,
          commentHtml: version.commentHtml ?? '',
          marked: readMarked(version.markedFiles, own),
        };
      })
      .toReversed(),
  };
}

/** Reads the number of pieces of homework of a lesson; undefined if the list does not contain it. */
export function readLessonSum(reply: Reply<readonly HomeworkLesson[]>, lessonId: string) {
  const found = reply.find((lesson) => (lesson.lessonId ?? '') === lessonId);
  return found === undefined
    ? undefined
    : { lessonId, total: found.homeworkCount ?? 0, done: found.doneCount ?? 0 };
}

/** Whether text and files may be changed. */
export const isOpen = ({ state }: Pick<Homework, 'state'>): boolean =>
  state === 'waiting' || state === 'draft' || state === 'returned';

/** Whether two drafts have the same content. */
export const isSameDraft = (one: Draft, other: Draft): boolean =>
  one.content === other.content &&
  one.files.length === other.files.length &&
  one.files.every(({ id }, index) => id === other.files[index]?.id);

const HOUR_MS = 3_600_000;
/** Remaining time, in hours, below which it is displayed. */
const SOON_HOURS = 48;

/**
 * Returns how soon homework is due: over, the number of hours left, or far.
 * @param now milliseconds since 1970.
 */
export function dueIn({ dueAt }: Pick<Homework, 'dueAt'>, now: number): 'over' | 'far' | number {
  const left = Date.parse(dueAt) - now;
  if (Number.isNaN(left)) return 'far';
  if (left <= 0) return 'over';
  return left <= SOON_HOURS * HOUR_MS ? Math.ceil(left / HOUR_MS) : 'far';
}
