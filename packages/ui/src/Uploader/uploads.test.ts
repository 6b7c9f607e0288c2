import { afterEach, expect, test, vi } from 'vitest';
import { fingerprint } from './fingerprint.ts';
import { genericLimits } from './limits.ts';
import type { UploadMemory } from './memory.ts';
import { chunkBytes, percentOf } from './queue.ts';
import { UploadError, type UploadTransport } from './transport.ts';
import { createUploads, type UploadsOptions } from './uploads.ts';

afterEach(() => vi.unstubAllGlobals());

const memoryOf = (entries = new Map<string, string>()): UploadMemory => ({
  get: (key) => entries.get(key),
  set: (key, session) => void entries.set(key, session),
  delete: (key) => void entries.delete(key),
});

/** A server that stores chunks by session and can be made to fail. */
function createServer() {
  const sessions = new Map<string, Blob[]>();
  const attempts: string[] = [];
  const failures: unknown[] = [];
  const transport: UploadTransport = {
    async start({ session }) {
      const id = session !== undefined && sessions.has(session) ? session : `s${sessions.size + 1}`;
      const held = sessions.get(id) ?? [];
      sessions.set(id, held);
      return { session: id, received: held.length };
    },
    async sendChunk({ session, index, attempt, bytes, onProgress, signal }) {
      attempts.push(`${index}/${attempt}`);
      onProgress(bytes.size / 2);
      const failure = failures.shift();
      if (failure === 'never') {
        await new Promise((_, reject) =>
          signal.addEventListener('abort', () => reject(new Error('aborted'))),
        );
      }
      if (failure) throw failure;
      const held = sessions.get(session) ?? [];
      held[index] = bytes;
      sessions.set(session, held);
    },
    async finish({ file, session }) {
      return { id: `${session}:${new Blob(sessions.get(session)).size}`, name: file.name };
    },
  };
  return { transport, attempts, failures, sessions };
}

function setUp(more: Partial<UploadsOptions> = {}) {
  const server = createServer();
  const onUploaded = vi.fn();
  const onError = vi.fn();
  const options: UploadsOptions = {
    transport: server.transport,
    limits: genericLimits,
    memory: memoryOf(),
    wait: async () => {},
    onUploaded,
    onError,
    ...more,
  };
  return { ...server, onUploaded, onError, uploads: createUploads(() => options), options };
}

const fileOf = (size: number) => new File([new Uint8Array(size)], 'a.pdf', { lastModified: 1 });

test.each([
  ['a small file', 9, ['0/0']],
  ['a file of an exact multiple of 4 MB', 2 * chunkBytes, ['0/0', '1/0']],
  ['a file one byte larger', 2 * chunkBytes + 1, ['0/0', '1/0', '2/0']],
])('%s is uploaded completely', async (_, size, sent) => {
  const { uploads, onUploaded, attempts } = setUp();
  uploads.add([fileOf(size)], []);
  await vi.waitFor(() => expect(onUploaded).toHaveBeenCalledWith({ id: `s1:${size}`, name: 'a.pdf', size }));
  expect(attempts).toEqual(sent);
  expect(percentOf(uploads.current()[0]!)).toBe(100);
});

test('a chunk that fails three times succeeds on the fourth attempt', async () => {
  const { uploads, onUploaded, attempts, failures } = setUp();
  failures.push(new Error('cut'), new Error('cut'), new Error('cut'));
  uploads.add([fileOf(9)], []);
  await vi.waitFor(() => expect(onUploaded).toHaveBeenCalledOnce());
  expect(attempts).toEqual(['0/0', '0/1', '0/2', '0/3']);
});

test('the same file resumes after a reload', async () => {
  const memory = memoryOf();
  const first = setUp({ memory });
  first.failures.push(undefined, 'never');
  first.uploads.add([fileOf(3 * chunkBytes)], []);
  await vi.waitFor(() => expect(first.attempts).toEqual(['0/0', '1/0']));
  first.uploads.stop();
  expect(first.uploads.current()[0]?.status).toBe('paused');
  expect(first.onError).not.toHaveBeenCalled();

  const onUploaded = vi.fn();
  const reloaded = createUploads(() => ({ ...first.options, onUploaded }));
  reloaded.add([fileOf(3 * chunkBytes)], []);
  await vi.waitFor(() => expect(onUploaded).toHaveBeenCalledOnce());
  expect(first.attempts).toEqual(['0/0', '1/0', '1/0', '2/0']);
  expect(first.sessions.size).toBe(1);
});

test('an error with a code is reported at once and not retried', async () => {
  const { uploads, failures, attempts, onError } = setUp();
  failures.push(new UploadError('space', '空间不足'));
  uploads.add([fileOf(9)], []);
  await vi.waitFor(() =>
    expect(uploads.current()[0]?.problem).toEqual({ code: 'space', message: '空间不足' }),
  );
  expect(attempts).toEqual(['0/0']);
  expect(onError).toHaveBeenCalledOnce();
});

test('a reply without an id is an invalid response', async () => {
  const { transport } = createServer();
  const { uploads } = setUp({ transport: { ...transport, finish: async () => ({ id: '', name: '' }) } });
  uploads.add([fileOf(9)], []);
  await vi.waitFor(() => expect(uploads.current()[0]?.problem?.code).toBe('invalid'));
});

test('the fingerprint covers the first chunk, size and name; without https only size and name', async () => {
  const [one, same, other] = await Promise.all([
    fingerprint(new File(['abc'], 'a.pdf')),
    fingerprint(new File(['abc'], 'a.pdf')),
    fingerprint(new File(['abd'], 'a.pdf')),
  ]);
  expect(one).toBe(same);
  expect(one).not.toBe(other);
  expect(one).toMatch(/^[0-9a-f]{64}-3-a\.pdf$/);
  vi.stubGlobal('crypto', {});
  expect(await fingerprint(new File(['abc'], 'a.pdf'))).toBe('3-a.pdf');
});
