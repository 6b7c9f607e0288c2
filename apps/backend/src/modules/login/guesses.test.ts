import { scryptSync } from 'node:crypto';
import { like } from 'drizzle-orm';
import * as login from '@lectern/sdk/endpoints/login';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callOn, type TestApp, type TestReply } from '../../../test/createTestApp.ts';
import { openTestApp } from '../../../test/openTestApp.ts';
import { encrypted, sentCode, solvePuzzle } from '../../../test/logIn.ts';
import { buildApp } from '../../app.ts';
import { captchaProvider } from '../../providers/captcha/captchaProvider.ts';
import { attemptCounts } from '../../platform/database/tables/attempts.tables.ts';
import type { Company } from '../../platform/database/tables/companies.tables.ts';
import { users } from '../../platform/database/tables/users.tables.ts';

// Prevents rehashing, which would replace the cheap hashes of this test by expensive ones.
vi.mock('../../platform/auth/passwords.ts', async (original) => ({
  ...(await original<object>()),
  isOutdated: () => false,
}));

const PASSWORD = 'Seven evenings 7';
const SCHOOL_NETWORK = '203.0.113.7';
const HOME = '198.51.100.1';
const WRONG = '账号或密码不正确';
const TOO_MANY = /^试的次数太多了/;

/**
 * Makes a hash in the stored format with a very low cost, so that thousands can be checked; the format contains
 * the cost.
 */
function cheapHash(password: string): string {
  const salt = Buffer.from('salt');
  const key = scryptSync(password, salt, 32, { N: 2, r: 1, p: 1 });
  return ['scrypt', 2, 1, 1, salt.toString('base64url'), key.toString('base64url')].join('$');
}

async function schoolOf({ parts }: TestApp): Promise<Company> {
  const tenant = await parts.tenants.byHost('localhost');
  if (tenant === undefined) throw new Error('The school is missing');
  return tenant.company;
}

const app = await openTestApp({ seed: 'core', config: { trustedProxies: 1, requestsPerMinute: 600 } });
const { db } = app.parts.connection;
const company = await schoolOf(app);
beforeEach(async () => {
  await db.delete(attemptCounts);
});

const from = (network: string) => ({ headers: { 'x-forwarded-for': network } });

interface Try {
  readonly account: string;
  readonly password?: string;
  readonly network?: string;
  readonly isSolved?: boolean;
  readonly cookie?: string;
}

async function logIn({
  account,
  password = PASSWORD,
  network = SCHOOL_NETWORK,
  isSolved,
  cookie = '',
}: Try): Promise<TestReply> {
  const input = { account, password: await encrypted(app, password, from(network)), type: 1 as const };
  const solved = isSolved === true ? await solvePuzzle(app, from(network)) : {};
  const headers = { ...from(network).headers, cookie };
  return app.call(login.password, { ...input, ...solved }, { headers });
}

let people = 0;
async function addStudent() {
  people += 1;
  const suffix = String(people).padStart(4, '0');
  return app.addUser(company, {
    username: `owner${suffix}`,
    mobile: `1371000${suffix}`,
    email: `owner${suffix}@school.example`,
    passwordHash: cheapHash(PASSWORD),
  });
}

