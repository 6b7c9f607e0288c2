import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { readColumns } from '../../platform/commands/csv.ts';
import { CommandError } from '../../platform/commands/commandError.ts';
import { isId } from '../../platform/database/columns.ts';
import { homeworkGraded, writeMessages } from '../message/index.ts';
import { type HomeworkRow, homeworkWorks, type TaskFile, type Work } from './homework.tables.ts';
import { versionOf } from './versions.ts';

/** What a teacher says of one work: a score, or that it is to be mended. */
export interface Grade {
  readonly workId: string;
  /** Undefined gives it back. */
  readonly score: number | undefined;
  readonly comment: string;
  /** Names of marked files, or of folders of them; left out, those that it has stay. */
  readonly markedFiles?: readonly string[];
}

/** Stands in the score's column for work that is given back. */
const RETURN = 'return';
/** Stands in the marked files' column where those that were given are taken back. */
const NONE = 'none';
/** Most marked files of one work. */
const MOST_MARKED = 50;

/**
 * Reads a teacher's marks: a head line with `work`, `score` and `comment` in any order, then a line a work. The
 * score `return` gives the work back to be mended. Lines without a score are left for later. A column `marked files`
 * may name files and folders, with semicolons between them; `none` takes back what was given.
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

/** Keeps what a name of a marked file stands for, a file or a folder of them, as the student's. */
export type KeepMarked = (name: string, work: Work) => Promise<TaskFile[]>;

const isSameFiles = (one: readonly TaskFile[], other: readonly TaskFile[]): boolean =>
  one.length === other.length &&
  one.every(({ key, fileName }, place) => key === other[place]?.key && fileName === other[place].fileName);

/** What can be marked, and what can be given back: a mark can be mended, what is with the student cannot be touched. */
const GRADABLE: readonly Work['state'][] = ['submitted', 'marked'];

/**
 * Writes a teacher's marks and tells the students; what stands so already is left. What is given back stays among
 * what was handed in before, with the teacher's words and files. The caller's transaction takes all of them or none.
 * Returns how many were written.
 * @throws {CommandError} for work at other homework, work that is not handed in, a score beyond the homework's, and
 * work that is given back without a word or with too many marked files.
 */
export async function gradeWorks(
  tx: Queryable,
  homework: HomeworkRow,
  grades: readonly Grade[],
  now: Date,
  keepMarked: KeepMarked,
): Promise<number> {
  let graded = 0;
  for (const { workId, score, comment, markedFiles: names } of grades) {
    const [work] = await tx
      .select()
      .from(homeworkWorks)
      .where(and(eq(homeworkWorks.id, workId), eq(homeworkWorks.homeworkId, homework.id)))
      .for('update');
    if (work === undefined) throw new CommandError(`Work ${workId}: this homework has no such work.`);
    const state = score === undefined ? 'returned' : 'marked';
    const given: TaskFile[] = [];
    for (const name of names ?? []) given.push(...(await keepMarked(name, work)));
    const markedFiles = names === undefined ? work.markedFiles : given;
    // A file may be read again with what it said before.
    if (
      work.state === state &&
      (work.score ?? undefined) === score &&
      work.comment === comment &&
      isSameFiles(work.markedFiles, markedFiles)
    )
      continue;
    if (!GRADABLE.includes(work.state))
      throw new CommandError(
        `Work ${workId}: it is ${work.state} and not handed in, so it cannot be marked.`,
      );
    if (score !== undefined && score > homework.totalScore)
      throw new CommandError(`Work ${workId}: ${score} is more than ${homework.totalScore}.`);
    if (score === undefined && comment === '') throw new CommandError(`Work ${workId}: say what to correct.`);
    if (markedFiles.length > MOST_MARKED)
      throw new CommandError(
        `Work ${workId}: it can have at most ${MOST_MARKED} marked files, not ${markedFiles.length}.`,
      );
    graded += 1;
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
  }
  return graded;
}
