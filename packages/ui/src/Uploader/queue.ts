import { extensionOf, type UploadLimits } from './limits.ts';
import type { UploadedFile, UploadErrorCode } from './transport.ts';

/** Bytes of a chunk. */
export const chunkBytes = 4 * 1024 * 1024;
/** How often a chunk is tried again. */
export const maxRetries = 3;
/** How many files are under way at once; the others wait. */
const parallel = 2;

/** What the queue knows of a file; its bytes stay outside. */
export interface FileFacts {
  id: string;
  name: string;
  size: number;
  /** When it was last changed, in ms. */
  modifiedAt: number;
}

/** What is wrong with a file. `broken` is everything that another try may cure. */
export interface UploadProblem {
  code: UploadErrorCode | 'broken';
  /** The server's own words, where it had some. */
  message?: string;
}

export type UploadStatus =
  | 'refused'
  | 'waiting'
  | 'reading'
  | 'starting'
  | 'sending'
  | 'finishing'
  | 'paused'
  | 'failed'
  | 'done';

export interface UploadItem extends FileFacts {
  status: UploadStatus;
  /** Known once the first chunk has been hashed. */
  key: string | null;
  session: string | null;
  /** Leading chunks that the server holds. */
  received: number;
  /** Bytes of the current chunk that have left. */
  bytesUnderWay: number;
  /** Failures of the current step so far. */
  attempt: number;
  /** Counts starts; news of an earlier run is stale. */
  run: number;
  problem: UploadProblem | null;
  result: UploadedFile | null;
}

export type UploadQueue = readonly UploadItem[];

/** News of a step that was under way. */
type StepEvent =
  | { type: 'read'; key: string }
  | { type: 'started'; session: string; received: number }
  | { type: 'moved'; bytes: number }
  | { type: 'sent' }
  | { type: 'broke'; problem: UploadProblem }
  | { type: 'finished'; result: UploadedFile };

/** What people do. */
type PersonEvent =
  | { type: 'added'; files: readonly FileFacts[]; limits: UploadLimits; existing: readonly UploadedFile[] }
  | { type: 'replaced'; file: FileFacts; limits: UploadLimits }
  | { type: 'paused' | 'resumed' | 'removed'; id: string };

export type UploadEvent = PersonEvent | (StepEvent & { id: string; run: number });

/** What is to be done next, in order. */
export type UploadEffect =
  | { type: 'read' | 'start' | 'finish'; id: string; run: number; attempt: number }
  | { type: 'send'; id: string; run: number; index: number; attempt: number }
  | { type: 'stop'; id: string }
  | { type: 'remember'; key: string; session: string }
  | { type: 'forget'; key: string }
  | { type: 'report'; id: string; result: UploadedFile };

export interface Transition {
  queue: UploadQueue;
  effects: UploadEffect[];
}

const underWay: ReadonlySet<UploadStatus> = new Set(['reading', 'starting', 'sending', 'finishing']);

/** Tells whether a file is being worked on. */
export const isUnderWay = (item: UploadItem): boolean => underWay.has(item.status);

/** Tells whether a file was refused, here or by the server: only another file helps, so no progress is shown. */
export const isRefused = ({ problem }: UploadItem): boolean =>
  problem !== null && problem.code !== 'broken' && problem.code !== 'invalid';

/** Counts the chunks of a file: none for an empty one, no empty one behind an exact multiple. */
export const chunksOf = (size: number): number => Math.ceil(size / chunkBytes);

/** Tells how much of a file the server has, 0 to 100; 100 only when all is done. */
export function percentOf({ status, size, received, bytesUnderWay }: UploadItem): number {
  if (status === 'done') return 100;
  if (size === 0) return 0;
  const sent = Math.min(size, received * chunkBytes + bytesUnderWay);
  return Math.min(99, Math.floor((sent / size) * 100));
}

function problemOf(
  file: FileFacts,
  { limits, kept, count }: { limits: UploadLimits; kept: UploadQueue; count: number },
  existing: readonly UploadedFile[],
): UploadProblem | null {
  const isSame = (other: FileFacts) =>
    other.name === file.name && other.size === file.size && other.modifiedAt === file.modifiedAt;
  if (kept.some(isSame) || existing.some(({ name, size }) => name === file.name && size === file.size))
    return { code: -602 };
  if (!limits.types.includes(extensionOf(file.name))) return { code: -601 };
  if (file.size === 0) return { code: 'empty' };
  if (file.size > limits.maxBytes) return { code: -600 };
  if (limits.maxFiles !== undefined && count >= limits.maxFiles) return { code: 'count' };
  return null;
}

const itemOf = (file: FileFacts, problem: UploadProblem | null): UploadItem => ({
  ...file,
  status: problem ? 'refused' : 'waiting',
  key: null,
  session: null,
  received: 0,
  bytesUnderWay: 0,
  attempt: 0,
  run: 0,
  problem,
  result: null,
});

const isCounted = ({ status }: UploadItem) => status !== 'refused' && status !== 'done';

/** The effect that does an item's current step. */
function effectOf(item: UploadItem): UploadEffect | null {
  const { id, run, attempt } = item;
  switch (item.status) {
    case 'reading':
      return { type: 'read', id, run, attempt };
    case 'starting':
      return { type: 'start', id, run, attempt };
    case 'sending':
      return { type: 'send', id, run, attempt, index: item.received };
    case 'finishing':
      return { type: 'finish', id, run, attempt };
    default:
      return null;
  }
}

