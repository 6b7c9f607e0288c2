import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { EndpointShape } from '@lectern/sdk';
import type * as Modules from '../../apps/backend/src/modules.ts';
import type * as LayOut from '../../apps/backend/test/layOutCall.ts';
import type * as Connections from '../../apps/backend/src/platform/database/connection.ts';
import type * as Logins from '../../apps/backend/src/modules/login/login.repo.ts';
import type * as Sessions from '../../apps/backend/src/platform/auth/sessions.ts';

/** Timeout of a read; generous, since this is no performance test. */
const TIMEOUT_MS = 30_000;

/** A read request as the pages of a version send it. */
interface Read {
  readonly name: string;
  readonly url: string;
  readonly init: RequestInit;
}

/** Ids in the demonstration, by what they identify. */
type SampleIds = Readonly<Record<string, string>>;

/** The read requests of pages, as listed by a version. */
interface ListedReads {
  readonly calls: readonly {
    readonly id: string;
    readonly how: string;
    readonly input: (places: SampleIds) => object | undefined;
  }[];
}

/** Finds the ids for the read requests in a version's database. */
interface FoundPlaces {
  readonly findPlaces: (databaseUrl: string) => Promise<SampleIds>;
}

/** Returns every read request of a version's pages, for the student of its demonstration with the most data. */
async function readsOf(program: string, databaseUrl: string): Promise<Read[]> {
  const load = (path: string) => import(pathToFileURL(join(program, path)).href);
  const { calls }: ListedReads = await load('bench/volume/calls.ts');
  const { findPlaces }: FoundPlaces = await load('bench/volume/places.ts');
  const { modules }: typeof Modules = await load('apps/backend/src/modules.ts');
  const { layOutCall }: typeof LayOut = await load('apps/backend/test/layOutCall.ts');
  const { connect }: typeof Connections = await load('apps/backend/src/platform/database/connection.ts');
  const { findById }: typeof Logins = await load('apps/backend/src/modules/login/login.repo.ts');
  const { startSession }: typeof Sessions = await load('apps/backend/src/platform/auth/sessions.ts');
  const endpoints = new Map<string, EndpointShape>(
    modules.flatMap(({ routes }) => routes.map(({ endpoint }) => [endpoint.id, endpoint] as const)),
  );
  const { db, close } = connect(databaseUrl, { poolSize: 1 });
  try {
    const ids = await findPlaces(databaseUrl);
    const user = await findById(db, ids['companyId'] ?? '', ids['userId'] ?? '');
    if (user === undefined) throw new Error('There is no student to read as');
    const token = await startSession(db, { now: () => new Date() }, { user });
    const reads = calls.map(async ({ id, how, input }): Promise<Read | undefined> => {
      const [endpoint, given] = [endpoints.get(id), input(ids)];
      if (endpoint?.method !== 'GET' || given === undefined) return undefined;
      const { url } = await layOutCall<Record<string, unknown>, unknown>(endpoint, { ...given }, undefined);
      return { name: `${id} ${how}`.trim(), url, init: { headers: { authorization: token } } };
    });
    return (await Promise.all(reads)).filter((read) => read !== undefined);
  } finally {
    await close();
  }
}

/** Returns the outcome of a request: its status, and the platform's code if there is one. */
async function outcomeOf(origin: string, { url, init }: Read): Promise<string> {
  try {
    const reply = await fetch(`${origin}${url}`, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const code = /^\{"code":"(\w+)"/.exec(await reply.text())?.[1] ?? '';
    return `${reply.status} ${code}`.trim();
  } catch (error) {
    return error instanceof Error ? String(error.cause ?? error) : String(error);
  }
}

/** Result of the repeated reads. */
export interface EveryRead {
  /** Number of different requests that the version itself answers. */
  readonly kinds: number;
  /** How often all of them were sent. */
  readonly rounds: number;
  /** Replies that differed from the first ones, one line each. */
  readonly problems: readonly string[];
}

/**
 * Sends every read request of a version repeatedly, like pages that stay open while the version is replaced.
 * Each outcome must equal the first one.
 * @param program folder of the version that answers at first
 * @returns a function that ends it after one more complete round
 */
export async function startReading(
  program: string,
  databaseUrl: string,
  origin: string,
): Promise<() => Promise<EveryRead>> {
  const reads = await readsOf(program, databaseUrl);
  const first = new Map<string, string>();
  for (const read of reads) first.set(read.name, await outcomeOf(origin, read));
  const problems = new Set<string>();
  let rounds = 0;
  let isOver = false;
  async function readAll(): Promise<void> {
    for (const read of reads) {
      const [expected, outcome] = [first.get(read.name), await outcomeOf(origin, read)];
      if (outcome !== expected) problems.add(`${read.name}: ${outcome} in place of ${expected}`);
    }
    rounds += 1;
  }
  const reading = (async () => {
    while (!isOver) await readAll();
    await readAll();
  })();
  return async () => {
    isOver = true;
    await reading;
    const kinds = [...first.values()].filter((outcome) => outcome.startsWith('200')).length;
    return { kinds, rounds, problems: [...problems] };
  };
}
