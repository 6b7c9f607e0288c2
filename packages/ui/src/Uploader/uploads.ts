import { fingerprint } from './fingerprint.ts';
import type { UploadLimits } from './limits.ts';
import { createBrowserMemory, type UploadMemory } from './memory.ts';
import {
  chunkBytes,
  chunksOf,
  transition,
  type UploadEffect,
  type UploadEvent,
  type UploadItem,
  type UploadProblem,
  type UploadQueue,
} from './queue.ts';
import { UploadError, type UploadedFile, type UploadTransport } from './transport.ts';

export interface UploadsOptions {
  /** Sends the files. */
  transport: UploadTransport;
  /** Limits on files to upload. */
  limits: UploadLimits;
  /** Storage of unfinished sessions. @defaultValue the browser's local storage */
  memory?: UploadMemory;
  /** Called when a file was uploaded. */
  onUploaded: (file: UploadedFile) => void;
  /** Called with each error, before a retry too. */
  onError?: (error: unknown, fileName: string) => void;
  /** Waits before a retry. @defaultValue a timer */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Runs the queue's side effects with a transport and notifies listeners of changes. */
export interface Uploads {
  current: () => UploadQueue;
  subscribe: (listener: () => void) => () => void;
  add: (files: readonly File[], existing: readonly UploadedFile[]) => void;
  /** Replaces all files by one. */
  replace: (file: File) => void;
  pause: (id: string) => void;
  /** Resumes a paused or failed upload after the last chunk received. */
  resume: (id: string) => void;
  remove: (id: string) => void;
  /** Returns the local file of an item, for its preview. */
  fileOf: (id: string) => File | undefined;
  /** Pauses all uploads, for example when the page is left. */
  stop: () => void;
}

const timer = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const done = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(done);
      reject(new DOMException('Stopped', 'AbortError'));
    });
  });

const toProblem = (error: unknown): UploadProblem =>
  error instanceof UploadError
    ? { code: error.code, ...(error.message && { message: error.message }) }
    : { code: 'broken' };

const isUploadedFile = (reply: UploadedFile | null | undefined): reply is UploadedFile =>
  typeof reply?.id === 'string' && reply.id !== '';

/** Creates an upload queue. Reads the options on each use, so they may change. */
export function createUploads(optionsNow: () => UploadsOptions): Uploads {
  const listeners = new Set<() => void>();
  const files = new Map<string, File>();
  const stops = new Map<string, AbortController>();
  const browserMemory = createBrowserMemory();
  const memory = () => optionsNow().memory ?? browserMemory;
  let queue: UploadQueue = [];
  let lastId = 0;

  const send = (event: UploadEvent) => {
    const next = transition(queue, event);
    queue = next.queue;
    for (const listener of listeners) listener();
    for (const effect of next.effects) run(effect);
  };

  const run = (effect: UploadEffect) => {
    switch (effect.type) {
      case 'stop':
        return stops.get(effect.id)?.abort();
      case 'remember':
        return memory().set(effect.key, effect.session);
      case 'forget':
        return memory().delete(effect.key);
      case 'report':
        return optionsNow().onUploaded(effect.result);
      default:
        void work(effect);
    }
  };

  const work = async (effect: UploadStep) => {
    const { id, attempt } = effect;
    const file = files.get(id);
    const item = queue.find((candidate) => candidate.id === id);
    if (!file || !item) return;
    const { transport, onError, wait = timer } = optionsNow();
    const stop = new AbortController();
    stops.set(id, stop);
    const tell = (news: StepNews) => send({ id, run: effect.run, ...news });
    try {
      // Waits 0.5, 1 and 2 s: enough for a short loss of connection, without a long delay.
      if (attempt > 0) await wait(250 * 2 ** attempt, stop.signal);
      tell(await stepFor(effect, { file, item, transport, memory: memory(), signal: stop.signal, tell }));
    } catch (error) {
      if (stop.signal.aborted) return;
      onError?.(error, file.name);
      tell({ type: 'broke', problem: toProblem(error) });
    }
  };

  const factsOf = (file: File) => {
    lastId += 1;
    const id = `file${lastId}`;
    files.set(id, file);
    return { id, name: file.name, size: file.size, modifiedAt: file.lastModified };
  };

  return {
    current: () => queue,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (added, existing) =>
      send({ type: 'added', files: added.map(factsOf), limits: optionsNow().limits, existing }),
    replace: (file) => send({ type: 'replaced', file: factsOf(file), limits: optionsNow().limits }),
    pause: (id) => send({ type: 'paused', id }),
    resume: (id) => send({ type: 'resumed', id }),
    remove(id) {
      send({ type: 'removed', id });
      files.delete(id);
    },
    fileOf: (id) => files.get(id),
    stop() {
      for (const { id } of queue) send({ type: 'paused', id });
    },
  };
}

/** A side effect that performs a step of an item. */
type UploadStep = Extract<UploadEffect, { run: number }>;

type WithoutSender<Event> = Event extends { run: number } ? Omit<Event, 'id' | 'run'> : never;
type StepNews = WithoutSender<UploadEvent>;

interface StepContext {
  file: File;
  item: UploadItem;
  transport: UploadTransport;
  memory: UploadMemory;
  signal: AbortSignal;
  tell: (news: StepNews) => void;
}

/** Performs one step and returns its event. */
async function stepFor(
  effect: UploadStep,
  { file, item, transport, memory, signal, tell }: StepContext,
): Promise<StepNews> {
  const chunks = chunksOf(file.size);
  const session = item.session ?? '';
  switch (effect.type) {
    case 'read':
      return { type: 'read', key: await fingerprint(file) };
    case 'start': {
      const key = item.key ?? '';
      const known = item.session ?? memory.get(key);
      const started = await transport.start({ file, key, session: known, chunks }, signal);
      return { type: 'started', session: started.session, received: started.received ?? 0 };
    }
    case 'send': {
      const start = effect.index * chunkBytes;
      const end = Math.min(file.size, start + chunkBytes);
      await transport.sendChunk({
        file,
        session,
        index: effect.index,
        start,
        end,
        bytes: file.slice(start, end),
        attempt: effect.attempt,
        signal,
        onProgress: (bytes) => tell({ type: 'moved', bytes: Math.min(bytes, end - start) }),
      });
      return { type: 'sent' };
    }
    case 'finish': {
      const result = await transport.finish({ file, session, chunks }, signal);
      if (!isUploadedFile(result)) throw new UploadError('invalid');
      return { type: 'finished', result: { ...result, name: result.name || file.name, size: file.size } };
    }
  }
}
