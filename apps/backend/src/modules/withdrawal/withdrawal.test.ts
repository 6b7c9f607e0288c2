import * as account from '@lectern/sdk/endpoints/account';
import * as invoice from '@lectern/sdk/endpoints/invoice';
import { page as messages } from '@lectern/sdk/endpoints/message';
import * as setting from '@lectern/sdk/endpoints/setting';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import { payOrder } from '../../../test/subjects/payOrder.ts';
import { bookMoney } from '../../../test/subjects/bookMoney.ts';
import { lastCode, solvePuzzle } from '../../../test/logIn.ts';
import { meanwhile } from '../../../test/meanwhile.ts';
import { endSession, endSessionsOf, renewToken, tokenHashOf } from '../../platform/auth/sessions.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { type Session, sessions, type User, users } from '../../platform/database/tables/users.tables.ts';
import { sandboxTransfers } from '../../providers/payment/sandboxTransfers.ts';
import { balanceEntries } from '../account/account.tables.ts';
import { auditLog } from '../../platform/audit/audit.tables.ts';
import { decideInvoice, expectInvoice } from '../invoice/decide.service.ts';
import { payOut } from './jobs.ts';
import { approve, billNoOf, lockWithdrawal, refuse } from './states.service.ts';
import { payees, type WithdrawalRow, withdrawals } from './withdrawal.tables.ts';

const silent = { warn: () => undefined };
const HOUR_MS = 3_600_000;

let user: User;
let options: { readonly token: string };

const app = await openTestApp();
const { db } = app.parts.connection;
const { company } = await app.addCompany('localhost');
const sandbox = app.parts.services.get(sandboxTransfers);

beforeEach(async () => {
  user = await app.addUser(company);
  options = { token: await app.tokenOf(user) };
});

const book = (kind: 'charge' | 'card' | 'spent', amountCents: number) =>
  bookMoney(app, user, amountCents, { kind, idempotencyKey: `${kind}:${amountCents}` });

const balances = async () => {
  const data = await app.data(account.charge, {}, options);
  return [data.balanceCents, data.withdrawableCents];
};
const ask = (withdrawAmount: number, who = options, proof: { readonly verifyToken?: string } = {}) =>
  app.body(account.cashWithdraw, { withdrawAmount, ...proof }, who);
const titles = async (): Promise<string[]> =>
  (await app.data(messages, {}, options)).records.map(({ title }: { title: string }) => title);
const list = async (): Promise<account.WithdrawalEntry[]> =>
  (await app.data(account.withdrawals, {}, options)).records;
const open = (url: string) => {
  const { pathname, search } = new URL(url, 'http://localhost');
  return app.server.inject({ url: pathname + search, headers: { host: 'localhost' } });
};

/** Binds WeChat as a student does: opens the link and the provider's page, and returns. */
async function bind(person: 'a' | 'b' = 'a'): Promise<string> {
  const { url } = await app.data(account.checkOpenid, {}, options);
  const toProvider = await open(url);
  const state = new URL(String(toProvider.headers.location), 'http://localhost').searchParams.get('state')!;
  return (await open(`/withdrawal/bound?${new URLSearchParams({ code: sandbox.codeOf(person), state })}`))
    .body;
}

const decide = (id: string, work: (tx: Parameters<typeof approve>[0], row: WithdrawalRow) => Promise<void>) =>
  db.transaction(async (tx) => {
    const row = await lockWithdrawal(tx, id);
    await work(tx, row!);
  });
const approved = (id: string) => decide(id, (tx, row) => approve(tx, row, app.clock.now()));
const runPayouts = async () => {
  app.clock.advance(HOUR_MS);
  await payOut(app.parts, silent);
};

