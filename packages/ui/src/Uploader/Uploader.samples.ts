import type { UploadMemory } from './memory.ts';
import type { UploadTransport } from './transport.ts';

/** Sessions that are forgotten with the story. */
export function createSampleMemory(): UploadMemory {
  const entries = new Map<string, string>();
  return {
    get: (key) => entries.get(key),
    set: (key, session) => void entries.set(key, session),
    delete: (key) => void entries.delete(key),
  };
}

export interface SampleBehaviour {
  /** What a chunk meets; `attempt` counts from 0. @defaultValue it arrives */
  onChunk?: (chunk: { index: number; attempt: number; signal: AbortSignal }) => Promise<void>;
  /** What the last step answers. @defaultValue the file */
  onFinish?: () => never;
}

/** Waits until the upload is stopped, like a line that is cut. */
export const never = (signal: AbortSignal): Promise<void> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));

/** A server in memory, for stories and tests. */
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
