import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { readColumns } from '../../platform/commands/csv.ts';
import { CommandError } from '../../platform/commands/commandError.ts';
import { isId } from '../../platform/database/columns.ts';
import { homeworkGraded, writeMessages } from '../message/index.ts';
import { type HomeworkRow, homeworkWorks, type TaskFile, type Work } from './homework.tables.ts';
import { versionOf } from './versions.ts';

/** A teacher's grade of one work: a score, or that it is returned for correction. */
export interface Grade {
  readonly workId: string;
  /** Undefined returns the work. */
  readonly score: number | undefined;
  readonly comment: string;
  /** Names of marked files, or of folders of them; undefined keeps the existing ones. */
  readonly markedFiles?: readonly string[];
}

/** Value of the score column that returns a work. */
const RETURN = 'return';
/** Value of the marked-files column that removes the existing files. */
const NONE = 'none';
/** Maximum marked files of one work. */
const MAX_MARKED = 50;

/**
 * Parses a teacher's grades: a header line with `work`, `score` and `comment` in any order, then one work per
 * line. The score `return` returns the work for correction. Lines without a score are skipped. An optional
 * column `marked files` names files and folders, separated by semicolons; `none` removes the existing ones.
 * @throws {CommandError} naming the line.
 */
export function readGrades(content: string): Grade[] {
  return readColumns(content, ['work', 'score', 'comment'], ['marked files']).flatMap(({ line, cell }) => {
    const [workId, score, comment] = [cell('work'), cell('score'), cell('comment')];
    if (score === '') return [];
    const isBack = score.toLowerCase() === RETURN;
    if (!isId(workId) || !(isBack || /^\d{1,4}(\.\d{1,2})?$/.test(score))) {
      throw new CommandError(
        `Line ${line}: "${workId}, ${score}" is not a work with a score or the word "return".`,
      );
    }
    const files = cell('marked files');
    return [
      {
        workId,
        score: isBack ? undefined : Number(score),
        comment,
        ...(files !== '' && { markedFiles: namesIn(files) }),
      },
    ];
  });
}

const namesIn = (files: string): string[] =>
  files.toLowerCase() === NONE
    ? []
    : files
        .split(/[;；\n]/)
        .map((name) => name.trim())
        .filter(Boolean);

/** Stores the marked file with a name, or those in a folder, owned by the student. */
export type KeepMarked = (name: string, work: Work) => Promise<TaskFile[]>;

const isSameFiles = (one: readonly TaskFile[], other: readonly TaskFile[]): boolean =>
  one.length === other.length &&
  one.every(({ key, fileName }, index) => key === other[index]?.key && fileName === other[index].fileName);

/** States in which a work can be graded: a mark can be corrected, but work still with the student cannot be touched. */
const GRADABLE: readonly Work['state'][] = ['submitted', 'marked'];

/** @throws {CommandError} for a work that is not handed in, and an invalid grade. */
function expectGradable(
  { totalScore }: HomeworkRow,
  { id, state }: Work,
  { score, comment }: Grade,
  markedFiles: readonly TaskFile[],
): void {
  if (!GRADABLE.includes(state))
    throw new CommandError(`Work ${id}: it is ${state} and not handed in, so it cannot be marked.`);
  if (score !== undefined && score > totalScore)
    throw new CommandError(`Work ${id}: ${score} is more than ${totalScore}.`);
  if (score === undefined && comment === '') throw new CommandError(`Work ${id}: say what to correct.`);
  if (markedFiles.length > MAX_MARKED)
    throw new CommandError(
      `Work ${id}: it can have at most ${MAX_MARKED} marked files, not ${markedFiles.length}.`,
    );
}

/** Stores the grade of one work and notifies its student. @returns false where it has this grade already. */
async function gradeWork(
  tx: Queryable,
  homework: HomeworkRow,
  grade: Grade,
  now: Date,
  keepMarked: KeepMarked,
): Promise<boolean> {
  const { workId, score, comment, markedFiles: names } = grade;
  const [work] = await tx
    .select()
    .from(homeworkWorks)
    .where(and(eq(homeworkWorks.id, workId), eq(homeworkWorks.homeworkId, homework.id)))
    .for('update');
  if (work === undefined) throw new CommandError(`Work ${workId}: this homework has no such work.`);
  const state = score === undefined ? 'returned' : 'marked';
  const attachedFiles: TaskFile[] = [];
  for (const name of names ?? []) attachedFiles.push(...(await keepMarked(name, work)));
  const markedFiles = names === undefined ? work.markedFiles : attachedFiles;
  // A file may be imported again with the same content.
  if (
    work.state === state &&
    (work.score ?? undefined) === score &&
    work.comment === comment &&
    isSameFiles(work.markedFiles, markedFiles)
  )
    return false;
  expectGradable(homework, work, grade, markedFiles);
  await tx
    .update(homeworkWorks)
    .set({
      state,
      comment,
      markedFiles,
      score: score ?? null,
      markedAt: now,
      ...(score === undefined &&
        work.submittedAt !== null && {
          replaced: [...work.replaced, versionOf(work, work.submittedAt, { comment, markedFiles })],
        }),
    })
    .where(eq(homeworkWorks.id, workId));
  const { companyId, userId } = work;
  const { id: homeworkId, name: homeworkName, totalScore } = homework;
  await writeMessages(tx, [
    homeworkGraded({ companyId, userId, now }, { workId, homeworkId, homeworkName, score, totalScore }),
  ]);
  return true;
}

/**
 * Stores a teacher's grades and notifies the students; unchanged grades are skipped. A returned work is kept
 * among the earlier submissions, with the teacher's comment and files. The caller's transaction makes this
 * atomic. Returns the number of changed works.
 * @throws {CommandError} for work of other homework, work that is not handed in, a score above the maximum, a
 *   returned work without a comment, or too many marked files.
 */
export async function gradeWorks(
  tx: Queryable,
  homework: HomeworkRow,
  grades: readonly Grade[],
  now: Date,
  keepMarked: KeepMarked,
): Promise<number> {
  let graded = 0;
  for (const grade of grades) if (await gradeWork(tx, homework, grade, now, keepMarked)) graded += 1;
  return graded;
}
