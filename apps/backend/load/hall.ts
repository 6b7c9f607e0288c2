import { fileURLToPath } from 'node:url';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { hashPassword } from '../src/platform/auth/passwords.ts';
import { startSession } from '../src/platform/auth/sessions.ts';
import { type Connection, connect } from '../src/platform/database/connection.ts';
import { companies } from '../src/platform/database/tables/companies.tables.ts';
import { users } from '../src/platform/database/tables/users.tables.ts';
import { openDatabase } from '../src/platform/commands/openDatabase.ts';
import {
  answers,
  exerciseRecords,
  recordQuestions,
} from '../src/modules/answering/records/records.tables.ts';
import { exams } from '../src/modules/answering/attempts/exam.tables.ts';
import { papers } from '../src/modules/question/bank.tables.ts';
import { fillBank, type LargeBank } from './bank.ts';
import { type Proctor, proctorOf } from './proctor.ts';
import type { Seat } from './seat.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PASSWORD = 'Lectern2026';
const HOUR_MS = 3600_000;
/** Rows per statement. */
const AT_ONCE = 500;

/** What was acknowledged to a student. */
export interface Promised {
  readonly recordId: string;
  readonly operationIds: ReadonlySet<string>;
  /** The answer with the highest sequence number, by question. */
  readonly heads: ReadonlyMap<string, string>;
  readonly isHandedIn: boolean;
}

/** A comparison of the database with what was acknowledged. */
export interface Audit {
  /** Acknowledged answers that are missing. */
  readonly lost: number;
  /** Questions whose stored answer is not the last acknowledged one. */
  readonly wrong: number;
  /** Acknowledged hand-ins that are still open in the database. */
  readonly open: number;
  readonly promised: number;
}

/** The database of a running back end, with the functions of a school. */
export interface Hall {
  readonly examId: string;
  readonly questionCount: number;
  readonly seats: readonly Seat[];
  readonly proctor: Proctor;
  /** Gives the school a large bank, in which these students have practised. */
  fillBank(readers: readonly Seat[]): Promise<LargeBank>;
  audit(promised: readonly Promised[]): Promise<Audit>;
  close(): Promise<void>;
}

async function seedExam({
  db,
}: Connection): Promise<{ companyId: string; examId: string; questionCount: number }> {
  const [company] = await db.select().from(companies).orderBy(asc(companies.id)).limit(1);
  if (company === undefined) throw new Error('There is no company');
  const [paper] = await db
    .select()
    .from(papers)
    .where(eq(papers.companyId, company.id))
    .orderBy(desc(papers.questionCount))
    .limit(1);
  if (paper === undefined) throw new Error('There is no paper');
  const [exam] = await db
    .insert(exams)
    .values({
      companyId: company.id,
      paperId: paper.id,
      name: 'Load',
      type: 'mock',
      openAt: new Date(Date.now() - HOUR_MS),
      closeAt: new Date(Date.now() + 12 * HOUR_MS),
      minutes: 120,
      passScore: 1,
      isShuffled: true,
    })
    .returning();
  if (exam === undefined) throw new Error('The exam was not seeded');
  return { companyId: company.id, examId: exam.id, questionCount: paper.questionCount };
}

/** Adds students with log-ins. @param namePrefix distinguishes their names from those of other calls on the same database. */
async function seatStudents(
  { db }: Connection,
  {
    companyId,
    namePrefix,
    count,
  }: { readonly companyId: string; readonly namePrefix: string; readonly count: number },
): Promise<Seat[]> {
  const clock = { now: () => new Date() };
  const seats: Seat[] = [];
  const passwordHash = await hashPassword(PASSWORD, 'argon2id');
  for (let from = 0; from < count; from += AT_ONCE) {
    const values = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => ({
      companyId,
      name: `Load ${from + index}`,
      username: `load${namePrefix}-${from + index}`,
      passwordHash,
    }));
    const added = await db.insert(users).values(values).returning();
    for (const user of added) {
      seats.push({
        companyId,
        userId: user.id,
        username: user.username ?? '',
        token: await startSession(db, clock, { user }),
      });
    }
  }
  return seats;
}

async function audit({ db }: Connection, promised: readonly Promised[]): Promise<Audit> {
  const sum = { lost: 0, wrong: 0, open: 0, promised: 0 };
  for (const { recordId, operationIds, heads, isHandedIn } of promised) {
    const stored = await db
      .select({ operationId: answers.operationId })
      .from(answers)
      .where(eq(answers.recordId, recordId));
    const there = new Set(stored.map(({ operationId }) => operationId));
    sum.promised += operationIds.size;
    for (const id of operationIds) if (!there.has(id)) sum.lost += 1;
    const rows = await db
      .select({ questionId: recordQuestions.questionId, answer: recordQuestions.answer })
      .from(recordQuestions)
      .where(
        and(eq(recordQuestions.recordId, recordId), inArray(recordQuestions.questionId, [...heads.keys()])),
      );
    for (const { questionId, answer } of rows) if (answer[0] !== heads.get(questionId)) sum.wrong += 1;
    const [record] = await db
      .select({ state: exerciseRecords.state })
      .from(exerciseRecords)
      .where(eq(exerciseRecords.id, recordId));
    if (isHandedIn && record?.state !== 'submitted') sum.open += 1;
  }
  return sum;
}

/**
 * Adds an exam and many logged-in students to a running back end. @param databaseEnv of its database, as its settings
 * name it.
 */
export async function openHall(
  databaseEnv: { readonly LECTERN_DATA: string } | { readonly DATABASE_URL: string },
  count: number,
): Promise<Hall> {
  const database = await openDatabase({ ...databaseEnv }, ROOT);
  const connection = connect(database.url, { poolSize: 2 });
  const { companyId, ...exam } = await seedExam(connection);
  return {
    ...exam,
    seats: await seatStudents(connection, { companyId, namePrefix: exam.examId, count }),
    proctor: proctorOf(connection),
    fillBank: (readers) => fillBank(connection, readers),
    audit: (promised) => audit(connection, promised),
    close: async () => {
      await connection.close();
      await database.close();
    },
  };
}
