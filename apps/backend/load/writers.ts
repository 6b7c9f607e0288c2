import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Client, createClient, list, text } from '@lectern/sdk';
import * as answering from '@lectern/sdk/endpoints/answering';
import * as exam from '@lectern/sdk/endpoints/exam';
import { addressOf } from '../src/platform/http/route.ts';
import type { Promised } from './hall.ts';
import type { Seat } from './seat.ts';

/** Maximum duration of a call: the waits for a connection and for statements are both limited. */
const CALL_TIMEOUT_MS = 30_000;
const PAUSE_MS = 50;

/** The results of students' calls so far. */
export interface Seen {
  /** Calls that were answered with 503 and Retry-After. */
  refused: number;
  slowestMs: number;
  /** Violated guarantees, one per line. */
  readonly problems: Set<string>;
}

/** Makes an empty result. */
export const nothingSeen = (): Seen => ({ refused: 0, slowestMs: 0, problems: new Set() });

/**
 * Makes a call like a student; returns true when it was acknowledged. Any other result than that or a correct
 * 503 is recorded.
 */
export async function call(seen: Seen, address: string, init: RequestInit = {}): Promise<boolean> {
  const startedAt = performance.now();
  try {
    const reply = await fetch(address, { ...init, signal: AbortSignal.timeout(CALL_TIMEOUT_MS) });
    const body = await reply.text();
    if (reply.ok && !/"code":"(?!1")/.test(body)) return true;
    if (reply.status === 503 && reply.headers.has('Retry-After')) seen.refused += 1;
    else
      seen.problems.add(
        `${new URL(address).pathname} was answered by ${reply.status}: ${body.slice(0, 200)}`,
      );
  } catch (error) {
    const reason = error instanceof Error ? (error.cause ?? error) : error;
    seen.problems.add(`${new URL(address).pathname} was not answered: ${String(reason)}`);
  } finally {
    seen.slowestMs = Math.max(seen.slowestMs, performance.now() - startedAt);
  }
  return false;
}

/** An answer, as the calls expect it. */
export interface Answer {
  readonly recordId: string;
  readonly questionId: string;
  readonly answer: string[];
  readonly sequence: number;
  readonly operationId: string;
}

/** Makes a function that sends answers over HTTP, each call once. */
export const overHttp =
  (origin: string, { token }: Seat, seen: Seen) =>
  (answer: Answer): Promise<boolean> =>
    call(seen, `${origin}${addressOf(answering.submitAnswer)}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: token },
      body: JSON.stringify(answer),
    });

/** A student who answers one question after another. */
export interface Writer {
  /** Settles when the student has finished. */
  readonly work: Promise<void>;
  /** Returns the number of acknowledged answers so far. */
  count(): number;
  readonly promised: Promised;
}

/** How a student answers. */
export interface Writing {
  readonly examId: string;
  /** Sends an answer; true when it was acknowledged. */
  readonly send: (answer: Answer) => Promise<boolean>;
  readonly isOver: () => boolean;
}

/** Makes a client with a student's log-in. */
export const clientOf = (origin: string, { token }: Seat): Client =>
  createClient({ origin, session: () => ({ token }) });

/** Makes a student enter an exam and answer one question after another, each repeatedly until it is acknowledged. */
export async function keepAnswering(client: Client, { examId, send, isOver }: Writing): Promise<Writer> {
  const recordId = text((await client.request(exam.join, { examId }))?.recordId);
  const room = await client.request(answering.paperQuestions, { recordId });
  const questionIds = list(room?.questions).map(({ questionId }) => text(questionId));
  const operationIds = new Set<string>();
  const heads = new Map<string, string>();

  async function answer(sequence: number): Promise<void> {
    const operation = {
      questionId: questionIds[sequence % questionIds.length] ?? '',
      answer: [`${sequence}`],
      sequence,
      operationId: randomUUID(),
    };
    while (!(await send({ recordId, ...operation }))) {
      if (isOver()) return;
      await pause(PAUSE_MS);
    }
    operationIds.add(operation.operationId);
    heads.set(operation.questionId, `${sequence}`);
  }

  const work = (async () => {
    for (let sequence = 1; !isOver(); sequence += 1) await answer(sequence);
  })();
  return {
    work,
    count: () => operationIds.size,
    promised: { recordId, operationIds, heads, isHandedIn: false },
  };
}
