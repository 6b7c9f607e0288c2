import { eq } from 'drizzle-orm';
import { endSessionsOf, type RevokedReason, startSession } from '../src/platform/auth/sessions.ts';
import type { Connection } from '../src/platform/database/connection.ts';
import { users } from '../src/platform/database/tables/users.tables.ts';
import {
  answers,
  exerciseRecords,
  recordQuestions,
} from '../src/modules/answering/records/records.tables.ts';
import { examAttempts } from '../src/modules/answering/attempts/exam.tables.ts';

const clock = { now: () => new Date() };

/** An attempt in the database. */
export interface AttemptState {
  /** The current answers by question, without unanswered ones. */
  readonly answers: ReadonlyMap<string, string>;
  /** The ids of all recorded operations, with duplicates. */
  readonly operationIds: readonly string[];
  readonly isHandedIn: boolean;
}

/** Reads and changes exams in the database, like a proctor. */
export interface Proctor {
  readAttempt(recordId: string): Promise<AttemptState>;
  /** Logs a student in on another device. @returns its token. */
  logIn(userId: string): Promise<string>;
  /** Ends all sessions of a student, and closes their sockets. */
  endLogIns(userId: string, reason: RevokedReason): Promise<void>;
  /** Sets the end of an attempt; a page reads it when it is opened. */
  setEnd(recordId: string, at: Date): Promise<void>;
}

/** Makes a proctor for the database of a running back end. */
export function proctorOf({ db }: Connection): Proctor {
  return {
    async readAttempt(recordId) {
      const heads = await db
        .select({ questionId: recordQuestions.questionId, answer: recordQuestions.answer })
        .from(recordQuestions)
        .where(eq(recordQuestions.recordId, recordId));
      const stored = await db
        .select({ id: answers.operationId })
        .from(answers)
        .where(eq(answers.recordId, recordId));
      const [record] = await db
        .select({ state: exerciseRecords.state })
        .from(exerciseRecords)
        .where(eq(exerciseRecords.id, recordId));
      return {
        answers: new Map(
          heads.flatMap(({ questionId, answer: [first] }) =>
            first === undefined ? [] : [[questionId, first] as const],
          ),
        ),
        operationIds: stored.map(({ id }) => id),
        isHandedIn: record?.state === 'submitted',
      };
    },
    async logIn(userId) {
      const [user] = await db.select().from(users).where(eq(users.id, userId));
      if (user === undefined) throw new Error('There is no such student');
      return startSession(db, clock, { user });
    },
    async endLogIns(userId, reason) {
      await endSessionsOf(db, clock, userId, reason);
    },
    async setEnd(recordId, at) {
      await db.update(examAttempts).set({ endsAt: at }).where(eq(examAttempts.recordId, recordId));
    },
  };
}
