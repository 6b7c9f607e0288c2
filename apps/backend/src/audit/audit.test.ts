import { userInfo } from 'node:os';
import { add, createOrder } from '@lectern/sdk/endpoints/cart';
import { cancel } from '@lectern/sdk/endpoints/order';
import { start } from '@lectern/sdk/endpoints/payment';
import { desc, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestApp } from '../../test/openTestApp.ts';
import { runCommand } from '../../test/runCommand.ts';
import { openSchoolFolder } from '../../test/schoolFolder.ts';
import { addCourse } from '../../test/subjects/catalogue.ts';
import { EXIT } from '../commands/program.ts';
import { auditLog } from '../platform/audit/audit.tables.ts';
import { allowAuditDeletion, deleteOldAuditEntries, recordAuditEntry } from '../platform/audit/auditLog.ts';
import { pointGoods } from '../modules/account/shop/shop.tables.ts';
import { sendRefunds } from '../modules/payment/paymentJobs.ts';
import { sandboxGateway } from '../providers/payment/sandboxGateway.ts';
import { deliverNotices } from '../../test/subjects/payOrder.ts';

const DAY_MS = 24 * 3600_000;

const app = await openTestApp();
await openSchoolFolder(app);
vi.stubEnv('SUDO_USER', '');
const { company } = await app.addCompany('localhost');

const { username: systemUser } = userInfo();
const entries = () => app.parts.connection.db.select().from(auditLog).orderBy(desc(auditLog.id));

beforeEach(async () => {
  await app.parts.connection.db.transaction(async (tx) => {
    await allowAuditDeletion(tx);
    await tx.delete(auditLog);
  });
});

