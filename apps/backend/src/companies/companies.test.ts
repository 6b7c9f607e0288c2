import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { page } from '@lectern/sdk/endpoints/message';
import * as setting from '@lectern/sdk/endpoints/setting';
import { asc, eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { openTestApp } from '../../test/openTestApp.ts';
import { addFile } from '../../test/subjects/files.ts';
import { runCommand } from '../../test/runCommand.ts';
import { openSchoolFolder } from '../../test/schoolFolder.ts';
import { EXIT } from '../commands/program.ts';
import { SCHOOLS_FOLDER } from '../content/schools/companies.seed.ts';
import { payments, refunds } from '../modules/payment/index.ts';
import { orders } from '../modules/order/index.ts';
import { childrenFirst, ownedRows, readReferences } from '../platform/database/rows/ownedRows.ts';
import { companies } from '../platform/database/tables/companies.tables.ts';
import { newFileKey } from '../platform/files/fileStore.ts';
import { folderFileStore, pathOfKey } from '../platform/files/folderFileStore.ts';

const COMPANY = { table: 'companies', column: 'company_id' };
const ID_NUMBER = '11010519491231002X';

const app = await openTestApp({ seed: true });
const folder = await openSchoolFolder(app);
vi.stubEnv('LECTERN_SECRET', 'a secret for tests alone, 32 characters');
const [first, second] = await app.parts.connection.db.select().from(companies).orderBy(asc(companies.id));
const [removedCompany, otherCompany] = [first!, second!];

/** Counts the rows of a company in each table that has a company. */
async function countRows(companyId: string): Promise<Record<string, number>> {
  const { db } = app.parts.connection;
  const { tables, condition } = ownedRows(await readReferences(db), COMPANY);
  const counts: Record<string, number> = {};
  for (const table of tables)
    counts[table] = await db.$count(sql`${sql.identifier(table)}`, condition(table, companyId));
  return counts;
}

test('every table with a company_id or user_id column is recognised as owned by a company', async () => {
  const { db } = app.parts.connection;
  const references = await readReferences(db);
  const { tables } = ownedRows(references, COMPANY);
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE' and column_name in ('company_id', 'user_id')`);
  expect(rows.map(({ name }) => name).filter((name) => !tables.includes(name))).toEqual([]);
  expect(new Set(childrenFirst(references, tables))).toEqual(new Set(tables));
});

test('docs/privacy.md names every table that holds student data', async () => {
  const references = await readReferences(app.parts.connection.db);
  const { tables } = ownedRows(references, { table: 'users', column: 'user_id' });
  expect(tables).toContain('answers');
  const words = await readFile(join(import.meta.dirname, '../../../../docs/privacy.md'), 'utf8');
  const others = ['attempt_counts', 'mail_outbox', 'payment_notices', 'sms_codes', 'sms_outbox', 'used_once'];
  const silent = [...tables, ...others].filter((table) => !words.includes(`\`${table}\``));
  expect(silent).toEqual([]);
});

test('company export writes all rows and files of the company as text, without password hashes', async () => {
  const { db } = app.parts.connection;
  const user = await app.addUser(removedCompany, { username: 'who-takes-along', name: '王小明' });
  const token = await app.tokenOf(user);
  const host = removedCompany.hosts[0] ?? '';
  await app.call(setting.saveBase, { identityTypeCode: 'ID_IDCARD', identityId: ID_NUMBER }, { token, host });
  const [here, lost] = [
    newFileKey(removedCompany.id, 'png', app.clock.now()),
    newFileKey(removedCompany.id, 'png', app.clock.now()),
  ];
  await addFile(app, user, here, 'image/png');
  await addFile(app, user, lost, 'image/png');
  await folderFileStore(app.parts.config.dataDir).put(here, Buffer.from('png'));

  const written = await runCommand('company', 'export', 'all', `--host=${host}`);
  expect(written.err).toBe('');
  expect(written.out).toMatch(/^Wrote \d+ rows and \d+ files to .*; the bytes of \d+ are missing/);
  const read = (name: string) => readFile(join(folder.path, 'all', name), 'utf8');
  expect(await read(join('files', here))).toBe('png');
  const facts = JSON.parse(await read('company.json'));
  expect(facts).toMatchObject({ name: removedCompany.name, hosts: removedCompany.hosts });
  expect(facts.missing).toContain(lost);
  for (const [table, count] of Object.entries(facts.rows)) {
    if (count === 0) continue;
    expect((await read(`tables/${table}.jsonl`)).trimEnd().split('\n'), table).toHaveLength(Number(count));
  }
  expect(await read('tables/student_profiles.jsonl')).toContain(`"identity_id":"${ID_NUMBER}"`);
  const people = await read('tables/users.jsonl');
  expect(people).toContain('王小明');
  expect(people).not.toMatch(/hash|scrypt|argon2/);
  expect(await read('tables/courses.jsonl')).not.toContain(`"company_id": ${otherCompany.id}`);
  expect(await db.$count(companies)).toBe(2);
  expect((await runCommand('company', 'export', 'all', `--host=${host}`)).err).toContain('already');
});

test('company remove is refused without the company’s name, with a seed folder, or with refunds due', async () => {
  const { db } = app.parts.connection;
  const host = `--host=${removedCompany.hosts[0] ?? ''}`;
  const meant = `--forever=${removedCompany.name}`;
  expect((await runCommand('company', 'remove')).code).toBe(EXIT.wrongUsage);
  expect((await runCommand('company', 'remove', host, '--forever=yes')).err).toContain(
    `This removes ${removedCompany.name}`,
  );
  vi.stubEnv('SCHOOLS_DIR', SCHOOLS_FOLDER);
  expect((await runCommand('company', 'remove', host, meant)).err).toContain(
    'The next start would create it again',
  );
  vi.stubEnv('SCHOOLS_DIR', undefined);

  const [order] = await db.select().from(orders).where(eq(orders.companyId, removedCompany.id)).limit(1);
  const now = app.clock.now();
  const [payment] = await db
    .insert(payments)
    .values({
      companyId: removedCompany.id,
      orderId: order?.id ?? '',
      tradeNo: 'T1',
      way: 'wechat',
      provider: 'sandbox',
      merchantId: 'M',
      status: 'paid',
      amountCents: 1,
      createdAt: now,
      askedAt: now,
      paidAt: now,
    })
    .returning();
  const refund = {
    companyId: removedCompany.id,
    paymentId: payment?.id ?? '',
    refundNo: 'R1',
    amountCents: 1,
    reason: 'late' as const,
    createdAt: now,
    dueAt: now,
  };
  await db.insert(refunds).values({ ...refund, status: 'due' });
  expect((await runCommand('company', 'remove', host, meant)).err).toContain('1 refunds');
  await db.update(refunds).set({ status: 'done', doneAt: now });
  expect(await db.$count(companies)).toBe(2);
});

test('company remove deletes the company’s rows, sessions and files, and nothing of other companies', async () => {
  const host = removedCompany.hosts[0] ?? '';
  const token = await app.tokenOf(await app.addUser(removedCompany));
  expect((await app.call(page, {}, { token, host })).status).toBe(200);
  const before = await countRows(otherCompany.id);
  const key = newFileKey(otherCompany.id, 'png', app.clock.now());
  const store = folderFileStore(app.parts.config.dataDir);
  await store.put(key, Buffer.from('png'));

  const removed = await runCommand('company', 'remove', `--host=${host}`, `--forever=${removedCompany.name}`);
  expect(removed.err).toBe('');
  expect(removed.out).toMatch(/Removed .*: \d+ rows and all its files/);
  expect(Object.entries(await countRows(removedCompany.id)).filter(([, count]) => count > 0)).toEqual([]);
  expect(await countRows(otherCompany.id)).toEqual(before);
  await expect(stat(join(app.parts.config.dataDir, 'files', removedCompany.id))).rejects.toThrow('ENOENT');
  expect((await stat(pathOfKey(app.parts.config.dataDir, key))).isFile()).toBe(true);
  await vi.waitFor(async () => expect((await app.call(page, {}, { token, host })).status).toBe(401));
  // An erased account belongs to nobody.
  await app.addUser(otherCompany, { status: 'closed', name: null });
  expect((await runCommand('company', 'list')).out).toBe(
    `id,company,hosts,students\n${otherCompany.id},${otherCompany.name},${otherCompany.hosts.join(' ')},${before['users']}\n`,
  );
});