describe('the withdrawable balance', () => {
  test('is the unspent money paid in online, without recharge cards', async () => {
    expect(await balances()).toEqual([0, 0]);
    await book('card', 5_000);
    expect(await balances()).toEqual([5_000, 0]);
    await book('charge', 10_000);
    expect(await balances()).toEqual([15_000, 10_000]);
    await book('spent', -9_000);
    expect(await balances()).toEqual([6_000, 6_000]);
  });

  test('is withdrawn only to a bound WeChat, within the balance and the limits', async () => {
    await book('charge', 300_000);
    expect(await ask(1_000)).toMatchObject({ code: '0', data: { field: 'openid' } });
    await bind();
    for (const amount of [99, 199_901, 300_001])
      expect(await ask(amount)).toMatchObject({ code: '0', data: { field: 'withdrawAmount' } });
    expect((await app.call(account.cashWithdraw, { withdrawAmount: -500 }, options)).status).toBe(400);
    expect(await balances()).toEqual([300_000, 300_000]);
  });

  test('is withdrawn only with a proof of identity, if the account has a mobile number', async () => {
    await book('charge', 10_000);
    await bind();
    const mobile = '13912340001';
    await db.update(users).set({ mobile }).where(eq(users.id, user.id));
    for (const proof of [{}, { verifyToken: 'of.another.account' }])
      expect(await ask(1_000, options, proof)).toEqual({
        code: '0',
        message: '请先验证身份再提现',
        data: { field: 'withdrawAmount', reason: 'proof' },
      });
    expect(await balances()).toEqual([10_000, 10_000]);
    await app.call(setting.sendSms, { codeType: 'VERIFY_IDENTITY', ...(await solvePuzzle(app)) }, options);
    const code = await lastCode(app, mobile);
    const shown = await app.call(setting.verifyIdentity, { way: 'mobile', code }, options);
    expect((await ask(1_000, options, { verifyToken: shown.body.data.verifyToken })).code).toBe('1');
  });
});

describe('binding WeChat', () => {
  test('is offered only with a proof of identity, if the account has a mobile number', async () => {
    const mobile = '13912340002';
    await db.update(users).set({ mobile }).where(eq(users.id, user.id));
    for (const proof of [{}, { verifyToken: 'of.another.account' }])
      expect(await app.data(account.checkOpenid, proof, options)).toEqual({
        bindFlag: 0,
        url: '',
        proofFlag: 1,
      });
    await app.call(setting.sendSms, { codeType: 'VERIFY_IDENTITY', ...(await solvePuzzle(app)) }, options);
    const code = await lastCode(app, mobile);
    const { verifyToken } = await app.data(setting.verifyIdentity, { way: 'mobile', code }, options);
    const { url } = await app.data(account.checkOpenid, { verifyToken }, options);
    expect((await open(url)).statusCode).toBe(303);
  });

  test('requires a signed, recent link, and holds for this student only', async () => {
    const { url } = await app.data(account.checkOpenid, {}, options);
    expect((await open(url)).statusCode).toBe(303);
    expect((await open(url.replace('ticket=', 'ticket=9'))).statusCode).toBe(404);
    app.clock.advance(HOUR_MS);
    expect((await open(url)).statusCode).toBe(404);
    expect(await bind('a')).toContain('已绑定这个微信');
    expect(await titles()).toEqual(['您的提现收款微信已修改']);
    expect(await app.data(account.checkOpenid, {}, options)).toEqual({ bindFlag: 1, url: '' });
    const stranger = { token: await app.tokenOf(await app.addUser(company)) };
    expect((await app.data(account.checkOpenid, {}, stranger)).bindFlag).toBe(0);
  });

  test('fails after the session ended or got another token', async () => {
    const ends: readonly ((session: Session) => Promise<unknown>)[] = [
      (session) => endSession(db, app.clock, session, 'passwordChanged'),
      (session) => renewToken(db, session),
    ];
    for (const end of ends) {
      const who = { token: await app.tokenOf(user) };
      const { url } = await app.data(account.checkOpenid, {}, who);
      expect((await open(url)).statusCode).toBe(303);
      const [session] = await db
        .select()
        .from(sessions)
        .where(eq(sessions.tokenHash, tokenHashOf(who.token)));
      await end(session!);
      expect((await open(url)).statusCode).toBe(404);
      const state = new URL(url).searchParams.get('ticket')!;
      const back = new URLSearchParams({ code: sandbox.codeOf('a'), state });
      expect((await open(`/withdrawal/bound?${back}`)).statusCode).toBe(404);
    }
    expect((await app.data(account.checkOpenid, {}, options)).bindFlag).toBe(0);
  });

  test('fails if the session ends while the provider replies', async () => {
    const who = { token: await app.tokenOf(user) };
    const { url } = await app.data(account.checkOpenid, {}, who);
    const back = new URLSearchParams({
      code: sandbox.codeOf('a'),
      state: new URL(url).searchParams.get('ticket')!,
    });
    await meanwhile(
      app,
      user.id,
      () => open(`/withdrawal/bound?${back}`),
      (tx) => endSessionsOf(tx, app.clock, user.id, 'passwordChanged'),
    );
    expect(await db.$count(payees, eq(payees.userId, user.id))).toBe(0);
  });

  test('rejects a code that WeChat did not issue, and accepts a repeated return', async () => {
    const { url } = await app.data(account.checkOpenid, {}, options);
    const state = new URL(url).searchParams.get('ticket')!;
    const comeBack = async (code: string) =>
      (await open(`/withdrawal/bound?${new URLSearchParams({ code, state })}`)).body;
    expect(await comeBack('a.forged')).toContain('微信没有回应');
    expect((await app.data(account.checkOpenid, {}, options)).bindFlag).toBe(0);
    // WeChat's browser may return twice, and a code works only once.
    expect(await comeBack(sandbox.codeOf('a'))).toContain('已绑定这个微信');
    expect(await comeBack('used up')).toContain('已绑定这个微信');
  });
});

