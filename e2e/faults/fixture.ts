import { createClient, list, text } from '@lectern/sdk';
import * as answering from '@lectern/sdk/endpoints/answering';
import * as exam from '@lectern/sdk/endpoints/exam';
import { chromium, type Browser } from 'playwright';
import { type Hall, openHall } from '../../apps/backend/load/hall.ts';
import type { Seat } from '../../apps/backend/load/seat.ts';
import { type FaultProxy, startFaultProxy } from '../../apps/backend/test/servers/faultProxy.ts';
import { type RunningSchool, startSchool } from '../fixtures/school.ts';
import { chromiumLaunch } from '../../tools/chromium.ts';

/** A question that can be answered by one click. */
export interface Choosable {
  readonly id: string;
  readonly number: number;
  /** Ids of the options, in display order. */
  readonly options: readonly string[];
}

/** An open attempt, reached through a connection of its own that can be broken. */
export interface Attempt {
  readonly seat: Seat;
  readonly recordId: string;
  readonly questions: readonly Choosable[];
  readonly proxy: FaultProxy;
  /** Origin of its pages: the proxy. */
  readonly origin: string;
}

/** A school with many students, and a browser. */
export interface Fixture {
  readonly school: RunningSchool;
  readonly browser: Browser;
  readonly proctor: Hall['proctor'];
  /** Begins an attempt of a student who has none yet. */
  beginAttempt(): Promise<Attempt>;
  close(): Promise<void>;
}

const GRADED = ['true', 'false'];

async function choosableOf(client: ReturnType<typeof createClient>, recordId: string): Promise<Choosable[]> {
  const room = await client.request(answering.paperQuestions, { recordId });
  return list<answering.RoomQuestion>(room?.questions).flatMap((question, index) => {
    const type = text(question.type);
    if (type !== 'single' && type !== 'judge') return [];
    const options =
      type === 'judge'
        ? GRADED
        : list<answering.RoomQuestion['options'][number]>(question.options).map(({ label }) => text(label));
    return [{ id: text(question.questionId), number: index + 1, options }];
  });
}

/** Starts a school on a fresh database, with as many students as there will be attempts. */
export async function openFixture(seats: number): Promise<Fixture> {
  const school = await startSchool();
  const browser = await chromium.launch(chromiumLaunch);
  const hall = await openHall({ LECTERN_DATA: school.dataDir }, seats);
  const waiting = [...hall.seats];
  const proxies: FaultProxy[] = [];
  return {
    school,
    browser,
    proctor: hall.proctor,
    async beginAttempt() {
      const seat = waiting.shift();
      if (seat === undefined) throw new Error('Every student has an attempt already');
      const client = createClient({ origin: school.origin, session: () => ({ token: seat.token }) });
      const joined = await client.request(exam.join, { examId: hall.examId });
      const recordId = text(joined?.recordId);
      const proxy = await startFaultProxy(school.port);
      proxies.push(proxy);
      const origin = proxy.origin.replace('127.0.0.1', 'localhost');
      return { seat, recordId, questions: await choosableOf(client, recordId), proxy, origin };
    },
    async close() {
      await browser.close();
      await Promise.all(proxies.map((proxy) => proxy.close()));
      await hall.close();
      await school.stop();
    },
  };
}
