import { setTimeout as wait } from 'node:timers/promises';
import * as question from '@lectern/sdk/endpoints/question';
import { type Begin, createCandidate } from './candidate.ts';
import type { Seat } from './seat.ts';
import { type Latencies, latenciesOf } from './latencies.ts';
import type { LargeBank } from './bank.ts';

const QUESTIONS = 20;
/** Pause before each answer, in milliseconds. */
const THINKING_MS = 8000;

/** The measurements of practising students. */
export interface Practised {
  /** From the click to the paper. */
  readonly starts: Latencies;
  /** From an answer to its acknowledgement. */
  readonly answered: Latencies;
  readonly handedIn: Latencies;
  /** Attempts that failed. */
  readonly failed: number;
}

/** Students who practise. */
export interface Practisers {
  /** Makes everybody hand in after the current question. */
  stop(): Promise<Practised>;
}

/** Makes students practise a chapter, twenty questions at a time, one attempt after another. */
export function startPractisers(
  origin: string,
  seats: readonly Seat[],
  { subjectId, pointId }: Pick<LargeBank, 'subjectId' | 'pointId'>,
): Practisers {
  const [starts, answered, handedIn]: [number[], number[], number[]] = [[], [], []];
  let failed = 0;
  let isOver = false;
  const begin: Begin = async (client) =>
    (await client.request(question.generateChapter, { subjectId, pointId, count: QUESTIONS, start: 'fresh' }))
      ?.recordId;

  async function practise(seat: Seat): Promise<void> {
    const candidate = createCandidate(origin, seat);
    const timed = async (times: number[], work: Promise<void>): Promise<void> => {
      const since = performance.now();
      await work;
      times.push(performance.now() - since);
    };
    try {
      await timed(starts, candidate.enter(begin));
      for (let number = 0; number < QUESTIONS && !isOver; number += 1) {
        await wait(THINKING_MS);
        candidate.answer();
      }
      await timed(handedIn, candidate.handIn());
      answered.push(...candidate.takeTimes());
    } catch {
      failed += 1;
    } finally {
      candidate.close();
    }
  }

  const practising = Promise.all(
    seats.map(async (seat, index) => {
      // Staggered starts, so that the students are at different questions.
      await wait((QUESTIONS * THINKING_MS * index) / seats.length);
      while (!isOver) await practise(seat);
    }),
  );
  return {
    stop: async () => {
      isOver = true;
      await practising;
      return {
        starts: latenciesOf(starts),
        answered: latenciesOf(answered),
        handedIn: latenciesOf(handedIn),
        failed,
      };
    },
  };
}
