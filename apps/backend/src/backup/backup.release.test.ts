import { copyFile, mkdir, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { openFolder } from '../../test/openFolder.ts';
import { openTestApp } from '../../test/openTestApp.ts';
import { startS3Server } from '../../test/servers/s3Server.ts';
import { runCommand } from '../../test/runCommand.ts';
import { recordRestore, refuseUnfinished } from '../platform/database/unfinishedRestore.ts';
import { EXIT } from '../commands/program.ts';
import { connect, type Queryable } from '../platform/database/connection.ts';
import { migrate } from '../platform/database/migrating/migrate.ts';
import { fileStore, newFileKey } from '../platform/files/fileStore.ts';
import { makeTables, readFacts, readTables } from './tables.ts';

const WAIT_OPTIONS = { timeout: 120_000 };
const RESTORED = `restored_${process.pid}`;
const RESTORED_IDENTIFIER = sql.identifier(RESTORED);

/** Returns the address of another database of the test server. */
function addressOf(name: string): string {
  const address = new URL(inject('databaseUrl'));
  address.pathname = `/${name}`;
  return address.href;
}

async function runOnServer(statement: SQL): Promise<void> {
  const { db, close } = connect(addressOf('postgres'), { poolSize: 1 });
  await db.execute(statement);
  await close();
}

const restoredUrl = addressOf(RESTORED);

const app = await openTestApp({ seed: true });
const folder = await openFolder();
let key: { file: string; to: string };
beforeAll(async () => {
  const data = app.parts.config.dataDir;
  await mkdir(join(data, 'files/1'), { recursive: true });
  await writeFile(join(data, 'files/1/work.pdf'), Buffer.alloc(300_000, 'work'));
  await writeFile(join(data, 'files/1/empty'), '');
  await writeFile(join(data, 'secret'), 'the secret of this data folder, 32 characters\n', { mode: 0o600 });
  await mkdir(join(data, 'builds'), { recursive: true });
  await writeFile(join(data, 'builds/script.js'), 'of the program');
  vi.stubEnv('LECTERN_MODE', 'test');
  vi.stubEnv('INIT_CWD', folder);
  const { out } = await runCommand('backup', 'key');
  key = { file: join(folder, 'key'), to: /age1\w+/.exec(out)?.[0] ?? '' };
  await writeFile(key.file, out);
}, WAIT_OPTIONS.timeout);
beforeEach(async () => {
  useEnvironment(app.databaseUrl, app.parts.config.dataDir);
  await runOnServer(sql`drop database if exists ${RESTORED_IDENTIFIER} with (force)`);
  await runOnServer(sql`create database ${RESTORED_IDENTIFIER}`);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await runOnServer(sql`drop database if exists ${RESTORED_IDENTIFIER} with (force)`);
});

/** Makes commands use a database and a data folder. */
function useEnvironment(databaseUrl: string, dataDir: string): void {
  vi.stubEnv('DATABASE_URL', databaseUrl);
  vi.stubEnv('LECTERN_DATA', dataDir);
}

async function makeBackup(name: string): Promise<string> {
  const { code, err } = await runCommand('backup', 'make', name, `--to=${key.to}`);
  expect([code, err]).toEqual([EXIT.done, '']);
  return join(folder, name, (await readdir(join(folder, name)))[0] ?? '');
}

/** Reads all rows of a database, in a stable order. */
async function readAllRows(url: string): Promise<Record<string, string[]>> {
  const { db, close } = connect(url, { poolSize: 1 });
  const found: Record<string, string[]> = {};
  await db.transaction(async (tx) => {
    for await (const { table, lines } of readTables(tx)) (found[table] ??= []).push(...lines);
  });
  await close();
  for (const lines of Object.values(found)) lines.sort();
  return found;
}

test(
  'a restore on an empty machine brings back all rows, files and sequences, without the built site',
  WAIT_OPTIONS,
  async () => {
    const file = await makeBackup('all');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    // Its contents are not readable without the key.
    const bytes = await readFile(file);
    expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    expect(bytes.includes('workworkwork') || bytes.includes('Lectern2026')).toBe(false);

    const dataDir = join(folder, 'machine');
    useEnvironment(restoredUrl, dataDir);
    const restored = await runCommand('backup', 'restore', file, `--key=${key.file}`);
    expect(restored.err).toBe('');
    const own = app.parts.config.dataDir;
    const files = (await readdir(own, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => relative(own, join(entry.parentPath, entry.name)))
      .filter((name) => !name.startsWith('builds'));
    // Files that the demonstration's students handed in, besides those of this test.
    expect(files.length).toBeGreaterThan(4);
    expect(restored.out).toMatch(
      new RegExp(`^Restored \\d+ rows and ${files.length} files of the backup of .*\\.\\n$`),
    );
    const [before, after] = [await readAllRows(app.databaseUrl), await readAllRows(restoredUrl)];
    expect(Object.keys(after)).toEqual(Object.keys(before));
    for (const [table, rows] of Object.entries(before)) expect(after[table], table).toEqual(rows);

    expect(files).toEqual(
      expect.arrayContaining(['files/1/work.pdf', 'files/1/empty', 'files/.place', 'secret']),
    );
    for (const name of files)
      expect(await readFile(join(dataDir, name))).toEqual(await readFile(join(own, name)));
    expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600);
    expect(await readdir(dataDir)).not.toContain('builds');

    // Foreign keys, triggers and sequences work as before.
    const { db, close } = connect(restoredUrl, { poolSize: 1 });
    const keysOf = async (where: Queryable) =>
      (await where.execute(sql`select conname from pg_constraint where contype = 'f' order by conname`)).rows;
    expect(await keysOf(db)).toEqual(await keysOf(app.parts.connection.db));
    const off = await db.execute(sql`select 1 from pg_trigger where not tgisinternal and tgenabled = 'D'`);
    expect(off.rows).toEqual([]);
    const { rows: made } = await db.execute<{ id: string }>(
      sql`insert into companies (name, hosts) values ('new', '{new}') returning id`,
    );
    expect(before['companies']?.map((line) => JSON.parse(line).id)).not.toContain(Number(made[0]?.id));
    await close();
  },
);

test(
  'a restore is refused over existing data, with a wrong key, and from a truncated or modified file',
  WAIT_OPTIONS,
  async () => {
    const file = await makeBackup('refused');
    const restore = (from: string, as = key.file) => runCommand('backup', 'restore', from, `--key=${as}`);
    expect((await restore(file)).err).toContain('The database has tables already');

    useEnvironment(restoredUrl, app.parts.config.dataDir);
    expect((await restore(file)).err).toContain('has files and secret already');

    useEnvironment(restoredUrl, join(folder, 'other'));
    await writeFile(join(folder, 'strange'), (await runCommand('backup', 'key')).out);
    expect((await restore(file, join(folder, 'strange'))).err).toContain('cannot be decrypted with this key');

    const missing = join(folder, 'missing.tar.age');
    expect((await restore(missing)).err).toContain(`There is no file or folder ${missing}.`);

    const { size } = await stat(file);
    const bytes = await readFile(file);
    bytes[size - 5000] = (bytes[size - 5000] ?? 0) ^ 1;
    await writeFile(join(folder, 'changed'), bytes);
    expect((await restore(join(folder, 'changed'))).err).toContain('is truncated or modified');
    const wholeFolder = join(folder, 'whole');
    await copyFile(file, wholeFolder);
    await truncate(file, size - 70_000);
    useEnvironment(restoredUrl, join(folder, 'another'));
    expect((await restore(file)).code).toBe(EXIT.failed);
    // Resets the database, so that the complete backup can be restored.
    const { db, close } = connect(restoredUrl, { poolSize: 1 });
    expect(await db.$count(sql`pg_class where relnamespace = 'public'::regnamespace`)).toBe(0);
    await close();
    expect(await readdir(join(folder, 'another')).catch(() => [])).toEqual([]);
    expect((await restore(wholeFolder)).err).toBe('');
  },
);

test(
  'a restore runs again after its process was killed, and blocks server starts until then',
  WAIT_OPTIONS,
  async () => {
    const file = await makeBackup('killed');
    const dataDir = join(folder, 'killed machine');
    useEnvironment(restoredUrl, dataDir);
    const { db, close } = connect(restoredUrl, { poolSize: 1 });
    await recordRestore(db, { drops: [], dataDir, names: [], bucket: null });
    await close();
    await migrate(restoredUrl);
    await mkdir(join(dataDir, 'files'), { recursive: true });
    await expect(refuseUnfinished(restoredUrl)).rejects.toThrow(
      'A restore into this database was interrupted',
    );
    expect(await runCommand('backup', 'restore', file, `--key=${key.file}`)).toMatchObject({
      code: EXIT.done,
      err: '',
    });
    await refuseUnfinished(restoredUrl);
    expect(Object.keys(await readAllRows(restoredUrl))).toEqual(
      Object.keys(await readAllRows(app.databaseUrl)),
    );
  },
);

test(
  'a restore creates the tables of the backup’s older version, and refuses a backup of a newer version',
  WAIT_OPTIONS,
  async () => {
    const { db, close } = connect(restoredUrl, { poolSize: 1 });
    const facts = await readFacts(app.parts.connection.db, new Date());
    const later = { ...facts, migrations: [...facts.migrations, 'unknown'] };
    await expect(makeTables(restoredUrl, later)).rejects.toThrow('The backup was made by a version');
    await makeTables(restoredUrl, { ...facts, migrations: facts.migrations.slice(0, 1) });
    const has = async () =>
      (await db.execute<{ there: string | null }>(sql`select to_regclass('public.audit_log') as there`))
        .rows[0]?.there;
    expect(await has()).toBe(null);
    await migrate(restoredUrl);
    expect(await has()).toBe('audit_log');
    await close();
  },
);

test(
  'backup make --keep=2 deletes older backups of the folder, and no other file',
  WAIT_OPTIONS,
  async () => {
    const names = ['lectern-20200101-000000.tar.age', 'lectern-20210101-000000.tar.age', 'notes.txt'];
    await mkdir(join(folder, 'few'));
    for (const name of names) await writeFile(join(folder, 'few', name), '');
    const { out } = await runCommand('backup', 'make', 'few', `--to=${key.to}`, '--keep=2');
    expect(out).toContain('1 older backup was removed.');
    expect((await readdir(join(folder, 'few'))).toSorted()).toEqual([
      'lectern-20210101-000000.tar.age',
      expect.stringMatching(/^lectern-20[2-9]\d{5}-\d{6}\.tar\.age$/),
      'notes.txt',
    ]);
    expect((await runCommand('backup', 'make', 'few', '--to=nobody')).code).toBe(EXIT.wrongUsage);
  },
);

test(
  'a backup to a bucket includes the files of the school’s bucket, and restores them',
  WAIT_OPTIONS,
  async () => {
    const server = await startS3Server();
    const { settings, objects } = server;
    const own = await openTestApp({ config: { bucket: settings } });
    vi.stubEnv('S3_BUCKET', settings.bucket);
    vi.stubEnv('S3_ENDPOINT', settings.endpoint);
    vi.stubEnv('S3_ACCESS_KEY_ID', settings.accessKeyId);
    vi.stubEnv('S3_ACCESS_KEY_SECRET', settings.accessKeySecret);
    vi.stubEnv('S3_PATH_STYLE', '1');
    try {
      useEnvironment(own.databaseUrl, own.parts.config.dataDir);
      const { company } = await own.addCompany('localhost');
      const stored = newFileKey(company.id, 'pdf', own.clock.now());
      await own.parts.services.get(fileStore).put(stored, Buffer.from('handed in'));
      const storage = 's3://backups/nightly';
      for (const name of ['lectern-20200101-000000.tar.age', 'lectern-20210101-000000.tar.age'])
        objects.set(`backups/nightly/${name}`, {
          bytes: Buffer.alloc(1),
          sha256: undefined,
          changedAt: new Date(),
        });
      const made = await runCommand('backup', 'make', storage, `--to=${key.to}`, '--keep=2');
      expect(made.err).toBe('');
      expect(made.out).toMatch(
        /^s3:\/\/backups\/nightly\/lectern-\S+: \d+ rows and 1 file\. 1 older backup was removed\.\n$/,
      );
      const file = /^\S+(?=:)/.exec(made.out)?.[0] ?? '';

      // The bucket is empty now, and the backup is stored elsewhere.
      useEnvironment(restoredUrl, join(folder, 'bucket machine'));
      expect((await runCommand('backup', 'restore', file, `--key=${key.file}`)).err).toContain(
        'The bucket has files/ already',
      );
      objects.delete(`files/${stored}`);
      const restored = await runCommand('backup', 'restore', file, `--key=${key.file}`);
      expect([restored.err, restored.out]).toEqual(['', expect.stringContaining('1 file of')]);
      expect(String(objects.get(`files/${stored}`)?.bytes)).toBe('handed in');
      expect((await runCommand('files', 'check')).out).toContain('are present');
    } finally {
      for (const name of ['BUCKET', 'ENDPOINT', 'ACCESS_KEY_ID', 'ACCESS_KEY_SECRET', 'PATH_STYLE'])
        vi.stubEnv(`S3_${name}`, undefined);
      await server.close();
    }
  },
);