describe('a school behind one IP address', () => {
  // Release tests use as many students as a large hall, at the same rate.
  const MINUTES = process.env['TESTS_OF_A_RELEASE'] === undefined ? 0.1 : 5;
  const STUDENTS = 600 * MINUTES;
  const WHILE = MINUTES * 60_000;
  const ATTACKED = STUDENTS - 1;
  /** Interval between guesses, at least twice what the attacker is allowed. */
  const BETWEEN_GUESSES = Math.min(30, STUDENTS / 20);

  it(
    'logs in 600 students a minute, while an attacker among them gets at most ten guesses',
    { timeout: 300_000 },
    async ({ signal }) => {
      const passwordHash = cheapHash(PASSWORD);
      await db
        .insert(users)
        .values(
          Array.from({ length: STUDENTS }, (_, number) => ({
            companyId: company.id,
            name: '王小明',
            username: `student${number}`,
            mobile: `135${String(number).padStart(8, '0')}`,
            passwordHash,
          })),
        );
      const began = app.clock.now().getTime();
      const guesses: TestReply[] = [];
      const failed: TestReply[] = [];
      let next = 0;
      const student = async (): Promise<void> => {
        for (let number = next++; number < STUDENTS && !signal.aborted; number = next++) {
          app.clock.advance(WHILE / STUDENTS - 1);
          const account = `student${number}`;
          // Some students mistype their password first.
          if (number % 40 === 0) await logIn({ account, password: 'Seven evening 7' });
          const reply = await logIn({ account });
          if (reply.body.code !== '1') failed.push(reply);
          // The attacker guesses at one student, under several of their names, while the others log in.
          if (number % BETWEEN_GUESSES === 0) {
            const name =
              guesses.length % 2 === 0 ? `student${ATTACKED}` : `135${String(ATTACKED).padStart(8, '0')}`;
            guesses.push(await logIn({ account: name, password: `guess ${number}` }));
          }
        }
      };
      await Promise.all(Array.from({ length: 8 }, student));

      // The attacked student is asked for a challenge, and can log in with it.
      expect(failed.map(({ body }) => body.code)).toEqual(['600']);
      expect((await logIn({ account: `student${ATTACKED}`, isSolved: true })).body.code).toBe('1');
      expect(app.clock.now().getTime() - began).toBeLessThanOrEqual(WHILE);
      expect(guesses).toHaveLength(STUDENTS / BETWEEN_GUESSES);
      expect(guesses.filter(({ body }) => body.message === WRONG).length).toBeLessThanOrEqual(10);
      expect(guesses.filter(({ body }) => body.code === '600').length).toBeGreaterThanOrEqual(
        STUDENTS / BETWEEN_GUESSES - 10,
      );
    },
  );

  it('asks everybody at that address for a challenge after guesses at 30 accounts, and accepts a solved one', async () => {
    const { username } = await addStudent();
    for (let number = 0; number < 30; number += 1)
      expect((await logIn({ account: `nobody${number}`, password: 'a guess' })).body.message).toBe(WRONG);
    expect((await logIn({ account: 'nobody30' })).body.code).toBe('600');
    expect((await logIn({ account: username ?? '' })).body.code).toBe('600');
    expect((await logIn({ account: username ?? '', isSolved: true })).body.code).toBe('1');
    expect((await logIn({ account: username ?? '', network: HOME })).body.code).toBe('1');
  });

  it('grants an attacker no more guesses for logging in to their own account', async () => {
    const { username } = await addStudent();
    let seen = 0;
    for (let number = 0; number < 40; number += 1) {
      await logIn({ account: username ?? '' });
      const guess = await logIn({ account: `nobody${number}`, password: 'a guess' });
      if (guess.body.message === WRONG) seen += 1;
    }
    expect(seen).toBeLessThanOrEqual(31);
  });
});

describe('guesses at an account', () => {
  it('are counted together for all of its names', async () => {
    const { username, mobile, email } = await addStudent();
    for (const account of [username, mobile, email])
      expect((await logIn({ account: account ?? '', password: 'a guess' })).body.message).toBe(WRONG);
    for (const account of [username, mobile, email, email?.toUpperCase()])
      expect((await logIn({ account: account ?? '', network: HOME })).body.code).toBe('600');
  });

  it('are counted together by all processes of a database', async () => {
    const account = (await addStudent()).username ?? '';
    const { clock, databaseUrl, parts } = app;
    const other = await buildApp({ config: parts.config, databaseUrl, clock });
    const replies: unknown[] = [];
    for (const at of [app, other, other, app, other]) {
      const password = await encrypted(app, 'a guess');
      const reply = await callOn(at, login.password, { account, password, type: 1 }, from(SCHOOL_NETWORK));
      replies.push(reply.body.code);
    }
    expect(replies).toEqual(['0', '0', '0', '600', '600']);
    await other.server.close();
  });

  it('do not block an owner who solves the challenge after 20 wrong ones, at home or in the same network', async () => {
    const account = (await addStudent()).username ?? '';
    for (let count = 0; count < 20; count += 1) {
      const reply = await logIn({ account, password: 'a guess', isSolved: count >= 3 });
      expect(reply.body.message).toBe(WRONG);
    }
    expect((await logIn({ account })).body.code).toBe('600');
    expect((await logIn({ account, isSolved: true })).body.code).toBe('1');
    for (let count = 0; count < 20; count += 1)
      await logIn({ account, password: 'a guess', isSolved: count >= 3 });
    expect((await logIn({ account, network: HOME, isSolved: true })).body.code).toBe('1');
  });

  it('are refused for an hour after 30 wrong ones, in that network only', async () => {
    const account = (await addStudent()).username ?? '';
    for (let count = 0; count < 30; count += 1)
      expect((await logIn({ account, password: 'a guess', isSolved: count >= 3 })).body.message).toBe(WRONG);
    expect((await logIn({ account, password: 'a guess', isSolved: true })).body.message).toMatch(TOO_MANY);
    expect((await logIn({ account, network: HOME, isSolved: true })).body.code).toBe('1');
    app.clock.advance(3_600_000 - 1);
    expect((await logIn({ account, isSolved: true })).body.message).toMatch(TOO_MANY);
    app.clock.advance(1);
    expect((await logIn({ account })).body.code).toBe('1');
  });

  it('do not block a browser that the owner used before, in the same network', async () => {
    const account = (await addStudent()).username ?? '';
    const first = await logIn({ account });
    const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
    for (let count = 0; count < 30; count += 1)
      await logIn({ account, password: 'a guess', isSolved: count >= 3 });
    expect((await logIn({ account, isSolved: true })).body.message).toMatch(TOO_MANY);
    expect((await logIn({ account, isSolved: true, cookie: `${cookie}x` })).body.message).toMatch(TOO_MANY);
    expect((await logIn({ account, isSolved: true, cookie })).body.code).toBe('1');
  });

  it('store no further counters while they are refused', async () => {
    for (let number = 0; number < 30; number += 1)
      await logIn({ account: `nobody${number}`, password: 'a guess' });
    const before = await db.$count(attemptCounts);
    for (let number = 30; number < 60; number += 1)
      expect((await logIn({ account: `nobody${number}`, password: 'a guess' })).body.code).toBe('600');
    expect(await db.$count(attemptCounts)).toBe(before);
  });

  it('are counted the same for names without an account', async () => {
    const account = (await addStudent()).username ?? '';
    const replies = async (name: string) => {
      const seen: unknown[] = [];
      await db.delete(attemptCounts);
      for (let count = 0; count < 32; count += 1)
        seen.push((await logIn({ account: name, password: 'a guess', isSolved: count >= 3 })).body);
      return seen;
    };
    expect(await replies('nobody.at.all')).toEqual(await replies(account));
  });
});

