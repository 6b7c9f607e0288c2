// @vitest-environment node
import { amount, createClient, text } from '@lectern/sdk';
import * as upload from '@lectern/sdk/endpoints/upload';
import { mockRoute, refuse, refuseWith, routesFetch } from '@lectern/sdk/testing';
import { UploadError, type UploadTransport } from '@lectern/ui/Uploader';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '../session/session.store.ts';
import { createTransport } from './upload.store.ts';

/** What the platform did, and what it is to refuse next. */
const platform = vi.hoisted(() => ({
  begun: [] as string[],
  parts: [] as number[],
  records: [] as unknown[],
  refusals: [] as (string | number)[],
}));

vi.mock('../boot/client.ts', () => {
  let tokens = 0;
  const meet = (): void => {
    const next = platform.refusals.shift();
    if (typeof next === 'number') throw refuseWith(next);
    if (next !== undefined && next !== 'ok') throw refuse(next, '服务器的话');
  };
  const client = createClient({
    origin: 'https://school.example',
    fetch: routesFetch([
      mockRoute(upload.token, () => ({ uptoken: `leave ${(tokens += 1)}` })),
      mockRoute(upload.begin, (input) => {
        meet();
        platform.begun.push(text(input?.key));
        return { session: String(platform.begun.length), received: 0 };
      }),
      mockRoute(upload.sendPart, (input) => {
        meet();
        platform.parts.push(amount(Number(input?.session)));
        return { received: 1 };
      }),
      mockRoute(upload.finish, (input) => {
        meet();
        const key = platform.begun[Number(input?.session) - 1] ?? '';
        return { key, url: `/files/${key}`, size: 3 };
      }),
      mockRoute(upload.saveAttachment, (input) => {
        meet();
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
  session.companyId = '7';
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

test('a file goes into the storage and on record', async () => {
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

test('an upload that was cut off goes on under its key', async () => {
  const { session: name } = await start();
  expect(
    await createTransport('studentInfo').start(
      { file, key: 'fingerprint', session: name, chunks: 1 },
      signal,
    ),
  ).toMatchObject({ session: name });
  expect(platform.begun).toEqual([name, name]);
});

test("another student's unfinished upload of the same file is not taken over", async () => {
  platform.refusals.push('-602');
  const { session: name } = await start('7/2026-01-01/coldatatypefile/theirs.pdf');
  expect(platform.begun).toEqual([name]);
});

test.each([
  ['-600', -600],
  ['-601', -601],
  ['-602', -602],
  ['-603', 'space'],
  [413, -600],
] as const)('a refusal of %s is final, with the words of the server', async (refusal, code) => {
  const { session: name } = await start();
  platform.refusals.push(refusal);
  await expect(send(name)).rejects.toMatchObject({
    code,
    ...(typeof refusal === 'string' && { message: '服务器的话' }),
  });
});

test('what may pass is tried again by the uploader', async () => {
  const { session: name } = await start();
  platform.refusals.push(503);
  const failed = await send(name).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(Error);
  expect(failed).not.toBeInstanceOf(UploadError);
});
