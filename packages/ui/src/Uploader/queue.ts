import { extensionOf, type UploadLimits } from './limits.ts';
import type { UploadedFile, UploadErrorCode } from './transport.ts';

/** Size of a chunk in bytes. */
export const chunkBytes = 4 * 1024 * 1024;
/** Maximum number of retries of a chunk. */
export const maxRetries = 3;
/** Maximum number of concurrent uploads; other files wait. */
const maxParallel = 2;

/** A file's properties in the queue; its bytes are kept outside. */
export interface FileFacts {
  id: string;
  name: string;
  size: number;
  /** Time of the last modification, in ms since the epoch. */
  modifiedAt: number;
}

/** Reason why a file was refused or failed. `broken` stands for all errors that a retry may resolve. */
export interface UploadProblem {
  code: UploadErrorCode | 'broken';
  /** Error message of the server, if any. */
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
  /** Identifies the file; null until its first chunk has been hashed. */
  key: string | null;
  session: string | null;
  /** Number of leading chunks that the server has received. */
  received: number;
  /** Bytes of the current chunk that have been sent. */
  bytesUnderWay: number;
  /** Number of failures of the current step. */
  attempt: number;
  /** Number of starts; events of an earlier run are stale. */
  run: number;
  problem: UploadProblem | null;
  result: UploadedFile | null;
}

export type UploadQueue = readonly UploadItem[];

/** Progress or result of a step. */
type StepEvent =
  | { type: 'read'; key: string }
  | { type: 'started'; session: string; received: number }
  | { type: 'moved'; bytes: number }
  | { type: 'sent' }
  | { type: 'broke'; problem: UploadProblem }
  | { type: 'finished'; result: UploadedFile };

/** Action of the user. */
type UserEvent =
  | { type: 'added'; files: readonly FileFacts[]; limits: UploadLimits; existing: readonly UploadedFile[] }
  | { type: 'replaced'; file: FileFacts; limits: UploadLimits }
  | { type: 'paused' | 'resumed' | 'removed'; id: string };

export type UploadEvent = UserEvent | (StepEvent & { id: string; run: number });

/** Side effect to run, in order. */
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

const inProgress: ReadonlySet<UploadStatus> = new Set(['reading', 'starting', 'sending', 'finishing']);

/** Returns whether a file is currently being uploaded. */
export const isUnderWay = (item: UploadItem): boolean => inProgress.has(item.status);

/**
 * Returns whether a file was refused, by the limits or by the server: retrying cannot help, so no progress is
 * shown.
 */
export const isRefused = ({ problem }: UploadItem): boolean =>
  problem !== null && problem.code !== 'broken' && problem.code !== 'invalid';

/** Returns the number of chunks of a file; 0 for an empty file. */
export const chunksOf = (size: number): number => Math.ceil(size / chunkBytes);

/** Returns the uploaded share of a file in percent; 100 only when the upload is finished. */
export function percentOf({ status, size, received, bytesUnderWay }: UploadItem): number {
  if (status === 'done') return 100;
  if (size === 0) return 0;
  const sent = Math.min(size, received * chunkBytes + bytesUnderWay);
  return Math.min(99, Math.floor((sent / size) * 100));
}

function problemOf(
  file: FileFacts,
  { limits, queue, count }: { limits: UploadLimits; queue: UploadQueue; count: number },
  existing: readonly UploadedFile[],
): UploadProblem | null {
  const isSame = (other: FileFacts) =>
    other.name === file.name && other.size === file.size && other.modifiedAt === file.modifiedAt;
  if (queue.some(isSame) || existing.some(({ name, size }) => name === file.name && size === file.size))
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

/** Returns the side effect that performs an item's current step. */
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

/** Starts waiting files up to the limit of concurrent uploads. */
function admit({ queue, effects }: Transition): Transition {
  let room = maxParallel - queue.filter(isUnderWay).length;
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

/** Sets the next step: sends the next chunk, or finishes if all have been received. */
const nextStep = (item: UploadItem): UploadItem => ({
  ...item,
  status: item.received < chunksOf(item.size) ? 'sending' : 'finishing',
  bytesUnderWay: 0,
  attempt: 0,
});

interface Step {
  item: UploadItem;
  effects: UploadEffect[];
}

/** Applies an event to one item; the caller adds the side effect of the new step. */
function stepOf(item: UploadItem, event: StepEvent, others: UploadQueue): Step {
  switch (event.type) {
    case 'read': {
      const isThere = others.some((other) => other.key === event.key && other.status !== 'refused');
      if (isThere) return { item: { ...item, status: 'refused', problem: { code: -602 } }, effects: [] };
      return { item: { ...item, key: event.key, status: 'starting', attempt: 0 }, effects: [] };
    }
    case 'started': {
      const received = Math.max(0, Math.min(chunksOf(item.size), Math.floor(event.received) || 0));
      const next = nextStep({ ...item, session: event.session, received });
      const effects: UploadEffect[] =
        item.key === null ? [] : [{ type: 'remember', key: item.key, session: event.session }];
      return { item: next, effects };
    }
    case 'moved':
      return { item: { ...item, bytesUnderWay: Math.max(item.bytesUnderWay, event.bytes) }, effects: [] };
    case 'sent':
      return { item: nextStep({ ...item, received: item.received + 1 }), effects: [] };
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

/** The event that completes each step; other events are ignored. */
const completingEvents: Partial<Record<UploadStatus, StepEvent['type']>> = {
  reading: 'read',
  starting: 'started',
  sending: 'sent',
  finishing: 'finished',
};

function isAwaited(item: UploadItem, type: StepEvent['type']): boolean {
  if (type === 'broke') return isUnderWay(item);
  if (type === 'moved') return item.status === 'sending';
  return completingEvents[item.status] === type;
}

/**
 * State machine of the upload queue, without bytes, timers or React: takes an event and returns the next queue
 * and the side effects to run. Ignores events of an earlier run and events that do not fit the item's status.
 */
export function transition(queue: UploadQueue, event: UploadEvent): Transition {
  switch (event.type) {
    case 'added': {
      const { limits, existing } = event;
      let count = existing.length + queue.filter(isCounted).length;
      const remaining = queue.filter(
        ({ status, result }) =>
          status !== 'refused' && (status !== 'done' || existing.some(({ id }) => id === result?.id)),
      );
      for (const file of event.files) {
        const problem = problemOf(file, { limits, queue: remaining, count }, existing);
        remaining.push(itemOf(file, problem));
        if (!problem) count += 1;
      }
      return admit({ queue: remaining, effects: [] });
    }
    case 'replaced': {
      const effects: UploadEffect[] = queue.filter(isUnderWay).map(({ id }) => ({ type: 'stop', id }));
      const problem = problemOf(event.file, { limits: event.limits, queue: [], count: 0 }, []);
      return admit({ queue: [itemOf(event.file, problem)], effects });
    }
    case 'paused':
    case 'resumed':
    case 'removed':
      return admit(applyUserAction(queue, event.type, event.id));
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

function applyUserAction(queue: UploadQueue, type: 'paused' | 'resumed' | 'removed', id: string): Transition {
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
