import * as message from '@lectern/sdk/endpoints/message';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import { auditLog } from '../../platform/audit/audit.tables.ts';
import { attemptCounts } from '../../platform/database/tables/attempts.tables.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { SmsError, type SmsNotice, smsProvider } from '../../providers/sms/smsProvider.ts';
import { smsReminders } from './message.tables.ts';
import { lessonSoon, remind } from './index.ts';
import { sendSmsReminders } from './smsReminders.service.ts';

/** Noon in Shanghai. */
const NOON = '2026-03-02T04:00:00.000Z';
const MINUTE_MS = 60_000;

let sent: SmsNotice[];
/** The carrier's errors for the next SMS, in order; it accepts all others. */
let answers: SmsError[];

const app = await openTestApp({
  onServices: (services) =>
    services.provide(smsProvider, {
      send: async () => undefined,
      notify: async (notice) => {
        sent.push(notice);
        const error = answers.shift();
        if (error !== undefined) throw error;
      },
    }),
});
const { db } = app.parts.connection;
const { company } = await app.addCompany('localhost');

async function configure(smsRules: Readonly<Record<string, unknown>> | undefined): Promise<void> {
  const { smsReminders: _, ...config } = company.config;
  await app.configure(company, { ...config, ...(smsRules !== undefined && { smsReminders: smsRules }) });
}

let mobiles = 0;
const newStudent = (values: Partial<typeof users.$inferInsert> = {}) =>
  app.addUser(company, { mobile: `137${String((mobiles += 1)).padStart(8, '0')}`, ...values });

/** Reminds a student of a lesson, by default one that begins in half an hour. */
function remindOf(userId: string, lessonId = '1', name = '极限', startsIn = 30): Promise<number> {
  const now = app.clock.now();
  const lesson = {
    lessonId,
    courseId: '1',
    commodityId: '1',
    name,
    nameEn: '',
    startsAt: new Date(now.getTime() + startsIn * MINUTE_MS),
  };
  return db.transaction((tx) =>
    remind(tx, 'lesson', [lessonSoon({ companyId: company.id, userId, now }, lesson)], now),
  );
}

const states = async (userId: string): Promise<string[]> =>
  (await db.select().from(smsReminders).where(eq(smsReminders.userId, userId)).orderBy(smsReminders.id)).map(
    ({ state, reason }) => (reason === '' ? state : `${state}: ${reason}`),
  );

beforeEach(async () => {
  app.clock.set(NOON);
  sent = [];
  answers = [];
  await db.delete(smsReminders);
  await db.delete(attemptCounts);
  await configure({ lessonTemplate: 'SMS_1' });
});

describe('an SMS reminder', () => {
  test('is sent with the school’s template to the student’s number, and is written to the audit log', async () => {
    const { id, mobile } = await newStudent();
    await remindOf(id, '1', '【第一讲】 极限与连续：从数列到函数再到导数的一条长线');
    expect(await sendSmsReminders(app.parts)).toBe(1);
    expect(sent).toEqual([
      {
        companyId: company.id,
        companyName: company.name,
        mobile,
        template: 'SMS_1',
        params: { name: '第一讲 极限与连续：从数列到函数再到导数', time: '3月2日 12:30' },
      },
    ]);
    const entries = await db.select().from(auditLog).where(eq(auditLog.action, 'reminders by SMS'));
    expect(entries.map(({ details }) => details)).toEqual([{ sent: 1 }]);
  });

  test('is sent once, although its event occurs twice and two processes send', async () => {
    const { id } = await newStudent();
    await remindOf(id);
    await remindOf(id);
    const counts = await Promise.all([sendSmsReminders(app.parts), sendSmsReminders(app.parts)]);
    expect(counts.toSorted()).toEqual([0, 1]);
    expect(sent).toHaveLength(1);
  });

  test.each<
    [why: string, rule: Record<string, unknown> | undefined, student: Partial<typeof users.$inferInsert>]
  >([
    ['the school has no template', undefined, {}],
    ['the school has a template for homework only', { homeworkTemplate: 'SMS_2' }, {}],
    ['the student has no number', { lessonTemplate: 'SMS_1' }, { mobile: null }],
  ])('is not queued if %s', async (_, rule, student) => {
    await configure(rule);
    const { id } = await newStudent(student);
    await remindOf(id);
    expect(await states(id)).toEqual([]);
  });

  test.each<[why: string, reason: string, change: (userId: string) => Promise<unknown>]>([
    [
      'the student removes the number',
      'no number',
      (id) => db.update(users).set({ mobile: null }).where(eq(users.id, id)),
    ],
    [
      'the student closes the account',
      'no number',
      (id) => db.update(users).set({ status: 'closed' }).where(eq(users.id, id)),
    ],
    ['the student switches it off', 'switched off', (id) => switchOff(id)],
    ['the school removes the template', 'no template', () => configure({})],
    [
      'the school reaches its daily limit',
      'limit',
      () => configure({ lessonTemplate: 'SMS_1', mostADay: 0 }),
    ],
  ])('is dropped if %s meanwhile', async (_, reason, change) => {
    const { id } = await newStudent();
    await remindOf(id);
    await change(id);
    expect(await sendSmsReminders(app.parts)).toBe(0);
    expect(await states(id)).toEqual([`dropped: ${reason}`]);
    expect(sent).toEqual([]);
  });

  test('is limited to five a day per student', async () => {
    const { id } = await newStudent();
    for (let lesson = 1; lesson <= 7; lesson += 1) await remindOf(id, String(lesson));
    expect(await sendSmsReminders(app.parts)).toBe(5);
    expect(await states(id)).toEqual([...Array<string>(5).fill('sent'), 'dropped: limit', 'dropped: limit']);
  });

  test.each([
    ['2026-03-01T23:59:00.000Z', 0],
    ['2026-03-02T00:00:00.000Z', 1],
    ['2026-03-02T12:59:00.000Z', 1],
    ['2026-03-02T13:00:00.000Z', 0],
  ])('is sent only from 8:00 to 21:00 in Shanghai: at %s, %i are sent', async (now, count) => {
    app.clock.set(now);
    const { id } = await newStudent();
    await remindOf(id);
    expect(await sendSmsReminders(app.parts)).toBe(count);
    expect(await states(id)).toEqual([count === 1 ? 'sent' : 'waiting']);
  });

  test('is kept until morning, and dropped if its lesson has begun by then', async () => {
    app.clock.set('2026-03-01T22:30:00.000Z');
    const { id } = await newStudent();
    await remindOf(id, '1', '早课', 30);
    await remindOf(id, '2', '午课', 240);
    app.clock.set('2026-03-02T00:30:00.000Z');
    expect(await sendSmsReminders(app.parts)).toBe(1);
    expect(await states(id)).toEqual(['dropped: late', 'sent']);
  });
});

