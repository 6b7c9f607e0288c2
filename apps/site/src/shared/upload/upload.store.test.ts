// @vitest-environment node
import { amount, createClient, text } from '@lectern/sdk';
import * as upload from '@lectern/sdk/endpoints/upload';
import { mockRoute, refuse, refuseWith, routesFetch } from '@lectern/sdk/testing';
import { UploadError, type UploadTransport } from '@lectern/ui/Uploader';
import { beforeEach, expect, test, vi } from 'vitest';
import { createTransport } from './upload.store.ts';

/** What the fake platform did, and what it refuses next. */
const platform = vi.hoisted(() => ({
  begun: [] as string[],
  parts: [] as number[],
  records: [] as unknown[],
  refusals: [] as (string | number)[],
}));

vi.mock('../client/client.ts', () => {
  let tokens = 0;
  const throwNextRefusal = (): void => {
    const next = platform.refusals.shift();
    if (typeof next === 'number') throw refuseWith(next);
    if (next !== undefined && next !== 'ok') throw refuse(next, '服务器的话');
  };
  const client = createClient({
    origin: 'https://school.example',
    fetch: routesFetch([
      mockRoute(upload.token, () => ({ uptoken: `leave ${(tokens += 1)}` })),
      mockRoute(upload.begin, (input) => {
        throwNextRefusal();
        const known = text(input?.key);
        const key = platform.begun.includes(known)
          ? known
          : `7/2026-11-21/coldatatypefile/00000000-0000-4000-8000-` +
            `${String(platform.begun.length).padStart(12, '0')}.${text(input?.extension)}`;
        platform.begun.push(key);
        return { session: String(platform.begun.length), key, received: 0 };
      }),
      mockRoute(upload.sendPart, (input) => {
        throwNextRefusal();
        platform.parts.push(amount(Number(input?.session)));
        return { received: 1 };
      }),
      mockRoute(upload.finish, (input) => {
        throwNextRefusal();
        const key = platform.begun[Number(input?.session) - 1] ?? '';
        return { key, url: `/files/${key}`, size: 3 };
      }),
      mockRoute(upload.saveAttachment, (input) => {
        throwNextRefusal();
        platform.records.push(input);
        return { resourceId: 'r1', url: '/files/a.pdf' };
      }),
    ]),
  });
  return { siteClient: async () => client, request: client.request.bind(client) };
});

const file = new File(['abc'], '成绩单.PDF');
const { signal } = new AbortController();
let transport: UploadTransport;

beforeEach(() => {
  for (const list of Object.values(platform)) list.length = 0;
  transport = createTransport('studentInfo');
});

const start = (known?: string) =>
  transport.start({ file, key: 'fingerprint', session: known, chunks: 1 }, signal);
const send = (name: string) =>
  transport.sendChunk({
    file,
    session: name,
    index: 0,
    start: 0,
    end: 3,
    bytes: file,
    attempt: 0,
    signal,
    onProgress: () => undefined,
  });

test('a file is stored and recorded as an attachment', async () => {
  const { session: name, received } = await start();
  expect(received).toBe(0);
  expect(name).toMatch(/^7\/\d{4}-\d{2}-\d{2}\/coldatatypefile\/[0-9a-f-]{36}\.pdf$/);
  await send(name);
  const stored = await transport.finish({ file, session: name, chunks: 1 }, signal);
  expect(stored).toEqual({ id: 'r1', name: '成绩单.PDF', size: 3, url: '/files/a.pdf' });
  expect(platform.records).toEqual([
    {
      fileName: '成绩单.PDF',
      fileType: 'pdf',
      sourcePath: name,
      sourceSize: 3,
      fileCategory: 'pdf',
      uploadType: 'studentInfo',
      deductionSpaceFlag: 1,
    },
  ]);
});

test('an interrupted upload resumes under its key', async () => {
  const { session: name } = await start();
  expect(
    await createTransport('studentInfo').start(
      { file, key: 'fingerprint', session: name, chunks: 1 },
      signal,
    ),
  ).toMatchObject({ session: name });
  expect(platform.begun).toEqual([name, name]);
});

test('an upload unknown to the server starts under a new key', async () => {
  const gone = '7/2026-01-01/coldatatypefile/00000000-0000-4000-8000-999999999999.pdf';
  const { session: name } = await start(gone);
  expect(name).not.toBe(gone);
});

test.each([
  ['-600', -600],
  ['-601', -601],
  ['-602', -602],
  ['-603', 'space'],
  [413, -600],
] as const)('a refusal of %s ends the upload with the server’s message', async (refusal, code) => {
  const { session: name } = await start();
  platform.refusals.push(refusal);
  await expect(send(name)).rejects.toMatchObject({
    code,
    ...(typeof refusal === 'string' && { message: '服务器的话' }),
  });
});

test('a file is refused before any byte is sent if there is no space', async () => {
  platform.refusals.push('-603');
  await expect(start()).rejects.toMatchObject({ code: 'space', message: '服务器的话' });
  expect([platform.begun, platform.parts]).toEqual([[], []]);
});

test('a 503 is not final, so that the uploader retries', async () => {
  const { session: name } = await start();
  platform.refusals.push(503);
  const failed = await send(name).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(Error);
  expect(failed).not.toBeInstanceOf(UploadError);
});