describe('a withdrawal', () => {
  beforeEach(async () => {
    await book('charge', 10_000);
    await bind();
  });

  test('is refused if the session ends meanwhile', async () => {
    const change = (tx: Queryable) => endSessionsOf(tx, app.clock, user.id, 'passwordChanged');
    const { code } = await meanwhile(app, user.id, () => ask(1_000, options), change);
    expect(code).toBe('401');
  });

  test('leaves the balance, and is approved, confirmed by the student, and paid', async () => {
    const { code, data } = await ask(4_000);
    expect([code, data.state, data.balanceCents]).toEqual(['1', 'asked', 6_000]);
    expect(await balances()).toEqual([6_000, 6_000]);
    await runPayouts();
    expect(await list()).toMatchObject([{ state: 'asked', confirmUrl: '' }]);

    await approved(data.withdrawalId);
    await runPayouts();
    const [waiting] = await list();
    expect(waiting).toMatchObject({ state: 'confirming', amountCents: 4_000 });
    const billNo = billNoOf({ id: data.withdrawalId });
    expect((await open(waiting!.confirmUrl)).headers.location).toBe(`/sandbox/transfer/${billNo}`);
    expect((await open(waiting!.confirmUrl.replace('proof=', 'proof=x'))).statusCode).toBe(404);

    await runPayouts();
    expect(await list()).toMatchObject([{ state: 'confirming' }]);
    await sandbox.end(billNo, 'paid', '');
    await runPayouts();
    expect(await list()).toMatchObject([{ state: 'paid', confirmUrl: '' }]);
    const entries = await db
      .select({ subjects: auditLog.subjects, details: auditLog.details })
      .from(auditLog)
      .where(eq(auditLog.action, 'money paid out'))
      .orderBy(asc(auditLog.id));
    const subjects = [data.withdrawalId, expect.any(String)];
    expect(entries).toEqual([
      { subjects, details: { cents: 4_000, from: 'approved', to: 'confirming' } },
      { subjects, details: { cents: 4_000, from: 'confirming', to: 'paid' } },
    ]);
    expect(await balances()).toEqual([6_000, 6_000]);
    expect(await titles()).toEqual([
      '提现已到账',
      '提现已通过，请确认收款',
      '提现申请已提交',
      '您的提现收款微信已修改',
    ]);
  });

  test('is returned to the balance, with the reason, if the school refuses it', async () => {
    const { data } = await ask(4_000);
    await decide(data.withdrawalId, (tx, row) => refuse(tx, row, '课程还在学', app.clock.now()));
    expect(await list()).toMatchObject([{ state: 'refused', reason: '课程还在学' }]);
    expect(await balances()).toEqual([10_000, 10_000]);
    expect((await app.data(account.chargeHistory, {}, options)).records[0]).toMatchObject({
      kind: 'returned',
      amountCents: 4_000,
    });
  });

  test.each(['declined', 'late'] as const)(
    'is returned to the balance once if its confirmation is %s',
    async (how) => {
      const { data } = await ask(4_000);
      await approved(data.withdrawalId);
      await runPayouts();
      if (how === 'declined')
        await sandbox.end(billNoOf({ id: data.withdrawalId }), 'failed', '收款人没有确认');
      else app.clock.advance(25 * HOUR_MS);
      await Promise.all([runPayouts(), runPayouts(), runPayouts()]);
      // The session has expired after a day.
      options = { token: await app.tokenOf(user) };
      expect(await list()).toMatchObject([{ state: 'failed' }]);
      expect(await balances()).toEqual([10_000, 10_000]);
      expect((await ask(1_000)).code).toBe('1');
    },
  );

  test('fails if the account cannot receive money, and is returned to the balance', async () => {
    user = await app.addUser(company);
    options = { token: await app.tokenOf(user) };
    await book('charge', 10_000);
    await bind('b');
    const { data } = await ask(10_000);
    await approved(data.withdrawalId);
    await runPayouts();
    expect(await list()).toMatchObject([{ state: 'failed', reason: '收款账户异常' }]);
    expect(await balances()).toEqual([10_000, 10_000]);
  });

  test('is accepted once of fifty concurrent requests', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => ask(10_000)));
    expect(replies.filter(({ code }) => code === '1')).toHaveLength(1);
    const entries = await db.select().from(balanceEntries).where(eq(balanceEntries.userId, user.id));
    expect(entries.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);
    expect(await db.$count(withdrawals, eq(withdrawals.userId, user.id))).toBe(1);
  });

  test('is listed for its own student only', async () => {
    await ask(4_000);
    const stranger = { token: await app.tokenOf(await app.addUser(company)) };
    expect(await app.data(account.withdrawals, {}, stranger)).toEqual({ total: 0, records: [] });
    expect((await app.call(account.withdrawals, {})).status).toBe(401);
  });
});

test('money with an invoice is not withdrawn, and withdrawn money is not invoiced', async () => {
  await app.configure(company, { functions: { INVOICE: { openFlag: 1, status: 2 } } });
  const { orderId } = await app.data(account.makeBalanceOrder, { amountCents: 10_000 }, options);
  await payOrder(app, { companyId: company.id, orderId, ...options });
  const invoiced = () =>
    app.body(
      invoice.save,
      { orderId, titleType: 'personal', invoiceKind: 'common', title: '王小明' },
      options,
    );
  const { invoiceId } = (await invoiced()).data;
  await bind();
  const { withdrawalId } = (await ask(1_000)).data;
  await expect(approved(withdrawalId)).rejects.toThrow('invoices');
  await db.transaction(async (tx) =>
    decideInvoice(
      tx,
      await expectInvoice(tx, invoiceId),
      { decision: 'refuse', reason: '要提现' },
      app.clock.now(),
    ),
  );
  await approved(withdrawalId);
  expect(await invoiced()).toMatchObject({ code: '0', data: { field: 'orderId' } });
});
