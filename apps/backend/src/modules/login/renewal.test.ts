import { randomUUID } from 'node:crypto';
import * as login from '@lectern/sdk/endpoints/login';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type TestApp } from '../../../test/createTestApp.ts';
import { encrypted } from '../../../test/logIn.ts';
import { hashPassword } from '../../platform/auth/passwords.ts';
import { PASSWORD_HASHES, type PasswordHash } from '../../platform/config/passwordHash.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { openTestApp } from '../../../test/openTestApp.ts';

const PASSWORD = 'Seven evenings 7';
const [SCRYPT, ARGON2ID] = PASSWORD_HASHES;

const apps = new Map<PasswordHash, TestApp>();
for (const passwordHash of PASSWORD_HASHES)
  apps.set(passwordHash, await openTestApp({ seed: 'core', config: { passwordHash } }));

function appConfiguredFor(kind: PasswordHash): TestApp {
  const app = apps.get(kind);
  if (app === undefined) throw new Error(`No app is configured for ${kind}`);
  return app;
}

/**
 * Adds a student whose password is stored with the given hash. @returns functions that log them in and read the
 * stored hash
 */
async function addStudent(app: TestApp, kind: PasswordHash) {
  const { db } = app.parts.connection;
  const tenant = await app.parts.tenants.byHost('localhost');
  if (tenant === undefined) throw new Error('The school is missing');
  const stored = await hashPassword(PASSWORD, kind);
  const { id } = await app.addUser(tenant.company, {
    username: `student${randomUUID()}`,
    passwordHash: stored,
  });
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return {
    stored,
    logIn: async (password = PASSWORD) => {
      const input = {
        account: user?.username ?? '',
        password: await encrypted(app, password),
        type: 1 as const,
      };
      return (await app.call(login.password, input)).body.code;
    },
    storedHash: async () => (await db.select().from(users).where(eq(users.id, id)))[0]?.passwordHash,
  };
}

test('a log-in rehashes a scrypt password once where argon2id is configured', async () => {
  const { logIn, storedHash } = await addStudent(appConfiguredFor(ARGON2ID), SCRYPT);
  expect(await logIn()).toBe('1');
  const renewed = await storedHash();
  expect(renewed).toMatch(/^\$argon2id\$/);
  expect(await logIn()).toBe('1');
  expect(await storedHash()).toBe(renewed);
});

test('concurrent log-ins both succeed, and store one new hash', async () => {
  const { logIn, storedHash } = await addStudent(appConfiguredFor(ARGON2ID), SCRYPT);
  const logIns = [logIn(), logIn()];
  await Promise.race(logIns);
  const renewed = await storedHash();
  expect(renewed).toMatch(/^\$argon2id\$/);
  expect(await Promise.all(logIns)).toEqual(['1', '1']);
  expect(await storedHash()).toBe(renewed);
});

test('a failed log-in does not rehash the password', async () => {
  const { stored, logIn, storedHash } = await addStudent(appConfiguredFor(ARGON2ID), SCRYPT);
  expect(await logIn('Seven evenings 8')).toBe('0');
  expect(await storedHash()).toBe(stored);
});

test.each(PASSWORD_HASHES)(
  'a process configured for scrypt accepts a password stored as %s, and does not rehash it',
  async (kind) => {
    const { stored, logIn, storedHash } = await addStudent(appConfiguredFor(SCRYPT), kind);
    expect(await logIn()).toBe('1');
    expect(await storedHash()).toBe(stored);
  },
);
