import { chmod, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { openFolder } from '../../../../test/openFolder.ts';
import { ownerFor, postgresFolders } from './postgresFolders.ts';
import { defaultDataDir, isRoot } from '../../config/dataDir.ts';

let base: string;
beforeEach(async () => {
  base = await openFolder();
  await chmod(base, 0o755);
});

test('postgresFolders puts the database and its programs into the data folder', async () => {
  const { home, cache } = await postgresFolders(join(base, 'school'));
  expect([home, cache]).toEqual([join(base, 'school/postgres'), join(base, 'school/programs')]);
  expect((await stat(home)).mode & 0o777).toBe(0o700);
});

test('postgresFolders closes the data folder to everybody but owner and group, also an existing one', async () => {
  const [fresh, open] = [join(base, 'school/data'), join(base, 'open')];
  await mkdir(open);
  await chmod(open, 0o2755);
  for (const dataDir of [fresh, open]) {
    await postgresFolders(dataDir);
    expect((await stat(dataDir)).mode & 0o007).toBe(0);
  }
  expect((await stat(open)).mode & 0o7770).toBe(0o2750);
});

test('postgresFolders rejects a database that an earlier version stored elsewhere, with the command to move it', async () => {
  await writeFile(join(base, 'postgres.location'), '/elsewhere/of/old\n');
  await expect(postgresFolders(base)).rejects.toThrow(`mv /elsewhere/of/old ${join(base, 'postgres')}`);
});

test('defaultDataDir returns .data in the project folder', () => {
  expect(defaultDataDir(base)).toBe(join(base, '.data'));
});

describe.runIf(isRoot())('as root', () => {
  test('defaultDataDir is below /var/lib/lectern if PostgreSQL’s user cannot enter the project', async () => {
    const closed = join(base, 'closed');
    await mkdir(join(closed, 'lectern'), { recursive: true });
    await chmod(closed, 0o700);
    expect(defaultDataDir(join(closed, 'lectern'))).toMatch(/^\/var\/lib\/lectern\/lectern-[0-9a-f]{8}$/);
    expect(defaultDataDir(join(closed, 'lectern'))).not.toBe(defaultDataDir(join(closed, 'other/lectern')));
  });

  test('postgresFolders lets PostgreSQL’s user into a closed data folder by its group alone', async () => {
    const dataDir = join(base, 'school');
    await mkdir(dataDir, { mode: 0o700 });
    const { home, owner } = await postgresFolders(dataDir);
    const { gid } = ownerFor(home);
    expect(await stat(dataDir)).toMatchObject({ uid: 0, gid });
    expect((await stat(dataDir)).mode & 0o777).toBe(0o710);
    expect(await stat(home)).toMatchObject({ ...owner });
  });

  test('postgresFolders rejects a closed parent folder by name, and leaves its mode unchanged', async () => {
    const closed = join(base, 'closed');
    await mkdir(closed, { mode: 0o700 });
    await expect(postgresFolders(join(closed, 'school'))).rejects.toThrow(`has no access to ${closed}`);
    expect((await stat(closed)).mode & 0o777).toBe(0o700);
  });
});
