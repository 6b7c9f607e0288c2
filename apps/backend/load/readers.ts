import { setTimeout as wait } from 'node:timers/promises';
import { type Client, createClient } from '@lectern/sdk';
import * as community from '@lectern/sdk/endpoints/community';
import * as question from '@lectern/sdk/endpoints/question';
import type { LargeBank } from './bank.ts';
import { browserConnections } from './browserConnections.ts';
import type { Seat } from './seat.ts';
import { type Latencies, latenciesOf } from './latencies.ts';

/** Timeout of a page, in milliseconds, as in the site's own client. */
const TIMEOUT_MS = 30_000;

/** The calls of pages, by the pages' names. */
export type Pages = Readonly<Record<string, (client: Client) => Promise<unknown>>>;

/** The slowest pages of a bank. */
export const slowestPages = ({ subjectId, pointId }: LargeBank): Pages => ({
  bank: (client) => client.request(question.allCategories, {}),
  'bank search': (client) => client.request(question.searchCategories, { keyword: 'load' }),
  papers: (client) => client.request(question.findPapers, { subjectId, keyword: 'paper 1' }),
  chapters: (client) => client.request(question.chapterPoints, { subjectId }),
  chapter: (client) => client.request(question.chapterPointDetail, { pointId }),
  practice: (client) =>
    client.request(question.generateChapter, { subjectId, pointId, count: 20, start: 'fresh' }),
  'smart paper': (client) =>
    client.request(question.generateSmartPaper, { subjectId, types: [{ type: 'single', number: 20 }] }),
  'ranking of the day': (client) => client.request(question.dailyRank, { subjectId }),
  'wrong book': (client) => client.request(question.wrongList, {}),
  statistics: (client) =>
    Promise.all([client.request(question.userStatistics, {}), client.request(question.subjectWeeks, {})]),
  community: (client) => client.request(community.questions, {}),
  'community search': (client) => client.request(community.questions, { keyword: 'solve 1' }),
});

/** The measurements of one page. */
export interface PageRead extends Latencies {
  readonly name: string;
  /** Calls that were refused or timed out. */
  readonly failed: number;
}

/** Students who read. */
export interface Readers {
  /** Stops after the current pages. */
  stop(): Promise<readonly PageRead[]>;
}

/**
 * Makes students open one page after another, each starting with another one. @param pauseMs the pause after
 * each page.
 */
export function startReaders(
  origin: string,
  seats: readonly Seat[],
  { pages: opened, pauseMs = 0 }: { readonly pages: Pages; readonly pauseMs?: number },
): Readers {
  const pages = Object.entries(opened).map(([name, open]) => {
    const times: number[] = [];
    return { name, open, times, failed: 0 };
  });
  let isOver = false;
  async function read({ token }: Seat, from: number): Promise<void> {
    const client = createClient({
      origin,
      session: () => ({ token }),
      timeoutMs: TIMEOUT_MS,
      fetch: browserConnections(),
    });
    // Staggered starts.
    await wait((pauseMs * from) / seats.length);
    for (let turn = from; !isOver; turn += 1) {
      const page = pages[turn % pages.length];
      if (page === undefined) return;
      const startedAt = performance.now();
      try {
        await page.open(client);
        page.times.push(performance.now() - startedAt);
      } catch {
        page.failed += 1;
      }
      if (pauseMs > 0) await wait(pauseMs);
    }
  }
  const reading = Promise.all(seats.map(read));
  return {
    stop: async () => {
      isOver = true;
      await reading;
      return pages.map(({ name, times, failed }) => ({ name, failed, ...latenciesOf(times) }));
    },
  };
}
