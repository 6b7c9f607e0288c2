import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFolder } from '../../../test/openFolder.ts';
import { type S3Server, startS3Server } from '../../../test/servers/s3Server.ts';
import { readBucketSettings } from '../config/providers.ts';
import { readSettings } from '../config/readSettings.ts';
import { replyOf } from '../http/errorReply.ts';
import { AwayError } from '../http/errors.ts';
import { type Bucket, openBucket, refusePublic } from './bucket.ts';
import { bucketFileStore } from './bucketFileStore.ts';
import { type FileStore, newFileKey, readWhole } from './fileStore.ts';
import { folderFileStore } from './folderFileStore.ts';
import { writeNew } from './wholeFile.ts';

/** Settings of an external service; `tools/swift.sh` starts one and sets them. */
const externalSettings = readBucketSettings(readSettings(process.env), 'test');

const folder = await openFolder();
let server: S3Server;
let bucket: Bucket;
beforeAll(async () => {
  server = await startS3Server();
  bucket = await openBucket(server.settings);
});
afterAll(async () => {
  bucket.close();
  await server.close();
});

const MEGABYTE = 1024 * 1024;
const UNSIGNED_DOWNLOADS = { hasSignedDownloads: false };
const stores: Readonly<Record<string, () => Promise<FileStore>>> = {
  'a folder': async () => folderFileStore(folder),
  'a bucket': async () => bucketFileStore(bucket, UNSIGNED_DOWNLOADS),
  ...(externalSettings !== undefined && {
    'the bucket of a service': async () =>
      bucketFileStore(await openBucket(externalSettings), UNSIGNED_DOWNLOADS),
  }),
};

describe.each(Object.entries(stores))('a file store in %s', (_, open) => {
  let store: FileStore;
  let company: string;
  beforeAll(async () => {
    store = await open();
    company = String(Date.now());
  });
  const newKey = (of = company): string => newFileKey(of, 'pdf', new Date('2026-03-02T01:00:00Z'));
  const draftOf = async (bytes: Uint8Array): Promise<string> => {
    const path = join(folder, `draft-${randomBytes(8).toString('hex')}`);
    await writeNew(path, [bytes]);
    return path;
  };

  test('returns stored bytes, whole and by range', async () => {
    const key = newKey();
    const bytes = randomBytes(1000);
    expect(await store.open(key)).toBeUndefined();
    await store.put(key, bytes);
    expect(await readWhole(store, key)).toEqual(bytes);
    const file = await store.open(key);
    expect(file?.size).toBe(1000);
    expect(await buffer(await file!.read(10, 19))).toEqual(bytes.subarray(10, 20));
    const empty = newKey();
    await store.put(empty, new Uint8Array());
    expect(await readWhole(store, empty)).toEqual(Buffer.alloc(0));
  });

  test('adopts a draft larger than an upload part, and the same draft again', async () => {
    const key = newKey();
    // Two parts of a multipart upload, and a byte.
    const bytes = randomBytes(16 * MEGABYTE + 1);
    await store.adopt(key, await draftOf(bytes));
    expect((await readWhole(store, key))?.equals(bytes)).toBe(true);
    const again = await draftOf(bytes);
    await store.adopt(key, again);
    await expect(stat(again)).rejects.toThrow('ENOENT');
  });

  test('rejects other bytes under an existing key', async () => {
    const key = newKey();
    await store.put(key, Buffer.from('mine'));
    await expect(store.put(key, Buffer.from('yours'))).rejects.toMatchObject({ code: 'EEXIST' });
    const draft = await draftOf(Buffer.from('yours'));
    await expect(store.adopt(key, draft)).rejects.toMatchObject({ code: 'EEXIST' });
    expect(String(await readWhole(store, key))).toBe('mine');
  });

  test('removes one file, or all files of one company', async () => {
    const other = newKey(`${company}1`);
    await store.put(other, Buffer.from('stays'));
    const keys = Array.from({ length: 5 }, () => newKey());
    for (const key of keys) await store.put(key, Buffer.from(key));
    const [first = '', second = ''] = keys;
    await store.remove(first);
    await store.remove(first);
    expect([await store.open(first), String(await readWhole(store, second))]).toEqual([undefined, second]);
    await store.removeAllOf(company);
    for (const key of keys) expect(await store.open(key), key).toBeUndefined();
    expect(String(await readWhole(store, other))).toBe('stays');
    await store.removeAllOf(`${company}1`);
  });

  test.each(['../secret', '1/2026-03-02/other/x.pdf', ''])('rejects the invalid key "%s"', async (key) => {
    await expect(store.open(key)).rejects.toThrow('This is no key');
    await expect(store.put(key, new Uint8Array())).rejects.toThrow('This is no key');
  });
});

describe('a bucket', () => {
  const put = (name: string) => bucket.put(name, Buffer.from('private'));
  const addressOf = (name: string) =>
    bucket.addressOf(name, { contentType: 'application/pdf', disposition: 'attachment; filename="a.pdf"' });

  test('answers 403 without a signature, and accepts a signed address for its object and method alone', async () => {
    await put('one');
    await put('two');
    const plainAddress = `${server.settings.endpoint}/school/one`;
    expect((await fetch(plainAddress)).status).toBe(403);
    const signed = await addressOf('one');
    const reply = await fetch(signed);
    expect([reply.status, await reply.text()]).toEqual([200, 'private']);
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="a.pdf"');
    expect(reply.headers.get('content-type')).toBe('application/pdf');
    expect((await fetch(signed.replace('/one?', '/two?'))).status).toBe(403);
    expect((await fetch(signed.replace('X-Amz-Expires=300', 'X-Amz-Expires=900'))).status).toBe(403);
    expect((await fetch(signed, { method: 'DELETE' })).status).toBe(403);
  });

  test('is refused if it is public', async () => {
    await put('place');
    await refusePublic(server.settings, 'place');
    server.isPublic = true;
    await expect(refusePublic(server.settings, 'place')).rejects.toThrow('Make it private');
    server.isPublic = false;
  });

  test('is retried while it is overloaded, and gives 503 if unreachable', async () => {
    server.failures = 2;
    await put('later');
    expect(server.objects.has('later')).toBe(true);
    const away = await openBucket({ ...server.settings, endpoint: 'http://127.0.0.1:1' });
    const error = await away.put('never', Buffer.from('x')).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(AwayError);
    expect(replyOf(error)?.status).toBe(503);
    away.close();
  });

  test('rejects a wrong access key secret', async () => {
    const strange = await openBucket({ ...server.settings, accessKeySecret: 'another' });
    await expect(strange.put('no', Buffer.from('x'))).rejects.toThrow('SignatureDoesNotMatch');
    strange.close();
    expect(server.objects.has('no')).toBe(false);
  });

  test('keeps nothing of an interrupted upload, and deletes old unfinished uploads', async () => {
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield Buffer.alloc(17 * MEGABYTE);
      throw new Error('the disk is gone');
    }
    await expect(bucket.putPieces('half', broken())).rejects.toThrow('the disk is gone');
    expect([server.objects.has('half'), server.uploads.size]).toEqual([false, 0]);

    // An unfinished upload of a killed process.
    server.uploads.set('old', { name: 'x', sha256: undefined, initiated: new Date(1000), parts: new Map() });
    server.uploads.set('new', { name: 'y', sha256: undefined, initiated: new Date(5000), parts: new Map() });
    await bucket.forgetUnfinished(new Date(3000));
    expect([...server.uploads.keys()]).toEqual(['new']);
    server.uploads.clear();
  });
});
