import { and, eq, or, sql } from 'drizzle-orm';
import { isId } from '../../../platform/database/columns.ts';
import type { Queryable } from '../../../platform/database/connection.ts';
import { CommandError } from '../../../platform/commands/commandError.ts';
import { lessonNamed } from '../../catalogue/index.ts';
import { papers } from '../../question/index.ts';
import { isTaken } from '../../upload/index.ts';
import { homeworks, type TaskFile } from '../homework.tables.ts';
import type { NewHomework } from './homeworkFile.ts';

/** Finds the paper that is to be answered, and what it is marked with at most. */
async function paperOf(
  tx: Queryable,
  companyId: string,
  { key, paper }: NewHomework,
): Promise<{ paperId: string; totalScore: number } | { paperId: null }> {
  if (paper === undefined) return { paperId: null };
  const named = isId(paper) ? or(eq(papers.name, paper), eq(papers.id, paper)) : eq(papers.name, paper);
  const [first, ...others] = await tx
    .select({ id: papers.id, totalScore: papers.totalScore })
    .from(papers)
    .where(and(eq(papers.companyId, companyId), eq(papers.isOpen, true), named));
  if (first === undefined)
    throw new CommandError(`Homework ${key}: the school has no paper “${paper}” that is open for practice.`);
  if (others.length > 0)
    throw new CommandError(
      `Homework ${key}: several papers match; name the paper by its number, one of ${[first, ...others].map(({ id }) => id).join(', ')}.`,
    );
  return { paperId: first.id, totalScore: first.totalScore };
}

/**
 * Sets a company's homework; what it set before under the same key is changed, and works at it stay. The caller's
 * transaction takes all of it or none. Returns the numbers of the homework, in its order.
 * @param keepFile keeps a file of a task by the name that the school gave it.
 * @throws {CommandError} for a course, lesson or paper that there is not, for kinds of files that are not taken, and
 * where words and files would turn into a paper or the other way round.
 */
export async function setHomework(
  tx: Queryable,
  companyId: string,
  list: readonly NewHomework[],
  keepFile: (name: string) => Promise<TaskFile>,
): Promise<string[]> {
  const ids: string[] = [];
  for (const entry of list) {
    const { key, course: _, lesson: __, paper: ___, taskFiles: names, ...values } = entry;
    const odd = values.fileTypes.find((type) => !isTaken(type));
    if (odd !== undefined) throw new CommandError(`Homework ${key}: files of the kind ${odd} are not taken.`);
    const { courseId, lessonId } = await lessonNamed(tx, companyId, entry, `Homework ${key}`);
    const taskFiles: TaskFile[] = [];
    for (const name of names) taskFiles.push(await keepFile(name));
    const row = { ...values, ...(await paperOf(tx, companyId, entry)), courseId, lessonId, taskFiles };
    const [set] = await tx
      .insert(homeworks)
      .values({ ...row, companyId, key })
      .onConflictDoUpdate({
        target: [homeworks.companyId, homeworks.key],
        set: row,
        setWhere: sql`(${homeworks.paperId} is null) = ${row.paperId === null}`,
      })
      .returning({ id: homeworks.id });
    if (set === undefined)
      throw new CommandError(
        `Homework ${key}: homework of a paper and free homework cannot be converted into each other; use another key.`,
      );
    ids.push(set.id);
  }
  return ids;
}
