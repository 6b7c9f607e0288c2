// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createClient } from '../../client/client.ts';
import { manualClock } from '../../client/manualClock.fixture.ts';
import { amount, text } from '../../client/readers.ts';
import { begin, finish, sendPart } from '../../endpoints/upload/parts.ts';
import { saveAttachment, storageDomain, token } from '../../endpoints/upload/upload.ts';
import { memoryStorage } from '../session/storage.ts';
import { mockRoute, refuse, refuseWith, routesFetch } from '../../testing/answer.ts';
import { categoryOf, createUploader, fileFingerprint } from './uploadFile.ts';
import { extensionOf } from './fileName.ts';
import { PART_BYTES, partsOf } from './uploadParts.ts';

const MB = 1024 * 1024;

/** A storage that accepts parts, and fails some by a script. */
function platform({ storage = memoryStorage() } = {}) {
  const sessions = new Map<string, number[]>();
  const tokens: string[] = [];
  const records: unknown[] = [];
  /** Outcomes of the next parts: a status, or `ok`. */
  const fates: (number | 'ok' | '-601')[] = [];
  let issued = 0;
  const useToken = (uptoken: unknown): void => {
    const used = text(uptoken);
    if (tokens.includes(used)) throw refuse('-601', 'an old token');
    tokens.push(used);
  };
  const fetch = routesFetch([
    mockRoute(token, () => ({ uptoken: `token-${(issued += 1)}` })),
    mockRoute(storageDomain, () => ({ qndomain: 'https://files.example' })),
    mockRoute(begin, (input) => {
      useToken(input?.uptoken);
      const known = text(input?.key);
      const key = sessions.has(known)
        ? known
        : `7/2026-11-21/coldatatypefile/00000000-0000-4000-8000-${String(sessions.size).padStart(12, '0')}.${text(input?.extension)}`;
      const parts = sessions.get(key) ?? [];
      sessions.set(key, parts);
      return { session: key, key, received: parts.length };
    }),
    mockRoute(sendPart, (input) => {
      useToken(input?.uptoken);
      const fate = fates.shift() ?? 'ok';
      if (fate === '-601') throw refuse(fate);
      if (fate !== 'ok') throw refuseWith(fate);
      const parts = sessions.get(text(input?.session)) ?? [];
      const file: unknown = input?.file;
      parts[amount(input?.index)] = file instanceof Blob ? file.size : -1;
      return { received: parts.length };
    }),
    mockRoute(finish, (input) => {
      useToken(input?.uptoken);
      const size = (sessions.get(text(input?.session)) ?? []).reduce((sum, part) => sum + part, 0);
      return { key: text(input?.session), url: '', size };
    }),
    mockRoute(saveAttachment, (input) => {
      records.push(input);
      return { resourceId: 'r1', url: '' };
    }),
  ]);
  const clock = manualClock();
  const uploader = createUploader({
    client: createClient({ origin: 'https://school.example', fetch }),
    storage,
    clock,
  });
  return { uploader, sessions, tokens, records, fates, clock, storage };
}

