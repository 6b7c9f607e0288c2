import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as upload from '@lectern/sdk/endpoints/upload';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callOn, type TestApp } from '../../test/createTestApp.ts';
import { openFolder } from '../../test/openFolder.ts';
import { openTestApp } from '../../test/openTestApp.ts';
import { type S3Server, startS3Server } from '../../test/servers/s3Server.ts';
import { runCommand } from '../../test/runCommand.ts';
import { type App, buildApp } from '../app.ts';
import { EXIT } from '../commands/program.ts';
import { PART_BYTES } from '../modules/upload/index.ts';
import type { BucketSettings } from '../platform/config/providers.ts';
import { pathOfKey } from '../platform/files/folderFileStore.ts';

let app: TestApp;
let folder: string;
let server: S3Server;
let token: string;
let others: App[];
beforeEach(async () => {
  app = await openTestApp();
  folder = await openFolder();
  server = await startS3Server();
  others = [];
  const { company } = await app.addCompany('localhost');
  token = await app.tokenOf(await app.addUser(company));
  vi.stubEnv('LECTERN_MODE', 'test');
  vi.stubEnv('DATABASE_URL', app.databaseUrl);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const { server: other } of others) await other.close();
  await server.close();
});

/** Starts another process on the database. */
async function start(dataDir: string, bucket?: BucketSettings): Promise<App> {
  const config = { ...app.parts.config, dataDir, bucket };
  const other = await buildApp({ config, databaseUrl: app.databaseUrl, clock: app.clock });
  others.push(other);
  return other;
}

/** Makes commands use a data folder, and a bucket where one is given. */
function useEnvironment(dataDir: string, bucket?: BucketSettings): void {
  vi.stubEnv('LECTERN_DATA', dataDir);
  if (bucket === undefined) return;
  vi.stubEnv('S3_BUCKET', bucket.bucket);
  vi.stubEnv('S3_ENDPOINT', bucket.endpoint);
  vi.stubEnv('S3_ACCESS_KEY_ID', bucket.accessKeyId);
  vi.stubEnv('S3_ACCESS_KEY_SECRET', bucket.accessKeySecret);
  vi.stubEnv('S3_PATH_STYLE', '1');
}

const callAsStudent = async <In extends object, Out>(
  on: App,
  ...[endpoint, input]: [Parameters<typeof callOn<In, Out>>[1], Parameters<typeof callOn<In, Out>>[2]]
) => (await callOn(on, endpoint, input, { token })).body;
const requestUploadToken = async (on: App): Promise<string> =>
  (await callAsStudent(on, upload.token, { origin: 'http://localhost' })).data.uptoken;

async function beginUpload(on: App, size: number): Promise<{ session: string; key: string }> {
  return (
    await callAsStudent(on, upload.begin, { uptoken: await requestUploadToken(on), extension: 'txt', size })
  ).data;
}
const sendPart = async (on: App, session: string, index: number, text: string) =>
  callAsStudent(on, upload.sendPart, {
    uptoken: await requestUploadToken(on),
    session,
    index: String(index),
    file: new File([text], 'part'),
  });
const finishUpload = async (on: App, session: string) =>
  callAsStudent(on, upload.finish, { uptoken: await requestUploadToken(on), session });

async function storeFile(on: App, text: string): Promise<string> {
  const { session, key } = await beginUpload(on, text.length);
  await sendPart(on, session, 0, text);
  expect((await finishUpload(on, session)).code).toBe('1');
  return key;
}
const download = async (on: App, key: string, headers = {}) =>
  on.server.inject({ url: `/files/${key}`, headers: { host: 'localhost', ...headers } });

test('a process with another file folder does not start, and its error says why', async () => {
  const other = join(folder, 'other');
  await expect(start(other)).rejects.toThrow(
    /are stored in a folder that is not .*other\/files\. All processes/,
  );
  await expect(start(join(folder, 'third'))).rejects.toThrow('files here');
  await start(app.parts.config.dataDir);

  // The folder was copied by hand.
  useEnvironment(other);
  expect((await runCommand('files', 'check')).err).toContain('are stored in a folder that is not');
  expect((await runCommand('files', 'here')).code).toBe(EXIT.done);
  await start(other);
  await expect(start(app.parts.config.dataDir)).rejects.toThrow('are stored in a folder that is not');
});

