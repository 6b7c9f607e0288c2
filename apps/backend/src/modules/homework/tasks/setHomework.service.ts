import { and, eq, or, sql } from 'drizzle-orm';
import { isId } from '../../../platform/database/columns.ts';
import type { Queryable } from '../../../platform/database/connection.ts';
import { CommandError } from '../../../platform/commands/commandError.ts';
import { findNamedLesson } from '../../catalogue/index.ts';
import { papers } from '../../question/index.ts';
import { isAcceptedExtension } from '../../upload/index.ts';
import { homeworks, type TaskFile } from '../homework.tables.ts';
import type { NewHomework } from './homeworkFile.ts';

/** Finds the paper to answer, and its maximum score. */
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
 * Inserts or updates a company's homework by key; existing works are kept. The caller's transaction makes this
 * atomic. Returns the ids of the homework, in order.
 * @param keepFile stores a file of a task by the name that the school gave it.
 * @throws {CommandError} for a course, lesson or paper that does not exist, for file kinds that are not
 *   supported, and where homework with text and files would become a paper or the other way round.
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
    const odd = values.fileTypes.find((type) => !isAcceptedExtension(type));
    if (odd !== undefined) throw new CommandError(`Homework ${key}: files of the kind ${odd} are not taken.`);
    const { courseId, lessonId } = await findNamedLesson(tx, companyId, entry, `Homework ${key}`);
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
