import * as login from '@lectern/sdk/endpoints/login';
import { arrayContains, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import { encrypted, sentCode } from '../../../test/logIn.ts';
import { meanwhile } from '../../../test/meanwhile.ts';
import { hashPassword } from '../../platform/auth/passwords.ts';
import { endSessionsOf } from '../../platform/auth/sessions.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { attemptCounts } from '../../platform/database/tables/attempts.tables.ts';
import { companies } from '../../platform/database/tables/companies.tables.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { smsCodes } from '../verification/verification.tables.ts';

const PASSWORD = 'Lectern2026';

const app = await openTestApp({ seed: 'core' });
const { db } = app.parts.connection;
beforeEach(async () => {
  await db.delete(attemptCounts);
  await db.delete(smsCodes);
});

async function logIn(account: string) {
  return app.call(login.password, { account, password: await encrypted(app, PASSWORD), type: 1 });
}

describe('a log-in during a change of the account', () => {
  const CHANGED = { code: '0', message: '账号信息刚刚有变化，请重新登录' };
  async function opened() {
    const { body } = await logIn('reader');
    const { user, token } = body.data;
    const change = (set: Partial<typeof users.$inferInsert>) => async (tx: Queryable) => {
      await tx.update(users).set(set).where(eq(users.id, user.id));
      await endSessionsOf(tx, app.clock, user.id, 'passwordChanged');
    };
    return { userId: user.id, token, change };
  }

  beforeAll(async () => {
    const [company] = await db
      .select()
      .from(companies)
      .where(arrayContains(companies.hosts, ['localhost']));
    const passwordHash = await hashPassword(PASSWORD, 'scrypt');
    await app.addUser(company!, { username: 'reader', mobile: '13800000099', passwordHash });
  });

  it('is refused when the password changes meanwhile', async () => {
    const { userId, change } = await opened();
    const passwordHash = await hashPassword('Another2026', 'scrypt');
    const { body } = await meanwhile(app, userId, () => logIn('reader'), change({ passwordHash }));
    expect(body).toMatchObject(CHANGED);
    await change({ passwordHash: await hashPassword(PASSWORD, 'scrypt') })(db);
  });

  it('is refused when the mobile number of its SMS code is changed meanwhile', async () => {
    const { userId, change } = await opened();
    const mobile = '13800000099';
    const smsCode = await sentCode(app, mobile);
    const logInBySms = () => app.call(login.mobileSms, { mobile, smsCode });
    const { body } = await meanwhile(app, userId, logInBySms, change({ mobile: '13800000098' }));
    expect(body).toMatchObject(CHANGED);
    await db.update(users).set({ mobile }).where(eq(users.id, userId));
  });

  it('does not move a session that ends meanwhile', async () => {
    const { userId, token, change } = await opened();
    const { body } = await meanwhile(
      app,
      userId,
      () => app.call(login.byCacheCode, { code: token.code }),
      change({ passwordHash: await hashPassword(PASSWORD, 'scrypt') }),
    );
    expect(body).toMatchObject({ code: '0' });
  });

  it('does not reset a password by a mobile number that is changed meanwhile', async () => {
    const { userId, change } = await opened();
    const mobile = '13800000099';
    const smsCode = await sentCode(app, mobile);
    const password = await encrypted(app, 'Another2026');
    const reset = () => app.call(login.resetPassword, { mobile, smsCode, password });
    const { body } = await meanwhile(app, userId, reset, change({ mobile: '13800000098' }));
    expect(body).toMatchObject(CHANGED);
    await db.update(users).set({ mobile }).where(eq(users.id, userId));
    expect((await logIn('reader')).body.code).toBe('1');
  });
});