/** Advances the clock until a promise is settled. */
async function advanceUntilSettled<Result>(
  clock: ReturnType<typeof manualClock>,
  wait: Promise<Result>,
): Promise<Result> {
  let isOver = false;
  const over = (): void => void (isOver = true);
  wait.then(over, over);
  while (!isOver) {
    await clock.pass(4000);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return wait;
}

const file = (size: number, name = '作业.PDF'): File => new File([new Uint8Array(size)], name);
const options = { uploadType: 'homework' };

describe('an upload', () => {
  it.each([
    [0, []],
    [1, [1]],
    [PART_BYTES - 1, [PART_BYTES - 1]],
    [PART_BYTES, [PART_BYTES]],
    [PART_BYTES + 1, [PART_BYTES, 1]],
    [2 * PART_BYTES, [PART_BYTES, PART_BYTES]],
  ])('of %i bytes sends the parts %j, each with a fresh token', async (size, parts) => {
    const { uploader, sessions, tokens } = platform();
    const shares: number[] = [];
    const stored = await uploader.upload(file(size), {
      ...options,
      onProgress: (share) => shares.push(share),
    });
    expect([...sessions.values()]).toEqual([parts]);
    expect(partsOf(size)).toBe(parts.length);
    expect(tokens).toHaveLength(parts.length + 2);
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(stored.key).toMatch(/^7\/2026-11-21\/coldatatypefile\/[0-9a-f-]{36}\.pdf$/);
    expect(stored.url).toBe(`https://files.example/${stored.key}`);
  });

  it('is recorded as an attachment', async () => {
    const { uploader, records } = platform();
    const stored = await uploader.upload(file(3), options);
    expect(stored.resourceId).toBe('r1');
    expect(records).toEqual([
      {
        fileName: '作业.PDF',
        fileType: 'pdf',
        sourcePath: stored.key,
        sourceSize: 3,
        fileCategory: 'pdf',
        uploadType: 'homework',
        deductionSpaceFlag: 1,
      },
    ]);
  });

  it('succeeds when each part fails three times', async () => {
    const { uploader, fates, clock, sessions } = platform();
    fates.push(503, 500, 429, 'ok', 503, 503, 503, 'ok');
    await advanceUntilSettled(clock, uploader.upload(file(5 * MB), options));
    expect([...sessions.values()]).toEqual([[PART_BYTES, MB]]);
  });

  it('fails after the third retry of a part, and resumes from there at the next upload', async () => {
    const { uploader, fates, clock, sessions, tokens, storage } = platform();
    fates.push('ok', 503, 503, 503, 503);
    await expect(advanceUntilSettled(clock, uploader.upload(file(9 * MB), options))).rejects.toMatchObject({
      code: '503',
    });
    expect([...sessions.values()]).toEqual([[PART_BYTES]]);
    const before = tokens.length;
    // The same bytes under the same name, as after a reload.
    await uploader.upload(file(9 * MB), options);
    expect([...sessions.values()]).toEqual([[PART_BYTES, PART_BYTES, MB]]);
    expect(tokens.length - before).toBe(1 + 2 + 1);
    expect(storage.getItem(`lectern.upload:${await fileFingerprint(file(9 * MB))}`)).toBeNull();
  });

  it.each(['-601', 413] as const)(
    'refused with %s is not retried, and starts from the beginning next time',
    async (fate) => {
      const { uploader, fates, sessions } = platform();
      fates.push(fate);
      await expect(uploader.upload(file(1), options)).rejects.toMatchObject({ code: String(fate) });
      await uploader.upload(file(1), options);
      expect([...sessions.values()]).toEqual([[], [1]]);
    },
  );

  it('stops when the caller aborts', async () => {
    const { uploader, sessions } = platform();
    const giveUp = new AbortController();
    const upload = uploader.upload(file(9 * MB), {
      ...options,
      signal: giveUp.signal,
      onProgress: (share) => share > 0 && giveUp.abort(),
    });
    await expect(upload).rejects.toMatchObject({ kind: 'aborted' });
    expect([...sessions.values()]).toEqual([[PART_BYTES]]);
  });

  it('works when the storage is full', async () => {
    const full = {
      ...memoryStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const { uploader } = platform({ storage: full });
    expect((await uploader.upload(file(1), options)).resourceId).toBe('r1');
  });
});

describe('file names and fingerprints', () => {
  it.each([
    ['a.pdf', 'pdf'],
    ['a.b.JPEG', 'image'],
    ['a.docx', 'docs'],
    ['a.mp4', 'video'],
    ['a.mp3', 'audio'],
    ['a.zip', 'docs'],
    ['a.rar', 'docs'],
    ['a', 'other'],
  ])('give %s the category %s', (name, category) => {
    expect(categoryOf(name)).toBe(category);
  });

  it.each([
    ['a.PDF', 'pdf'],
    ['a', 'bin'],
    ['.', 'bin'],
    ['a.p/../x', 'bin'],
    ['a.verylongend', 'bin'],
  ])('give %s the extension %s', (fileName, end) => {
    expect(extensionOf(fileName)).toBe(end);
  });

  it('distinguish files by bytes, size and name', async () => {
    const same = await fileFingerprint(file(10));
    expect(await fileFingerprint(file(10))).toBe(same);
    for (const other of [file(11), file(10, 'b.pdf'), new File([new Uint8Array(10).fill(1)], '作业.PDF')])
      expect(await fileFingerprint(other)).not.toBe(same);
  });
});
