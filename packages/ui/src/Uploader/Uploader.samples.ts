import type { UploadMemory } from './memory.ts';
import type { UploadTransport } from './transport.ts';

/** Session storage that lasts as long as the story. */
export function createSampleMemory(): UploadMemory {
  const entries = new Map<string, string>();
  return {
    get: (key) => entries.get(key),
    set: (key, session) => void entries.set(key, session),
    delete: (key) => void entries.delete(key),
  };
}

export interface SampleBehaviour {
  /** Handles a chunk; `attempt` counts from 0. @defaultValue the chunk is received */
  onChunk?: (chunk: { index: number; attempt: number; signal: AbortSignal }) => Promise<void>;
  /** Handles the last step. @defaultValue returns the file */
  onFinish?: () => never;
}

/** Returns a promise that rejects only when the upload is aborted, like a lost connection. */
export const never = (signal: AbortSignal): Promise<void> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));

/** Creates an in-memory server for stories and tests. */
export function createSampleTransport({ onChunk, onFinish }: SampleBehaviour = {}): UploadTransport {
  let count = 0;
  return {
    async start({ session }) {
      return { session: session ?? 'sample' };
    },
    async sendChunk({ index, attempt, signal, onProgress, bytes }) {
      onProgress(Math.floor(bytes.size * 0.5));
      await onChunk?.({ index, attempt, signal });
    },
    async finish({ file }) {
      onFinish?.();
      count += 1;
      return { id: `f${count}`, name: file.name };
    },
  };
}
