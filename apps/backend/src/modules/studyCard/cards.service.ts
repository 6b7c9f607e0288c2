import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { idOrNone } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { companyAt } from '../../platform/commands/companyAt.ts';
import { CommandError } from '../../platform/commands/commandError.ts';
import { studentNumber } from '../../platform/commands/students.ts';
import { csvTable, type Table } from '../../platform/commands/table.ts';
import { daysLater } from '../../platform/dates/days.ts';
import { randomLetters, PER_INSERT } from '../account/index.ts';
import { commodities, commodityKey } from '../catalogue/index.ts';
import { hashCode } from './studyCard.repo.ts';
import { studyCardBatches, studyCardItems, studyCards } from './studyCard.tables.ts';
import { slicesOf } from '../../platform/database/rows/slicesOf.ts';

/** Maximum courses of a card. */
export const MAX_COURSES = 50;
const MAX_NAME_LENGTH = 60;

/** A batch of study cards to create. */
export interface NewStudyCards {
  readonly count: number;
  /** The name shown to students. */
  readonly name?: string | undefined;
  /** Keys of courses and packages, separated by commas, or the first ids in the addresses of their pages. */
  readonly courses?: string | undefined;
  /** Days within which a card must be used. */
  readonly days: number;
  /** Days for which the courses stay open; unlimited if undefined. */
  readonly open?: number | undefined;
  /** Number of courses that a student chooses; all if undefined. */
  readonly choose?: number | undefined;
}

async function readCourses(tx: Queryable, companyId: string, typed: string | undefined): Promise<string[]> {
  const typedWords = (typed ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const existing = await tx
    .select({ id: commodities.id, key: commodityKey })
    .from(commodities)
    .where(and(eq(commodities.companyId, companyId), inArray(commodities.type, [1, 2])));
  const ids = new Set<string>();
  for (const word of typedWords) {
    const meant = existing.filter(({ id, key }) => id === word || key?.toLowerCase() === word.toLowerCase());
    if (meant.length === 0) throw new CommandError(`The company sells no course or package ${word}.`);
    // An ambiguous name is refused rather than guessed, since a card is worth money.
    if (meant.length > 1)
      throw new CommandError(`--courses: ${word} is the key of one and the number of another.`);
    for (const { id } of meant) ids.add(id);
  }
  if (ids.size === 0 || ids.size > MAX_COURSES)
    throw new CommandError(
      `--courses must be the keys of 1 to ${MAX_COURSES} courses or packages, separated by commas.`,
    );
  return [...ids];
}

/** Creates and returns study cards of a company; their codes can be read only now. @throws {CommandError} */
export async function makeStudyCards(
  tx: Queryable,
  host: string,
  cards: NewStudyCards,
  now: Date,
): Promise<Table> {
  const { id: companyId } = await companyAt(tx, { host });
  const name = (cards.name ?? '').trim();
  if (name === '' || name.length > MAX_NAME_LENGTH)
    throw new CommandError(`--name must have 1 to ${MAX_NAME_LENGTH} characters.`);
  const opened = await readCourses(tx, companyId, cards.courses);
  const chooseCount = cards.choose ?? 0;
  if (chooseCount > opened.length)
    throw new CommandError(`--choose must be at most the number of courses, which is ${opened.length}.`);
  const endsAt = daysLater(now, cards.days);
  const [batch] = await tx
    .insert(studyCardBatches)
    .values({ companyId, name, chooseCount, days: cards.open ?? null, endsAt, createdAt: now })
    .returning();
  if (batch === undefined) throw new Error('The cards were not made');
  await tx
    .insert(studyCardItems)
    .values(opened.map((commodityId, position) => ({ companyId, batchId: batch.id, commodityId, position })));
  const codes = Array.from({ length: cards.count }, () =>
    [randomLetters(4), randomLetters(4), randomLetters(4), randomLetters(4)].join('-'),
  );
  for (const slice of slicesOf(codes, PER_INSERT)) {
    await tx
      .insert(studyCards)
      .values(
        slice.map((code) => ({
          companyId,
          batchId: batch.id,
          codeHash: hashCode(code),
          tail: code.slice(-4),
        })),
      );
  }
  return csvTable(
    ['batch', 'code', 'name', 'ends'],
    codes.map((code) => [batch.id, code, name, endsAt]),
  );
}

/** Lists the study cards of a company, without codes, with the students who used them. @throws {CommandError} */
export async function listStudyCards(tx: Queryable, host: string): Promise<Table> {
  const { id: companyId } = await companyAt(tx, { host });
  const rows = await tx
    .select({ card: studyCards, batch: studyCardBatches, student: studentNumber, studentName: users.name })
    .from(studyCards)
    .innerJoin(studyCardBatches, eq(studyCardBatches.id, studyCards.batchId))
    .leftJoin(users, eq(users.id, studyCards.userId))
    .where(eq(studyCards.companyId, companyId))
    .orderBy(desc(studyCardBatches.id), asc(studyCards.id));
  return csvTable(
    ['batch', 'tail', 'name', 'ends', 'stopped', 'used', 'student', 'student name'],
    rows.map(({ card, batch, student, studentName }) => [
      batch.id,
      card.tail,
      batch.name,
      batch.endsAt,
      batch.stoppedAt,
      card.usedAt,
      student,
      studentName,
    ]),
  );
}

/** Deactivates the unused cards of a batch. @throws {CommandError} */
export async function stopStudyCards(
  tx: Queryable,
  host: string,
  batchId: string,
  now: Date,
): Promise<string> {
  const { id: companyId } = await companyAt(tx, { host });
  const stopped = await tx
    .update(studyCardBatches)
    .set({ stoppedAt: now })
    .where(
      and(
        eq(studyCardBatches.companyId, companyId),
        eq(studyCardBatches.id, idOrNone(batchId)),
        isNull(studyCardBatches.stoppedAt),
      ),
    )
    .returning({ name: studyCardBatches.name });
  if (stopped[0] === undefined)
    throw new CommandError(`The company has no batch "${batchId}" of study cards, or it is stopped already.`);
  return `The unused cards of "${stopped[0].name}" can no longer be used.\n`;
}