/** Starts waiting files while there is room. */
function admit({ queue, effects }: Transition): Transition {
  let room = parallel - queue.filter(isUnderWay).length;
  const next = queue.map((item) => {
    if (item.status !== 'waiting' || room <= 0) return item;
    room -= 1;
    const started: UploadItem = {
      ...item,
      status: item.key === null ? 'reading' : 'starting',
      run: item.run + 1,
      attempt: 0,
      bytesUnderWay: 0,
      problem: null,
    };
    const effect = effectOf(started);
    if (effect) effects.push(effect);
    return started;
  });
  return { queue: next, effects };
}

/** Goes to the step that follows once `received` chunks are there. */
const onwards = (item: UploadItem): UploadItem => ({
  ...item,
  status: item.received < chunksOf(item.size) ? 'sending' : 'finishing',
  bytesUnderWay: 0,
  attempt: 0,
});

interface Step {
  item: UploadItem;
  effects: UploadEffect[];
}

/** Takes one item a step further; the effect of its new step is added by the caller. */
function stepOf(item: UploadItem, event: StepEvent, others: UploadQueue): Step {
  switch (event.type) {
    case 'read': {
      const isThere = others.some((other) => other.key === event.key && other.status !== 'refused');
      if (isThere) return { item: { ...item, status: 'refused', problem: { code: -602 } }, effects: [] };
      return { item: { ...item, key: event.key, status: 'starting', attempt: 0 }, effects: [] };
    }
    case 'started': {
      const received = Math.max(0, Math.min(chunksOf(item.size), Math.floor(event.received) || 0));
      const next = onwards({ ...item, session: event.session, received });
      const effects: UploadEffect[] =
        item.key === null ? [] : [{ type: 'remember', key: item.key, session: event.session }];
      return { item: next, effects };
    }
    case 'moved':
      return { item: { ...item, bytesUnderWay: Math.max(item.bytesUnderWay, event.bytes) }, effects: [] };
    case 'sent':
      return { item: onwards({ ...item, received: item.received + 1 }), effects: [] };
    case 'finished':
      return {
        item: { ...item, status: 'done', result: event.result },
        effects: [
          ...(item.key === null ? [] : [{ type: 'forget', key: item.key } as const]),
          { type: 'report', id: item.id, result: event.result },
        ],
      };
    case 'broke': {
      const { problem } = event;
      if (problem.code === 'broken' && item.attempt < maxRetries) {
        return { item: { ...item, attempt: item.attempt + 1, bytesUnderWay: 0 }, effects: [] };
      }
      return { item: { ...item, status: 'failed', problem, bytesUnderWay: 0 }, effects: [] };
    }
  }
}

/** Which news an item is waiting for in each step; any other is out of place. */
const awaited: Partial<Record<UploadStatus, StepEvent['type']>> = {
  reading: 'read',
  starting: 'started',
  sending: 'sent',
  finishing: 'finished',
};

function isAwaited(item: UploadItem, type: StepEvent['type']): boolean {
  if (type === 'broke') return isUnderWay(item);
  if (type === 'moved') return item.status === 'sending';
  return awaited[item.status] === type;
}

/**
 * The whole life of an upload queue, without bytes, clocks or React: an event in,
 * the next queue and what is to be done out. News of an earlier run, and news that
 * the item does not wait for, change nothing.
 */
export function transition(queue: UploadQueue, event: UploadEvent): Transition {
  switch (event.type) {
    case 'added': {
      const { limits, existing } = event;
      let count = existing.length + queue.filter(isCounted).length;
      const kept = queue.filter(
        ({ status, result }) =>
          status !== 'refused' && (status !== 'done' || existing.some(({ id }) => id === result?.id)),
      );
      for (const file of event.files) {
        const problem = problemOf(file, { limits, kept, count }, existing);
        kept.push(itemOf(file, problem));
        if (!problem) count += 1;
      }
      return admit({ queue: kept, effects: [] });
    }
    case 'replaced': {
      const effects: UploadEffect[] = queue.filter(isUnderWay).map(({ id }) => ({ type: 'stop', id }));
      const problem = problemOf(event.file, { limits: event.limits, kept: [], count: 0 }, []);
      return admit({ queue: [itemOf(event.file, problem)], effects });
    }
    case 'paused':
    case 'resumed':
    case 'removed':
      return admit(byPerson(queue, event.type, event.id));
    default: {
      const effects: UploadEffect[] = [];
      const next = queue.map((item) => {
        if (item.id !== event.id || item.run !== event.run || !isAwaited(item, event.type)) return item;
        const step = stepOf(
          item,
          event,
          queue.filter(({ id }) => id !== item.id),
        );
        effects.push(...step.effects);
        const effect = event.type === 'moved' ? null : effectOf(step.item);
        if (effect) effects.push(effect);
        return step.item;
      });
      return admit({ queue: next, effects });
    }
  }
}

function byPerson(queue: UploadQueue, type: 'paused' | 'resumed' | 'removed', id: string): Transition {
  const item = queue.find((candidate) => candidate.id === id);
  if (!item) return { queue, effects: [] };
  const stop: UploadEffect[] = isUnderWay(item) ? [{ type: 'stop', id }] : [];
  const put = (changed: UploadItem) => queue.map((other) => (other.id === id ? changed : other));
  if (type === 'removed') return { queue: queue.filter((other) => other.id !== id), effects: stop };
  if (type === 'paused') {
    if (!isUnderWay(item) && item.status !== 'waiting') return { queue, effects: [] };
    return { queue: put({ ...item, status: 'paused', bytesUnderWay: 0, run: item.run + 1 }), effects: stop };
  }
  if (item.status !== 'paused' && item.status !== 'failed') return { queue, effects: [] };
  return { queue: put({ ...item, status: 'waiting', problem: null }), effects: [] };
}
