import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { openFolder } from '../../../test/openFolder.ts';
import { replyOf } from '../http/errorReply.ts';
import { folderPartStore } from '../../modules/upload/partStore.ts';
import { settle, writeBytes, writeNew } from './wholeFile.ts';

let folder: string;
beforeEach(async () => {
  folder = await openFolder();
});

const bytes = new Uint8Array(1000).map((_, index) => index % 251);

test('a partial write is continued until all bytes are written', async () => {
  const parts = folderPartStore(folder, (file, rest, position) =>
    writeBytes(file, rest.subarray(0, 7), position),
  );
  const digest = await parts.write('1', bytes);
  const assembled = await parts.assemble('1', [digest, digest]);
  expect(assembled?.size).toBe(2000);
  expect(await readFile(assembled?.path ?? '')).toEqual(Buffer.concat([bytes, bytes]));
});

test('files and their new folders are accessible to their owner alone', async () => {
  const path = join(folder, 'files/1/a.png');
  await writeNew(`${path}.draft`, [bytes]);
  await settle(`${path}.draft`, path);
  const modes = await Promise.all(
    [path, dirname(path), join(folder, 'files')].map(async (each) => (await stat(each)).mode & 0o777),
  );
  expect(modes).toEqual([0o600, 0o700, 0o700]);
});

test('a full disk answers 503, and leaves no partial file behind', async () => {
  let isFull = false;
  const parts = folderPartStore(folder, async (file, rest, position) => {
    if (isFull) return 0;
    isFull = true;
    return writeBytes(file, rest.subarray(0, 400), position);
  });
  const error = await parts.write('1', bytes).catch((reason: unknown) => reason);
  expect(replyOf(error)?.status).toBe(503);
  expect(await readdir(join(folder, 'uploads', '1'))).toEqual([]);
});

test('settle throws EEXIST if the name has other bytes, and accepts equal bytes', async () => {
  const [draft, path] = [join(folder, 'draft'), join(folder, 'kept')];
  await writeNew(path, [bytes]);
  await writeNew(draft, [bytes.subarray(1)]);
  await expect(settle(draft, path)).rejects.toMatchObject({ code: 'EEXIST' });
  expect(await readFile(path)).toEqual(Buffer.from(bytes));
  await rm(draft);
  await writeNew(draft, [bytes]);
  await settle(draft, path);
  expect(await readdir(folder)).toEqual(['kept']);
});
