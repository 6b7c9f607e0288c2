import { type Static, Type } from 'typebox';
import { jsonList } from '../../../platform/commands/jsonList.ts';
import { CommandError } from '../../../platform/commands/commandError.ts';

const MEGABYTE = 1024 * 1024;

/** Homework in a school's JSON list. */
const HomeworkEntry = Type.Object({
  /** The school's own key: homework with the same key is updated. */
  key: Type.String({ minLength: 1, maxLength: 64 }),
  /** Name of the course, or its id where several have the same name. */
  course: Type.String({ minLength: 1 }),
  /** Number of the lesson in the course, from 1. */
  lesson: Type.Integer({ minimum: 1 }),
  name: Type.String({ minLength: 1, maxLength: 100 }),
  /** Markdown with formulas between dollars. */
  task: Type.String({ minLength: 1, maxLength: 50_000 }),
  /** Files of the task, relative to the JSON file. */
  taskFiles: Type.Optional(Type.Array(Type.String({ minLength: 1 }), { maxItems: 20 })),
  /** With a time zone: 2026-03-09T08:00:00+08:00. */
  opens: Type.String({ format: 'date-time' }),
  /** Due time; none by default. */
  due: Type.Optional(Type.String({ format: 'date-time' })),
  /** Whether it may be handed in late, marked as such. */
  late: Type.Optional(Type.Boolean()),
  /** Name or id of the paper to answer, which has its own score. */
  paper: Type.Optional(Type.String({ minLength: 1 })),
  /** Allowed file extensions. */
  fileTypes: Type.Optional(Type.Array(Type.String({ pattern: '^[a-z0-9]{1,8}$' }), { uniqueItems: true })),
  /** Maximum size of a file in megabytes. */
  maxMegabytes: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1024 })),
  maxFiles: Type.Optional(Type.Integer({ minimum: 0, maximum: 50 })),
  /** Maximum score. */
  totalScore: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1000 })),
});
type HomeworkEntry = Static<typeof HomeworkEntry>;

/** Homework set by a school, with defaults filled in. */
export interface NewHomework {
  readonly key: string;
  readonly course: string;
  /** From 1. */
  readonly lesson: number;
  readonly name: string;
  readonly task: string;
  readonly taskFiles: readonly string[];
  /** Undefined where text and files are handed in. */
  readonly paper?: string | undefined;
  readonly opensAt: Date;
  readonly dueAt: Date | null;
  readonly takesLate: boolean;
  readonly fileTypes: readonly string[];
  readonly maxBytes: number;
  readonly maxFiles: number;
  readonly totalScore: number;
}

/** Defaults for works: photos and documents, at most nine files of 20 MB. */
const DEFAULTS = {
  fileTypes: ['jpg', 'jpeg', 'png', 'pdf', 'doc', 'docx'],
  maxMegabytes: 20,
  maxFiles: 9,
  totalScore: 100,
} as const;

const readEntries = jsonList(Type.Array(HomeworkEntry, { minItems: 1, maxItems: 1000 }));

function complete({
  opens,
  due,
  late = false,
  taskFiles = [],
  maxMegabytes,
  ...entry
}: HomeworkEntry): NewHomework {
  const opensAt = new Date(opens);
  const dueAt = due === undefined ? null : new Date(due);
  if (dueAt !== null && dueAt <= opensAt)
    throw new CommandError(`Homework ${entry.key}: it is due before it opens.`);
  const { paper, fileTypes, maxFiles, totalScore } = entry;
  if (paper !== undefined && [fileTypes, maxMegabytes, maxFiles, totalScore].some((one) => one !== undefined))
    throw new CommandError(`Homework ${entry.key}: a paper takes no files and has its own score.`);
  return {
    ...entry,
    taskFiles,
    opensAt,
    dueAt,
    takesLate: late,
    fileTypes: paper === undefined ? (fileTypes ?? DEFAULTS.fileTypes) : [],
    maxBytes: Math.floor((maxMegabytes ?? DEFAULTS.maxMegabytes) * MEGABYTE),
    maxFiles: paper === undefined ? (maxFiles ?? DEFAULTS.maxFiles) : 0,
    totalScore: totalScore ?? DEFAULTS.totalScore,
  };
}

/** Parses a school's homework from a JSON list. @throws {CommandError} naming the field. */
export const readHomework = (content: string): NewHomework[] => readEntries(content).map(complete);
