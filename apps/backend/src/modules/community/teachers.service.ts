import { and, asc, eq, isNotNull, isNull, notExists } from 'drizzle-orm';
import { idOrNone, isId } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { readColumns } from '../../platform/commands/csv.ts';
import { CommandError } from '../../platform/commands/commandError.ts';
import { csvTable, type Table } from '../../platform/commands/table.ts';
import { renderForStorage } from '../../platform/richText/storedText.ts';
import { teachers } from '../catalogue/index.ts';
import { communityAnswers, communityQuestions } from './community.tables.ts';
import { notifyAsker } from './notify.ts';
import { recount } from './writing.service.ts';

/** A teacher's answer to one question. */
export interface TeacherAnswer {
  readonly questionId: string;
  /** Name of the teacher. */
  readonly teacher: string;
  readonly content: string;
}

/** Lists questions without a teacher's answer, oldest first, with two empty columns for the answers. */
export async function listOpenQuestions(tx: Queryable): Promise<Table> {
  const rows = await tx
    .select({ question: communityQuestions })
    .from(communityQuestions)
    .where(
      and(
        isNull(communityQuestions.removedBy),
        notExists(
          tx
            .select({ id: communityAnswers.id })
            .from(communityAnswers)
            .where(
              and(
                eq(communityAnswers.questionId, communityQuestions.id),
                isNotNull(communityAnswers.teacherId),
                isNull(communityAnswers.removedBy),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(communityQuestions.id));
  return csvTable(
    ['question', 'asked', 'answers', 'title', 'text', 'teacher', 'answer'],
    rows.map(({ question: { id, askedAt, title, content, answerCount } }) => [
      id,
      askedAt,
      answerCount,
      title,
      content,
      '',
      '',
    ]),
  );
}

/**
 * Parses teachers' answers: a header line with `question`, `teacher` and `answer` in any order, then one answer
 * per line. Lines without an answer are skipped.
 * @throws {CommandError} naming the line.
 */
export function readTeacherAnswers(content: string): TeacherAnswer[] {
  return readColumns(content, ['question', 'teacher', 'answer']).flatMap(({ line, cell }) => {
    const [questionId, teacher, answer] = [cell('question'), cell('teacher'), cell('answer')];
    if (answer === '') return [];
    if (!isId(questionId) || teacher === '')
      throw new CommandError(`Line ${line}: name the question's number and the teacher.`);
    return [{ questionId, teacher, content: answer }];
  });
}

/**
 * Stores teachers' answers. An identical answer of the same teacher is stored once, so that a file may be
 * imported again.
 * @returns the ids of the new answers.
 * @throws {CommandError} for a question or teacher that does not exist.
 */
export async function giveTeacherAnswers(
  tx: Queryable,
  answers: readonly TeacherAnswer[],
  now: Date,
): Promise<string[]> {
  const setNames: string[] = [];
  for (const { questionId, teacher: name, content } of answers) {
    const [question] = await tx
      .select()
      .from(communityQuestions)
      .where(and(eq(communityQuestions.id, questionId), isNull(communityQuestions.removedBy)))
      .for('update');
    if (question === undefined) throw new CommandError(`There is no question ${questionId}.`);
    const { companyId } = question;
    const [teacher] = await tx
      .select({ id: teachers.id })
      .from(teachers)
      .where(and(eq(teachers.companyId, companyId), eq(teachers.name, name)))
      .limit(1);
    if (teacher === undefined)
      throw new CommandError(`Question ${questionId}: its school has no teacher ${name}.`);
    const [existing] = await tx
      .select({ id: communityAnswers.id })
      .from(communityAnswers)
      .where(
        and(
          eq(communityAnswers.questionId, questionId),
          eq(communityAnswers.teacherId, teacher.id),
          eq(communityAnswers.content, content),
        ),
      );
    if (existing !== undefined) continue;
    const [row] = await tx
      .insert(communityAnswers)
      .values({
        companyId,
        questionId,
        teacherId: teacher.id,
        ...(await renderForStorage(content)),
        answeredAt: now,
      })
      .returning({ id: communityAnswers.id, userId: communityAnswers.userId });
    if (row === undefined) throw new Error('The answer was not kept');
    await recount(tx, questionId);
    await notifyAsker(tx, question, row, now);
    setNames.push(row.id);
  }
  return setNames;
}

/** Removes a question on behalf of the school, which its page then says. @throws {CommandError} where there is none. */
export async function removeForSchool(tx: Queryable, questionId: string): Promise<string> {
  const [row] = await tx
    .update(communityQuestions)
    .set({ removedBy: 'school' })
    .where(eq(communityQuestions.id, idOrNone(questionId)))
    .returning({ title: communityQuestions.title });
  if (row === undefined) throw new CommandError(`There is no question ${questionId}.`);
  return row.title;
}

/** Removes an answer on behalf of the school, even an accepted one. @throws {CommandError} where there is none. */
export async function removeAnswerForSchool(tx: Queryable, answerId: string): Promise<void> {
  const is = eq(communityAnswers.id, idOrNone(answerId));
  const [row] = await tx.select({ questionId: communityAnswers.questionId }).from(communityAnswers).where(is);
  if (row === undefined) throw new CommandError(`There is no answer ${answerId}.`);
  await tx.select().from(communityQuestions).where(eq(communityQuestions.id, row.questionId)).for('update');
  await tx.update(communityAnswers).set({ removedBy: 'school', isAccepted: false }).where(is);
  await recount(tx, row.questionId);
}
