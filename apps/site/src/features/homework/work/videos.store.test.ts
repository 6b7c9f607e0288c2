// @vitest-environment jsdom
import { ApiError, decodeReply } from '@lectern/sdk';
import { detail } from '@lectern/sdk/endpoints/homework';
import { chunkBytes, UploadError } from '@lectern/ui/Uploader';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answer, fakeSchool, setUpFakeSchool } from '../../../shared/testing/school.fixture.ts';
import { replacePorts } from '../../../shared/ports.ts';
import { downloadStored } from '../../../shared/upload/downloadStored.ts';
import { createWorkTransport, followVideo, storeVideoStates, videos } from './videos.store.ts';

vi.mock('../../../shared/client/client.ts', () => import('../../../shared/testing/school.fixture.ts'));
vi.mock('../../../shared/upload/downloadStored.ts');

const file = new File([new Uint8Array(chunkBytes + 1)], '讲解.MP4');
const { signal } = new AbortController();
const NOW = 1_000_000;

let sent: { url: string; fields: [string, unknown][]; range: string }[];
let statuses: number[];
let waits: number;

const authorization = (more: Record<string, unknown> = {}) => ({
  provider: 'sandbox',
  videoId: 'v1',
  uploadUrl: '/sandbox/video',
  fields: { sign: 'a' },
  expiresAt: new Date(NOW + 1000).toISOString(),
  ...more,
});
const refusal = (code: string) => () => {
  throw new ApiError({ kind: 'business', endpoint: 'x', code, message: '学校的话' });
};
const answerWith = (answers: Record<string, Answer>) =>
  (fakeSchool.answers = new Map(Object.entries(answers)));
const calledIds = () => fakeSchool.calls.map(([id]) => id);