describe('a command', () => {
  test('that changes data is recorded with its actor and the changed rows', async () => {
    const made = await runCommand(
      'cards',
      'make',
      '--host=localhost',
      '--count=3',
      '--yuan=50',
      '--days=30',
      '--as=小陈',
    );
    expect(made.code).toBe(EXIT.done);
    expect(await entries()).toMatchObject([
      {
        companyId: company.id,
        actor: systemUser,
        actingAs: '小陈',
        action: 'cards make',
        subjects: [],
        details: { count: 3, days: 30, changes: { charge_cards: { added: 3 } } },
      },
    ]);
    // The time is that of the database, which runs on this machine.
    expect(Math.abs(((await entries())[0]?.at.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  test('run by sudo is recorded under the calling user’s name', async () => {
    vi.stubEnv('SUDO_USER', 'anna');
    await runCommand('cards', 'make', '--host=localhost', '--count=1', '--yuan=5', '--days=3');
    vi.stubEnv('SUDO_USER', '');
    expect(await entries()).toMatchObject([{ actor: 'anna', actingAs: null }]);
  });

  test('that only reads, is refused or is misused leaves no entry', async () => {
    expect((await runCommand('cards', 'list', '--host=localhost')).code).toBe(EXIT.done);
    expect((await runCommand('goods', 'list')).code).toBe(EXIT.done);
    expect((await runCommand('certificates', 'grant', '99', 'nobody')).code).toBe(EXIT.failed);
    expect((await runCommand('cards', 'make', '--count=1')).code).toBe(EXIT.wrongUsage);
    expect(await entries()).toEqual([]);
  });

  test('is recorded with the student’s row id, without any personal data', async () => {
    const { code } = await runCommand(
      'students',
      'add',
      '2026001',
      '--name=王小明',
      '--mobile=13812345678',
      '--host=localhost',
    );
    expect(code).toBe(EXIT.done);
    const [entry] = await entries();
    expect(entry).toMatchObject({
      action: 'students add',
      subjects: [expect.stringMatching(/^#\d+$/)],
      companyId: company.id,
    });
    expect(JSON.stringify(entry)).not.toMatch(/王小明|13812345678|2026001/);
    const about = async () => (await runCommand('audit', 'list', '--about=2026001')).out;
    expect(await about()).toContain('students add,2026001,');
    const erased = await runCommand('students', 'erase', '2026001', '--forever=王小明', '--host=localhost');
    expect(erased.code).toBe(EXIT.done);
    expect(await entries()).toMatchObject([{ action: 'students erase', subjects: entry?.subjects }, entry]);
    expect((await runCommand('audit', 'list')).out).not.toContain('2026001');
  });

  test('without a company option is recorded under the company of the rows it changed', async () => {
    const { company: other } = await app.addCompany('other.test');
    const { commodityId } = await addCourse(app, other.id);
    const [row] = await app.parts.connection.db
      .insert(pointGoods)
      .values({ companyId: other.id, kind: 'course', commodityId, name: '课程', points: 10 })
      .returning();
    expect((await runCommand('goods', 'hide', row?.id ?? '')).code).toBe(EXIT.done);
    expect(await entries()).toMatchObject([
      { companyId: other.id, action: 'goods hide', subjects: [row?.id] },
    ]);
  });

  test('that removes a company deletes that company’s entries, and leaves its own', async () => {
    const { company: gone } = await app.addCompany('gone.test');
    await runCommand('cards', 'make', '--host=gone.test', '--count=1', '--yuan=5', '--days=3');
    expect((await runCommand('company', 'remove', '--host=gone.test', '--forever=gone.test')).code).toBe(
      EXIT.done,
    );
    expect(await entries()).toMatchObject([
      { companyId: null, action: 'company remove', subjects: [gone.id, 'gone.test'] },
    ]);
  });
});

describe('a payment', () => {
  async function waitingOrder() {
    const user = await app.addUser(company);
    const token = await app.tokenOf(user);
    const { commodityId } = await addCourse(app, company.id);
    await app.call(add, { commodityId }, { token });
    const { body } = await app.call(
      createOrder,
      { commodityIds: [commodityId], totalCents: 19_900 },
      { token },
    );
    const { orderId, orderNo } = body.data;
    const data = await app.data(start, { orderId, way: 'wechat' }, { token });
    return { subjects: [orderNo, user.id], orderId, token, tradeNo: data.tradeNo };
  }
  const gateway = () => app.parts.services.get(sandboxGateway);

  test('is recorded with its order and request id', async () => {
    const { tradeNo, subjects } = await waitingOrder();
    await gateway().pay(tradeNo);
    await deliverNotices(app);
    const id = /^[0-9a-f-]{36}$/;
    expect(await entries()).toMatchObject([
      {
        companyId: company.id,
        actor: 'wechat',
        action: 'order paid',
        subjects,
        details: { cents: 19_900, from: 'waiting', to: 'paid' },
        requestId: expect.stringMatching(id),
      },
    ]);
  });

  test('refunded for coming late is recorded when the refund falls due and when it is done', async () => {
    const { tradeNo, subjects, orderId, token } = await waitingOrder();
    await gateway().pay(tradeNo, 'delayed');
    await app.call(cancel, { orderId }, { token });
    app.clock.advance(21_000);
    await deliverNotices(app);
    await sendRefunds(app.parts, app.server.log);
    const back = { actor: 'sandbox', action: 'money back', subjects: [...subjects, `R${tradeNo}`] };
    expect(await entries()).toMatchObject([
      { ...back, details: { cents: 19_900, reason: 'late', to: 'done' } },
      { ...back, details: { cents: 19_900, reason: 'late', to: 'due' } },
    ]);
  });
});

describe('an audit entry', () => {
  const old = (days: number) => ({
    at: new Date(Date.now() - days * DAY_MS),
    actor: 'x',
    action: `${days} days ago`,
  });

  test('rejects update, delete and truncate', async () => {
    const { db } = app.parts.connection;
    await recordAuditEntry(db, old(5000));
    const refused = { cause: { message: 'Entries of audit_log are not changed' } };
    await expect(db.update(auditLog).set({ actor: 'y' })).rejects.toMatchObject(refused);
    await expect(db.delete(auditLog)).rejects.toMatchObject(refused);
    await expect(db.execute(sql`truncate audit_log`)).rejects.toMatchObject(refused);
    await expect(
      db.transaction(async (tx) => {
        await allowAuditDeletion(tx);
        await tx.update(auditLog).set({ actor: 'y' });
      }),
    ).rejects.toMatchObject(refused);
    expect(await entries()).toMatchObject([{ actor: 'x' }]);
  });

  test('is deleted after three years', async () => {
    const { db } = app.parts.connection;
    for (const days of [0, 3 * 365, 3 * 366 + 1]) await recordAuditEntry(db, old(days));
    await deleteOldAuditEntries(db, new Date());
    expect((await entries()).map(({ action }) => action)).toEqual(['1095 days ago', '0 days ago']);
  });
});

test('audit list filters by subject and date, newest first, as JSON or CSV', async () => {
  const { db } = app.parts.connection;
  const of = { companyId: company.id, actor: 'anna', details: { cents: 5 } };
  await recordAuditEntry(db, {
    ...of,
    at: new Date('2026-03-01T00:00:00Z'),
    action: 'one',
    subjects: ['7', '2026001'],
  });
  await recordAuditEntry(db, {
    ...of,
    at: new Date('2026-03-05T00:00:00Z'),
    action: 'two',
    subjects: ['2026001'],
    requestId: 'r',
  });
  const all = await runCommand('audit', 'list', '--json');
  expect(JSON.parse(all.out)).toMatchObject([
    { action: 'two', who: 'anna', company: company.name, subjects: '2026001', request: 'r' },
    { action: 'one' },
  ]);
  const actionsIn = async (...args: readonly string[]) =>
    JSON.parse((await runCommand('audit', 'list', '--json', ...args)).out).map(
      ({ action }: { action: string }) => action,
    );
  expect(await actionsIn('--about=7')).toEqual(['one']);
  expect(await actionsIn('--since=2026-03-02')).toEqual(['two']);
  expect(await actionsIn('--about=700')).toEqual([]);
  expect((await runCommand('audit', 'list', '--about=7')).out).toBe(
    'time,company,who,as,action,subjects,details,request\n' +
      '2026-03-01 08:00:00,localhost,anna,,one,7 2026001,"{""cents"":5}",\n',
  );
});
