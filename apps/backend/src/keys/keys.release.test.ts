import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as setting from '@lectern/sdk/endpoints/setting';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openFolder } from '../../test/openFolder.ts';
import { callOn } from '../../test/createTestApp.ts';
import { openTestApp } from '../../test/openTestApp.ts';
import { buildApp } from '../app.ts';
import { auditLog } from '../platform/audit/audit.tables.ts';
import { keyIdOf } from '../platform/config/keys.ts';

const COMMANDS = join(import.meta.dirname, '../commands/main.ts');
const OLD = 'the-secret-before-32-characters-or-more';
const NEW = 'the-secret-after-it-32-characters-or-more';
const LOST = 'the-secret-that-is-lost-32-characters-or-more';
const NUMBER = '11010519491231002X';

const dataDir = await openFolder();
const app = await openTestApp({ config: { secret: OLD } });

const keys = async (command: string, env: Readonly<Record<string, string>>): Promise<string> =>
  (
    await promisify(execFile)(process.execPath, ['--conditions=source', COMMANDS, 'keys', command], {
      env: {
        ...process.env,
        LECTERN_MODE: 'test',
        DATABASE_URL: app.databaseUrl,
        LECTERN_DATA: dataDir,
        ...env,
      },
    })
  ).stdout;

/** Saves an ID number by a back end with another secret. */
async function saveWithSecret(secret: string, token: string): Promise<void> {
  const { clock, databaseUrl, parts } = app;
  const other = await buildApp({ config: { ...parts.config, secret }, databaseUrl, clock });
  const papers = { identityTypeCode: 'ID_IDCARD', identityId: NUMBER } as const;
  expect((await callOn(other, setting.saveBase, papers, { token })).body.code).toBe('1');
  await other.server.close();
}

test('keys reseal re-encrypts values of an earlier secret, and reports and keeps those of an unknown one', async () => {
  const { company } = await app.addCompany('localhost');
  const [mine, lost] = [await app.addUser(company), await app.addUser(company)];
  const [token, lostToken] = [await app.tokenOf(mine), await app.tokenOf(lost)];
  await saveWithSecret(OLD, token);
  await saveWithSecret(LOST, lostToken);

  const beside = { LECTERN_SECRET: NEW, LECTERN_EARLIER_SECRETS: OLD };
  const listed = await keys('list', beside);
  expect(listed).toContain(`${keyIdOf(NEW)}  in use`);
  expect(listed).toContain(`${keyIdOf(OLD)}  earlier`);
  expect(listed).toContain(`${keyIdOf(LOST)}  1 ID numbers`);

  const done = await keys('reseal', beside);
  expect(done).toContain(`1 re-encrypted with the key ${keyIdOf(NEW)}.`);
  expect(done).toContain(`${keyIdOf(LOST)}  1 ID numbers`);
  expect(await keys('list', beside)).not.toContain(`${keyIdOf(OLD)}  1 ID numbers`);

  const after = await buildApp({
    config: { ...app.parts.config, secret: NEW, earlierSecrets: [] },
    databaseUrl: app.databaseUrl,
    clock: app.clock,
  });
  const shown = async (as: string) =>
    (await callOn(after, setting.detail, {}, { token: as })).body.data.identityId;
  expect([await shown(token), await shown(lostToken)]).toEqual(['110***********002X', '********']);
  await after.server.close();
});

test('keys new refuses to replace a secret from the environment, and otherwise adds one to the file', async () => {
  await expect(keys('new', { LECTERN_SECRET: NEW })).rejects.toThrow('set a new one there');
  const made = await keys('new', {});
  expect(made).toMatch(/^The key [0-9a-f]{8} will be used once the server has read it/);
  expect(await keys('list', {})).toMatch(/in use\n {2}[0-9a-f]{8} {2}earlier/);
  const entries = await app.parts.connection.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'keys new'));
  expect(entries.map(({ subjects }) => subjects)).toEqual([[/key ([0-9a-f]{8})/.exec(made)?.[1]]]);
});