test('an upload started in one process can be continued in another, and both serve the file', async () => {
  const [one, two] = [join(folder, 'one'), join(folder, 'two')];
  useEnvironment(one, server.settings);
  expect((await runCommand('files', 'here')).code).toBe(EXIT.done);
  const [first, second] = [await start(one, server.settings), await start(two, server.settings)];
  const parts = ['a'.repeat(PART_BYTES), 'b'.repeat(PART_BYTES), 'end'];
  const { session, key } = await beginUpload(first, 2 * PART_BYTES + 3);
  await sendPart(first, session, 0, parts[0] ?? '');
  expect((await beginUpload(second, 1)).session).not.toBe(session);
  await sendPart(second, session, 1, parts[1] ?? '');
  await sendPart(first, session, 2, parts[2] ?? '');
  expect((await finishUpload(second, session)).code).toBe('1');
  for (const process of [first, second]) expect((await download(process, key)).body).toBe(parts.join(''));
  const range = await download(first, key, { range: `bytes=${2 * PART_BYTES - 1}-` });
  expect([range.statusCode, range.body]).toEqual([206, 'bend']);
  // No part of an upload is left, and the file is in the bucket alone.
  expect([...server.objects.keys()].toSorted()).toEqual([`files/${key}`, 'place']);
  // One part is changed in the bucket.
  const interrupted = await beginUpload(first, 3);
  await sendPart(first, interrupted.session, 0, 'abc');
  for (const [name, object] of server.objects)
    if (name.startsWith('uploads/')) server.objects.set(name, { ...object, bytes: Buffer.from('abd') });
  expect((await finishUpload(second, interrupted.session)).code).toBe('-601');
});

test('downloads redirect to a signed address of the bucket if so configured', async () => {
  useEnvironment(folder, server.settings);
  await runCommand('files', 'here');
  const signing = await start(folder, { ...server.settings, hasSignedDownloads: true });
  const key = await storeFile(signing, 'notes');
  const reply = await download(signing, key);
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([302, 'no-store']);
  const there = await fetch(String(reply.headers['location']));
  expect([there.status, await there.text(), there.headers.get('content-type')]).toEqual([
    200,
    'notes',
    'text/plain',
  ]);
  const unsigned = String(reply.headers['location']).split('?')[0] ?? '';
  expect((await fetch(unsigned)).status).toBe(403);
});

test('files move copies all files into the bucket under running processes, and names damaged ones', async () => {
  const { dataDir } = app.parts.config;
  const before = [
    await storeFile(app, 'one'),
    await storeFile(app, 'two'),
    await storeFile(app, 'three'),
    await storeFile(app, 'four'),
  ];
  const ready = await start(dataDir, server.settings);
  // Until the move begins, all processes write files to the folder.
  const folderOnly = await storeFile(ready, 'five');
  expect((await download(app, folderOnly)).body).toBe('five');

  useEnvironment(dataDir);
  expect((await runCommand('files', 'move')).err).toContain('no bucket to move to');
  useEnvironment(dataDir, server.settings);
  await writeFile(pathOfKey(dataDir, before[1] ?? ''), 'tow');
  const inPart = await runCommand('files', 'move');
  expect([inPart.code, inPart.out]).toEqual([EXIT.inPart, expect.stringContaining(`4 files were copied`)]);
  expect(inPart.out).toContain(before[1]);
  // From the beginning of the move, new files are written to the bucket.
  const during = await storeFile(ready, 'six');
  expect([server.objects.has(`files/${during}`), (await download(ready, during)).body]).toEqual([
    true,
    'six',
  ]);
  expect((await download(ready, before[0] ?? '')).body).toBe('one');

  await writeFile(pathOfKey(dataDir, before[1] ?? ''), 'two');
  expect((await runCommand('files', 'move')).out).toBe(
    '1 file was copied; all files are in the bucket now. Run the command once more before you delete the folder.\n',
  );
  await rm(join(dataDir, 'files'), { recursive: true });
  const after = await start(join(folder, 'new machine'), server.settings);
  const all = [...before, folderOnly, during];
  expect(await Promise.all(all.map(async (key) => (await download(after, key)).body))).toEqual([
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
  ]);
  expect((await runCommand('files', 'check')).out).toBe(
    'All 6 files are present and match their checksums.\n',
  );
  await expect(start(dataDir)).rejects.toThrow('are stored in a bucket that is not');

  server.objects.delete(`files/${during}`);
  const checked = await runCommand('files', 'check');
  expect([checked.code, checked.out]).toEqual([
    EXIT.inPart,
    `Problems with 1 of 6 files:\n  ${during} is missing\n`,
  ]);
});

test('an unusable or public bucket aborts the start, naming the bucket', async () => {
  await expect(start(folder, { ...server.settings, accessKeySecret: 'wrong' })).rejects.toThrow(
    'The bucket school (S3_BUCKET) cannot be used. SignatureDoesNotMatch',
  );
  server.isPublic = true;
  await expect(start(folder, server.settings)).rejects.toThrow('Make it private');
});
