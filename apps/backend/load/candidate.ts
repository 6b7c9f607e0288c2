import { setTimeout as wait } from 'node:timers/promises';
import { amount, type Client, createClient, isApiError, list, text } from '@lectern/sdk';
import * as answering from '@lectern/sdk/endpoints/answering';
import * as exam from '@lectern/sdk/endpoints/exam';
import { answersOf, deliverTo, memoryStorage, openOutbox, type Outbox } from '@lectern/sdk/outbox';
import { createTransport, openPool, type Pool, submit } from '@lectern/sdk/sockets';
import { browserConnections } from './browserConnections.ts';
import type { Promised } from './hall.ts';
import type { Seat } from './seat.ts';

/** Timeout of a call before it is repeated, in milliseconds, as in the site's own client. */
const TIMEOUT_MS = 10_000;
const PAUSE_MS = 1000;

/** Starts an attempt. @returns its id */
export type Begin = (client: Client) => Promise<unknown>;

/** Returns a function that starts an attempt at an exam. */
export const sitExam =
  (examId: string): Begin =>
  async (client) =>
    (await client.request(exam.join, { examId }))?.recordId;

/** A student who answers a paper with the SDK's client, sockets and outbox, as the site does. */
export interface Candidate {
  /** Starts the attempt, reads the paper and connects the socket. */
  enter(begin: Begin): Promise<void>;
  isConnected(): boolean;
  /** Answers the next question; the outbox sends and retries it. */
  answer(): void;
  /** Tells whether all answers are acknowledged. */
  isSaved(): boolean;
  /** Describes the student's state, for error messages. */
  status(): string;
  /** Returns the latencies of acknowledged answers since the last call, in milliseconds. */
  takeTimes(): number[];
  /** Hands in, with one more answer. */
  handIn(): Promise<void>;
  promised(): Promised;
  close(): void;
}

/** Repeats a call that was lost. */
async function untilAnswered<Result>(call: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (isApiError(error, 'business') || isApiError(error, 'session-ended')) throw error;
      await wait(PAUSE_MS);
    }
  }
}

/** Makes a candidate of a student. */
export function createCandidate(origin: string, { companyId, userId, token }: Seat): Candidate {
  const client = createClient({
    origin,
    session: () => ({ token }),
    timeoutMs: TIMEOUT_MS,
    fetch: browserConnections(),
  });
  const identity = { companyId, userId, token, schoolId: '', deviceId: 'load' };
  const operationIds = new Set<string>();
  const heads = new Map<string, string>();
  let [recordId, questionIds, count, isHandedIn]: [string, string[], number, boolean] = ['', [], 0, false];
  let times: number[] = [];
  let pool: Pool | undefined;
  let outbox: Outbox | undefined;

  async function sitDown(sequence: number): Promise<void> {
    pool = openPool({ client, identity: () => identity, module: 'exam', onReachable: () => outbox?.retry() });
    const deliver = deliverTo(createTransport(client, pool), recordId);
    outbox = await openOutbox({
      storage: memoryStorage(),
      sequence,
      onChange: () => undefined,
      deliver: (batch, onSaved, signal) => {
        const startedAt = performance.now();
        return deliver(
          batch,
          (saved) => {
            for (const id of saved) operationIds.add(id);
            times.push(...saved.map(() => performance.now() - startedAt));
            onSaved(saved);
          },
          signal,
        );
      },
    });
  }

  function answer(): void {
    count += 1;
    const questionId = questionIds[count % questionIds.length] ?? '';
    heads.set(questionId, `${count}`);
    outbox?.put(questionId, { kind: 'answer', answer: [`${count}`] });
  }

  return {
    async enter(begin) {
      recordId = text(await untilAnswered(() => begin(client)));
      const room = await untilAnswered(() => client.request(answering.paperQuestions, { recordId }));
      questionIds = list(room?.questions).map(({ questionId }) => text(questionId));
      if (questionIds.length === 0) throw new Error('The paper came without questions');
      await sitDown(amount(room?.sequence));
    },
    isConnected: () => (pool?.openCount() ?? 0) > 0,
    answer,
    isSaved: () => outbox?.state().waiting.length === 0,
    status: () => {
      const { delivery, waiting } = outbox?.state() ?? { delivery: 'closed', waiting: [] };
      return `${(pool?.openCount() ?? 0) > 0 ? 'a socket' : 'no socket'}, delivery ${delivery}, ${waiting.length} waiting`;
    },
    takeTimes: () => {
      const latencies = times;
      times = [];
      return latencies;
    },
    async handIn() {
      answer();
      const send = (answers: ReturnType<typeof answersOf>) =>
        createTransport(client, pool).call(submit, { recordId, answers });
      await outbox?.handIn((waiting) => untilAnswered(() => send(answersOf(waiting))));
      isHandedIn = true;
    },
    promised: () => ({ recordId, operationIds, heads, isHandedIn }),
    close: () => {
      outbox?.close();
      pool?.close();
    },
  };
}
