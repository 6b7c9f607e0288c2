import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Client, EndpointShape } from '@lectern/sdk';
import { createCandidate } from '../../apps/backend/load/candidate.ts';
import { openHall } from '../../apps/backend/load/hall.ts';
import type { Latencies } from '../../apps/backend/load/latencies.ts';
import { answerFor, enterAll, handInAll, untilConnected } from '../../apps/backend/load/phases.ts';
import { startPractisers } from '../../apps/backend/load/practisers.ts';
import { processorMeter, type ProcessorSeconds } from '../../apps/backend/load/processor.ts';
import { type Pages, startReaders } from '../../apps/backend/load/readers.ts';
import { launch, type LoadedServer } from '../../apps/backend/load/server.ts';
import { endServer } from '../../apps/backend/test/servers/serverProgram.ts';
import { modules } from '../../apps/backend/src/modules.ts';
import { openDatabase } from '../../apps/backend/src/platform/commands/openDatabase.ts';
import { connect } from '../../apps/backend/src/platform/database/connection.ts';
import { freePort } from '../../apps/backend/test/servers/freePort.ts';
import { calls, nameOf } from './calls.ts';
import { openVolume } from './database.ts';
import { findPlaces, type SampleIds } from './places.ts';

/** How long a reader looks at a list, in ms. */
const READING_MS = 20_000;
/** What is read: the most frequently opened lists, and a search. */
const LISTS = [
  'catalogue.list',
  'catalogue.list: category, free',
  'catalogue.list: newest, live',
  'community.questions',
  'community.questions: most answered',
  'news.list',
  'openClass.list',
  'order.list',
  'plan.list',
  'question.chapterPointPage',
  'question.findPapers',
  'question.findPapers: not yet done',
  'resource.list',
  'resource.list: popular',
  'search.find: keyword',
  'teachers.list',
];

/** Numbers of users by activity, and the duration. */
export interface Crowd {
  readonly sitting: number;
  readonly practising: number;
  readonly reading: number;
  readonly perSecond: number;
  readonly seconds: number;
}

/** One kind of activity under the load of all others. */
export interface BusyRow extends Latencies {
  readonly what: string;
  readonly failed: number;
}

/** Results of a crowd, and an audit of its answers. */
export interface BusyFigures {
  readonly rows: readonly BusyRow[];
  /** Processor time while answers arrived, if known. */
  readonly processor: ProcessorSeconds | undefined;
  /** Number of acknowledged answers, of those missing in the database, and of those with a different value there. */
  readonly audit: { readonly promised: number; readonly lost: number; readonly wrong: number };
}

function listsOf(ids: SampleIds): Pages {
  const endpoints = new Map<string, EndpointShape>(
    modules.flatMap(({ routes }) => routes.map(({ endpoint }) => [endpoint.id, endpoint] as const)),
  );
  return Object.fromEntries(
    calls.flatMap((call) => {
      const [name, endpoint, input] = [nameOf(call), endpoints.get(call.id), call.input(ids)];
      if (!LISTS.includes(name) || endpoint === undefined || input === undefined) return [];
      const open = (client: Client): Promise<unknown> =>
        client.request<Record<string, unknown>, unknown>(endpoint, { ...input });
      return [[name, open]];
    }),
  );
}

/** Returns the results of a crowd as a Markdown table. */
export function busyTable({ rows, processor, audit }: BusyFigures): string {
  return [
    '| what | times | median | p95 | p99 | failed |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map(
      ({ what, count, p50Ms, p95Ms, p99Ms, failed }) =>
        `| ${[what, count, ...[p50Ms, p95Ms, p99Ms].map((ms) => ms.toFixed(0)), failed].join(' | ')} |`,
    ),
    '',
    ...(processor === undefined
      ? []
      : [
          `The processors were busy for ${processor.students.toFixed(0)} s with the students, for ` +
            `${processor.server.toFixed(0)} s with the server and for ${processor.database.toFixed(0)} s with the database.`,
        ]),
    `Of ${audit.promised} acknowledged answers ${audit.lost} are lost and ${audit.wrong} not what counts.`,
  ].join('\n');
}

/**
 * Simulates a crowd that takes an exam, practises and reads, on a copy of a school's volume with a server of
 * its own.
 */
export async function measureBusySchool(scale: number, crowd: Crowd): Promise<BusyFigures> {
  const dataDir = await copyVolume(scale);
  const port = await freePort();
  const server = await launch({ port, dataDir });
  try {
    const { pid = 0 } = server;
    const processes = () => ({ servers: [pid], database: pid });
    return await measureOn({ origin: `http://127.0.0.1:${port}`, dataDir, processes }, crowd);
  } finally {
    await endServer(server, 'SIGTERM');
  }
}

/** Copies the volume to where a server finds its own database. @returns the server's data folder */
async function copyVolume(scale: number): Promise<string> {
  const databases = await openVolume(scale);
  const { db, close } = connect(databases.demonstration, { poolSize: 1, statementTimeoutMs: 0 });
  try {
    await db.execute('drop database if exists lectern with (force)');
    await db.execute(`create database lectern template ${new URL(databases.volume).pathname.slice(1)}`);
    // Otherwise gigabytes are written to disk half a minute later, and every commit waits for them.
    await promisify(execFile)('sync');
    return databases.dataDir;
  } finally {
    await close();
    await databases.close();
  }
}

async function measureOn(
  { origin, dataDir, processes }: Pick<LoadedServer, 'origin' | 'dataDir' | 'processes'>,
  crowd: Crowd,
): Promise<BusyFigures> {
  const { sitting, practising, reading, perSecond, seconds } = crowd;
  const database = await openDatabase({ LECTERN_DATA: dataDir }, process.cwd());
  const ids = await findPlaces(database.url);
  const { subjectId = '', pointId = '' } = ids;
  const hall = await openHall({ LECTERN_DATA: dataDir }, sitting + practising + reading);
  const candidates = hall.seats.slice(0, sitting).map((seat) => createCandidate(origin, seat));
  try {
    await enterAll(candidates, hall.examId);
    await untilConnected(candidates);
    const readers = startReaders(origin, hall.seats.slice(sitting + practising), {
      pages: listsOf(ids),
      pauseMs: READING_MS,
    });
    const practisers = startPractisers(origin, hall.seats.slice(sitting, sitting + practising), {
      subjectId,
      pointId,
    });
    const busySince = processorMeter({ processes });
    const answered = await answerFor(candidates, { perSecond, seconds });
    const processor = busySince();
    const [read, practised] = await Promise.all([readers.stop(), practisers.stop()]);
    await handInAll(candidates);
    const { failed } = practised;
    return {
      rows: [
        { what: `${perSecond} answers a second in an exam`, ...answered, failed: 0 },
        { what: 'answers in a practice', ...practised.answered, failed },
        { what: 'a practice begins', ...practised.starts, failed },
        { what: 'a practice is handed in', ...practised.handedIn, failed },
        ...read.map(({ name, ...page }) => ({ what: name, ...page })),
      ],
      processor,
      audit: await hall.audit(candidates.map((candidate) => candidate.promised())),
    };
  } finally {
    for (const candidate of candidates) candidate.close();
    await hall.close();
    await database.close();
  }
}
