import type { Reply } from '@lectern/sdk';
import type {
  Homework as HomeworkReply,
  HomeworkDetail,
  HomeworkLesson,
  HomeworkState,
} from '@lectern/sdk/endpoints/homework';
import type { UploadedFile, UploadLimits } from '@lectern/ui/Uploader';
import { resolveAddress } from '../../shared/safety/address.ts';
import type { ReadBy } from '../../shared/readBy.ts';

/** The states in the order in which they are offered. */
export const homeworkStates = [
  'waiting',
  'draft',
  'returned',
  'submitted',
  'marked',
  'closed',
] as const satisfies readonly HomeworkState[];

/** A piece of homework, and where it stands. Times are UTC, empty where there is none. */
export type Homework = ReadBy<typeof readHomework>;

/** What a student has written and attached. */
export interface Draft {
  readonly content: string;
  readonly files: readonly UploadedFile[];
}

/** A piece of homework with its task, the student's work and the teacher's words. */
export type Work = ReadBy<typeof readWork>;

/** A file that the teacher marked, and the student's that it marks; undefined where it marks none of them. */
export interface MarkedFile {
  readonly file: UploadedFile;
  readonly original: UploadedFile | undefined;
}

/** What was handed in before: replaced by the student, or given back by the teacher. */
export interface ReplacedWork {
  readonly submittedAt: string;
  /** HTML of the server; whoever shows it cleans it. */
  readonly html: string;
  readonly files: readonly UploadedFile[];
  /** HTML of the server; whoever shows it cleans it. */
  readonly commentHtml: string;
  readonly marked: readonly MarkedFile[];
}

/** How many pieces of homework a lesson has. */
export type LessonSum = ReadBy<typeof readLessonSum>;

/** Reads homework of the list; undefined where it has no id. A state that is not known can only be looked at. */
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
    /** It was handed in after its time. */
    isLate: reply.lateFlag === 1,
    /** Undefined until it is marked. */
    score: reply.score,
    totalScore: reply.totalScore ?? 0,
    /** The paper that is to be answered; empty where words and files are handed in. */
    paperId: reply.paperId ?? '',
    /** The attempt at it that counts; empty before it is begun. */
    recordId: reply.recordId ?? '',
  };
}

/** Reads files; one without an id cannot be named, and only the school's own addresses are opened. */
function readFiles(reply: Reply<HomeworkDetail['files']>): UploadedFile[] {
  return reply.flatMap(({ fileId, fileName, sourceSize, url, videoState }) => {
    const id = fileId ?? '';
    // A video is watched on the page.
    const address = resolveAddress(videoState == null ? url : undefined);
    if (id === '') return [];
    return [
      {
        id,
        name: fileName || id,
        size: sourceSize ?? 0,
        ...(address.kind === 'same-origin' && { url: address.href }),
      },
    ];
  });
}

/** Reads marked files, each with the one of the student's files that it marks. */
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

/** Reads homework with its work; undefined where the reply names none. */
export function readWork(reply: Reply<HomeworkDetail>) {
  const homework = readHomework(reply.homework);
  if (homework === undefined) return undefined;
  const files = readFiles(reply.files);
  return {
    homework,
    /** HTML of the server; whoever shows it cleans it. */
    taskHtml: reply.taskHtml ?? '',
    taskFiles: readFiles(reply.taskFiles),
    content: reply.content ?? '',
    contentHtml: reply.contentHtml ?? '',
    files,
    commentHtml: reply.commentHtml ?? '',
    /** What the teacher gave back with their words. */
    marked: readMarked(reply.markedFiles, files),
    teacher: reply.teacherName ?? '',
    /** When the work was kept last, as the server says it; empty where there is none. */
    savedAt: reply.savedAt ?? '',
    /** Undefined where the work takes no files. */
    limits: readLimits(reply),
    /** Extensions of the files that go to the school's video provider. */
    videoTypes: readTypes(reply.videoTypes),
    /** It may still be handed in after its time. */
    takesLate: reply.takesLateFlag === 1,
    seconds: reply.workSeconds ?? 0,
    /** What was handed in may be replaced. */
    isReplaceable: reply.replaceableFlag === 1,
    /** What was handed in before, the newest first. */
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

/** Reads how many pieces of homework a lesson has; undefined where the list has none of it. */
export function readLessonSum(reply: Reply<readonly HomeworkLesson[]>, lessonId: string) {
  const found = reply.find((lesson) => (lesson.lessonId ?? '') === lessonId);
  return found === undefined
    ? undefined
    : { lessonId, total: found.homeworkCount ?? 0, done: found.doneCount ?? 0 };
}

/** Tells whether words and files may be changed. */
export const isOpen = ({ state }: Pick<Homework, 'state'>): boolean =>
  state === 'waiting' || state === 'draft' || state === 'returned';

/** Tells whether two drafts say the same. */
export const isSameDraft = (one: Draft, other: Draft): boolean =>
  one.content === other.content &&
  one.files.length === other.files.length &&
  one.files.every(({ id }, place) => id === other.files[place]?.id);

const HOUR_MS = 3_600_000;
/** From here on the time that is left is told, in hours. */
const SOON_HOURS = 48;

/**
 * Tells how the end of homework stands: over, so many hours away, or far.
 * @param now milliseconds since 1970.
 */
export function dueIn({ dueAt }: Pick<Homework, 'dueAt'>, now: number): 'over' | 'far' | number {
  const left = Date.parse(dueAt) - now;
  if (Number.isNaN(left)) return 'far';
  if (left <= 0) return 'over';
  return left <= SOON_HOURS * HOUR_MS ? Math.ceil(left / HOUR_MS) : 'far';
}
