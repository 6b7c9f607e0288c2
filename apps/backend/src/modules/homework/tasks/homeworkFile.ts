import { type Static, Type } from 'typebox';
import { jsonList } from '../../../platform/commands/jsonList.ts';
import { CommandError } from '../../../platform/commands/commandError.ts';

const MEGABYTE = 1024 * 1024;

/** Homework as a school writes it down. */
const HomeworkEntry = Type.Object({
  /** The school's own name of it: read again under the same key, it is changed. */
  key: Type.String({ minLength: 1, maxLength: 64 }),
  /** Name of the course, or its number where several have the same. */
  course: Type.String({ minLength: 1 }),
  /** Which lesson of the course, from 1. */
  lesson: Type.Integer({ minimum: 1 }),
  name: Type.String({ minLength: 1, maxLength: 100 }),
  /** Markdown with formulas between dollars. */
  task: Type.String({ minLength: 1, maxLength: 50_000 }),
  /** Files of the task, beside the file that names them. */
  taskFiles: Type.Optional(Type.Array(Type.String({ minLength: 1 }), { maxItems: 20 })),
  /** With its zone: 2026-03-09T08:00:00+08:00. */
  opens: Type.String({ format: 'date-time' }),
  /** Without it, there is no end. */
  due: Type.Optional(Type.String({ format: 'date-time' })),
  /** True takes it after its end, marked as late. */
  late: Type.Optional(Type.Boolean()),
  /** Name or number of the paper that is to be answered, which has a score of its own. */
  paper: Type.Optional(Type.String({ minLength: 1 })),
  /** Extensions of the work's files. */
  fileTypes: Type.Optional(Type.Array(Type.String({ pattern: '^[a-z0-9]{1,8}$' }), { uniqueItems: true })),
  /** Megabytes of the largest file. */
  maxMegabytes: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1024 })),
  maxFiles: Type.Optional(Type.Integer({ minimum: 0, maximum: 50 })),
  /** The most that it is marked with. */
  totalScore: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1000 })),
});
type HomeworkEntry = Static<typeof HomeworkEntry>;

/** Homework that a school sets, with what it left open filled in. */
export interface NewHomework {
  readonly key: string;
  readonly course: string;
  /** From 1. */
  readonly lesson: number;
  readonly name: string;
  readonly task: string;
  readonly taskFiles: readonly string[];
  /** Undefined where words and files are to be handed in. */
  readonly paper?: string | undefined;
  readonly opensAt: Date;
  readonly dueAt: Date | null;
  readonly takesLate: boolean;
  readonly fileTypes: readonly string[];
  readonly maxBytes: number;
  readonly maxFiles: number;
  readonly totalScore: number;
}

/** What work may have where the school says nothing: photographs and documents of 20 MB, nine of them. */
const USUAL = {
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
    fileTypes: paper === undefined ? (fileTypes ?? USUAL.fileTypes) : [],
    maxBytes: Math.floor((maxMegabytes ?? USUAL.maxMegabytes) * MEGABYTE),
    maxFiles: paper === undefined ? (maxFiles ?? USUAL.maxFiles) : 0,
    totalScore: totalScore ?? USUAL.totalScore,
  };
}

/** Reads a school's homework from a JSON list. @throws {CommandError} naming the field. */
export const readHomework = (content: string): NewHomework[] => readEntries(content).map(complete);