describe('guesses on a platform without a captcha', async () => {
  const withoutCaptcha = await openTestApp({
    seed: 'core',
    config: { mode: 'production', trustedProxies: 1, requestsPerMinute: 0 },
  });
  const school = await schoolOf(withoutCaptcha);
  const addOwner = (username: string) =>
    withoutCaptcha.addUser(school, { username, passwordHash: cheapHash(PASSWORD) });
  const guess = async (account: string, password: string, { network = SCHOOL_NETWORK, cookie = '' } = {}) => {
    const input = { account, password: await encrypted(withoutCaptcha, password), type: 1 as const };
    return withoutCaptcha.call(login.password, input, { headers: { ...from(network).headers, cookie } });
  };

  it('are limited to ten per network for one account', async () => {
    expect(withoutCaptcha.parts.services.has(captchaProvider)).toBe(false);
    await addOwner('owner');
    for (let count = 0; count < 10; count += 1)
      expect((await guess('owner', 'a guess')).body.message).toBe(WRONG);
    expect((await guess('owner', PASSWORD)).body.message).toMatch(TOO_MANY);
    expect((await guess('owner', PASSWORD, { network: HOME })).body.code).toBe('1');
  });

  it('are limited to 600 per network over all accounts, but not in a browser that the owner used before', async () => {
    await addOwner('other');
    const first = await guess('other', PASSWORD);
    const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
    const setCount = (count: number) =>
      withoutCaptcha.parts.connection.db
        .update(attemptCounts)
        .set({ count })
        .where(like(attemptCounts.subject, 'password-network%'));
    await guess('somebody', 'a guess');
    await setCount(599);
    expect((await guess('somebody', 'a guess')).body.message).toBe(WRONG);
    expect((await guess('anybody', 'a guess')).body.message).toMatch(TOO_MANY);
    expect((await guess('other', PASSWORD)).body.message).toMatch(TOO_MANY);
    expect((await guess('other', PASSWORD, { network: HOME })).body.code).toBe('1');
    expect((await guess('other', PASSWORD, { cookie })).body.code).toBe('1');
  });
});

describe('a stranger’s attempts on an SMS code', () => {
  const type = async (mobile: string, smsCode: string, network: string, isSolved = false) => {
    const solved = isSolved ? await solvePuzzle(app, from(network)) : {};
    return await app.body(login.mobileSms, { mobile, smsCode, ...solved }, from(network));
  };
  const other = (code: string): string => (code === '000000' ? '000001' : '000000');

  it('leave the owner’s tries untouched when they come from another network', async () => {
    const mobile = (await addStudent()).mobile ?? '';
    const code = await sentCode(app, mobile, from(HOME));
    for (let count = 0; count < 8; count += 1) await type(mobile, other(code), SCHOOL_NETWORK, count >= 3);
    expect((await type(mobile, code, SCHOOL_NETWORK, true)).code).toBe('0');
    expect((await type(mobile, code, HOME)).code).toBe('600');
    expect((await type(mobile, code, HOME, true)).code).toBe('1');
  });

  it('invalidate the code after twenty wrong ones, however many networks they come from', async () => {
    const mobile = (await addStudent()).mobile ?? '';
    const code = await sentCode(app, mobile, from(HOME));
    for (let count = 0; count < 20; count += 1)
      await type(mobile, other(code), `192.0.2.${count >> 2}`, true);
    expect((await type(mobile, code, HOME, true)).code).toBe('0');
  });

  it('leave the owner’s daily SMS untouched when they come from another network', async () => {
    const mobile = (await addStudent()).mobile ?? '';
    for (let count = 0; count < 10; count += 1) {
      await sentCode(app, mobile, from(SCHOOL_NETWORK));
      app.clock.advance(61_000);
    }
    const allowance = async (network: string) =>
      (await app.call(login.checkLimitAndMobile, { mobile }, from(network))).body.code;
    expect([await allowance(SCHOOL_NETWORK), await allowance(HOME)]).toEqual(['0', '1']);
  });
});