const busy = () => new SmsError('isv.BUSINESS_LIMIT_CONTROL', true);

describe('an SMS at the carrier', () => {
  test.each<[said: string, answers: SmsError[], state: string, handed: number]>([
    ['is sent at the second try if the carrier is busy once', [busy()], 'sent', 2],
    [
      'is refused after three tries if the carrier stays busy',
      [busy(), busy(), busy()],
      'refused: isv.BUSINESS_LIMIT_CONTROL',
      3,
    ],
    [
      'is refused at once if the number is invalid',
      [new SmsError('isv.MOBILE_NUMBER_ILLEGAL', false)],
      'refused: isv.MOBILE_NUMBER_ILLEGAL',
      1,
    ],
    [
      'is not retried if the carrier does not answer',
      [new SmsError('unreachable', true, { isRefused: false })],
      'unanswered: unreachable',
      1,
    ],
  ])('%s', async (_, replies, state, handed) => {
    answers = replies;
    const { id } = await newStudent();
    await remindOf(id);
    for (let minute = 0; minute < 5; minute += 1) {
      await sendSmsReminders(app.parts);
      app.clock.advance(MINUTE_MS);
    }
    expect(sent).toHaveLength(handed);
    expect((await states(id))[0]?.split(': ')[0]).toBe(state.split(': ')[0]);
    if (state !== 'sent') expect(await states(id)).toEqual([state]);
  });

  test('is not sent again after its process died while sending', async () => {
    const { id } = await newStudent();
    await remindOf(id);
    await db.update(smsReminders).set({ state: 'sending' });
    app.clock.advance(11 * MINUTE_MS);
    expect(await sendSmsReminders(app.parts)).toBe(0);
    expect(await states(id)).toEqual(['unanswered: lost']);
  });
});

async function switchOff(userId: string): Promise<void> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (user === undefined) throw new Error('There is no such student');
  const { body } = await app.call(
    message.setReminders,
    { lessonSmsFlag: 0 },
    { token: await app.tokenOf(user) },
  );
  expect(body.data).toEqual({ lessonFlag: 1, homeworkFlag: 1, lessonSmsFlag: 0, mobileFlag: 1 });
}

test('messages and SMS of a reminder are switched off separately', async () => {
  const student = await newStudent();
  const token = await app.tokenOf(student);
  await app.call(message.setReminders, { lessonFlag: 0 }, { token });
  expect(await remindOf(student.id)).toBe(0);
  expect(await sendSmsReminders(app.parts)).toBe(1);
  expect((await app.data(message.page, {}, { token })).records).toEqual([]);
  await app.call(message.setReminders, { lessonFlag: 1, lessonSmsFlag: 0 }, { token });
  expect(await remindOf(student.id, '2')).toBe(1);
  expect(await sendSmsReminders(app.parts)).toBe(0);
});