setUpFakeSchool();
beforeEach(() => {
  [sent, statuses, waits] = [[], [], 0];
  for (const id of Object.keys(videos)) delete videos[id];
  replacePorts({ now: () => NOW, wait: async () => void (waits += 1) });
  vi.stubGlobal(
    'fetch',
    async (url: string, { body, headers }: { body: FormData; headers: Record<string, string> }) => {
      sent.push({
        url,
        fields: [...body.entries()].map(([name, value]) => [
          name,
          value instanceof File ? value.size : value,
        ]),
        range: headers['Content-Range'] ?? '',
      });
      return new Response('', { status: statuses.shift() ?? 200 });
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const createTransport = () => createWorkTransport('3', ['mp4']);
const start = (transport = createTransport(), known?: string) =>
  transport.start({ file, key: 'k', session: known, chunks: 2 }, signal);
const part = (index: number) => {
  const [from, end] = [index * chunkBytes, Math.min(file.size, (index + 1) * chunkBytes)];
  return {
    file,
    session: 'v1',
    index,
    start: from,
    end,
    bytes: file.slice(from, end),
    attempt: 0,
    signal,
    onProgress: () => undefined,
  };
};

test('a video is uploaded to its provider in chunks with the authorised fields, and the school is notified', async () => {
  answerWith({
    'homework.videoAuthorization': () => authorization(),
    'homework.videoSuccess': () => ({
      fileId: 'v1',
      fileName: '讲解.MP4',
      videoState: 'processing',
      url: '',
    }),
  });
  const transport = createTransport();
  expect(await start(transport)).toEqual({ session: 'v1', received: 0 });
  await transport.sendChunk(part(0));
  await transport.sendChunk(part(1));
  expect(sent).toEqual([
    {
      url: `${location.origin}/sandbox/video`,
      fields: [
        ['sign', 'a'],
        ['file', chunkBytes],
      ],
      range: `bytes 0-${chunkBytes - 1}/${file.size}`,
    },
    {
      url: `${location.origin}/sandbox/video`,
      fields: [
        ['sign', 'a'],
        ['file', 1],
      ],
      range: `bytes ${chunkBytes}-${chunkBytes}/${file.size}`,
    },
  ]);
  expect(await transport.finish({ file, session: 'v1', chunks: 2 }, signal)).toEqual({
    id: 'v1',
    name: '讲解.MP4',
    size: file.size,
  });
  expect(videos).toEqual({ v1: { state: 'processing', url: '' } });
});

test('a file that is not a video is downloaded like any stored file', () => {
  createTransport().open?.({ id: 'k', name: '作文.pdf', url: '/files/k.pdf' });
  expect(downloadStored).toHaveBeenCalledExactlyOnceWith({ name: '作文.pdf', url: '/files/k.pdf' });
});

test('an upload resumes after the received chunks, and starts over if the school does not know it', async () => {
  answerWith({
    'homework.videoResumeSign': () => ({ ...authorization(), uploadedSize: chunkBytes }),
    'homework.videoAuthorization': () => authorization({ videoId: 'v2' }),
  });
  expect(await start(createTransport(), 'v1')).toEqual({ session: 'v1', received: 1 });
  fakeSchool.answers.set('homework.videoResumeSign', () => ({ ...authorization(), uploadedSize: file.size }));
  expect(await start(createTransport(), 'v1')).toEqual({ session: 'v1', received: 2 });
  expect(fakeSchool.calls.at(-1)).toEqual(['homework.videoResumeSign', { videoId: 'v1', homeworkId: '3' }]);
  fakeSchool.answers.set('homework.videoResumeSign', refusal('0'));
  expect(await start(createTransport(), 'v1')).toEqual({ session: 'v2', received: 0 });
});

test('an authorisation that has expired or that the provider rejects with 403 is renewed', async () => {
  answerWith({
    'homework.videoAuthorization': () => authorization({ expiresAt: new Date(NOW).toISOString() }),
    'homework.videoResumeSign': () => ({ ...authorization({ fields: { sign: 'b' } }), uploadedSize: 0 }),
  });
  const transport = createTransport();
  await start(transport);
  await transport.sendChunk(part(0));
  expect(sent[0]?.fields[0]).toEqual(['sign', 'b']);
  statuses = [403];
  await expect(transport.sendChunk(part(1))).rejects.toThrow('403');
  await transport.sendChunk(part(1));
  expect(calledIds()).toEqual([
    'homework.videoAuthorization',
    'homework.videoResumeSign',
    'homework.videoResumeSign',
  ]);
});

test.each<[string, Answer, unknown]>([
  ['a file that is too large', refusal('-600'), { code: -600, message: '学校的话' }],
  ['no provider', refusal('0'), { code: -601, message: '学校的话' }],
  ['a javascript: address', () => authorization({ uploadUrl: 'javascript:alert(1)' }), { code: 'invalid' }],
  [
    'an address without HTTPS',
    () => authorization({ uploadUrl: 'http://evil.example/' }),
    { code: 'invalid' },
  ],
  ['no video id', () => authorization({ videoId: null }), { code: 'invalid' }],
])('an upload is not retried after a permanent error: %s', async (_, answer, problem) => {
  answerWith({ 'homework.videoAuthorization': answer });
  const error = await start().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UploadError);
  expect(error).toMatchObject(problem as object);
});

test('a processing video is polled until it is ready', async () => {
  const files = [{ fileId: 'v1', videoState: 'processing' }, { fileId: '7', videoState: null }, null, 5];
  storeVideoStates(decodeReply(detail, { files }).files);
  const states = ['processing', 'ready'];
  answerWith({
    'homework.videoSuccess': () => ({ fileId: 'v1', videoState: states.shift(), url: '/sandbox/video/a' }),
  });
  await followVideo('3', 'v1', signal);
  expect(videos).toEqual({ v1: { state: 'ready', url: `${location.origin}/sandbox/video/a` } });
  expect([waits, calledIds().length]).toEqual([2, 2]);
});

test.each<[string, Answer, string]>([
  [
    'a javascript: address',
    () => ({ fileId: 'v1', videoState: 'ready', url: 'javascript:alert(1)' }),
    'failed',
  ],
  ['an unknown state', () => ({ fileId: 'v1', videoState: 'odd' }), 'lost'],
  ['a video unknown to the school', refusal('0'), 'lost'],
  ['an empty reply', () => undefined, 'lost'],
])('a video with an invalid state or address is not played: %s', async (_, answer, state) => {
  answerWith({ 'homework.videoSuccess': answer });
  await followVideo('3', 'v1', signal);
  expect(videos['v1']).toEqual({ state, url: '' });
});
