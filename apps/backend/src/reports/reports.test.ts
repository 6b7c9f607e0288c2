import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { openTestApp } from '../../test/openTestApp.ts';
import { EXIT } from '../commands/program.ts';
import { runCommand } from '../../test/runCommand.ts';
import { openSchoolFolder } from '../../test/schoolFolder.ts';
import { drawBars } from './picture.ts';

const app = await openTestApp({ seed: true });
const folder = await openSchoolFolder(app);

const rowsOf = async (...args: readonly string[]): Promise<Record<string, string | number | null>[]> =>
  JSON.parse((await runCommand(...args, '--json')).out);

async function queryOne(query: ReturnType<typeof sql>): Promise<Record<string, unknown>> {
  const { rows } = await app.parts.connection.db.execute<Record<string, unknown>>(query);
  return rows[0] ?? {};
}

const ALL_TIME = ['--from=2020-01-01', '--to=2030-12-31'];
const sumOf = (rows: readonly Record<string, string | number | null>[], column: string): number =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0);

test('sales by day, sales by course and the list of paid orders add up to the same sums', async () => {
  const all = await queryOne(sql`select sum(pay_cents)::int as cents, count(*)::int as count,
    to_char(min(paid_at) at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as first
    from orders where status = 'paid' and company_id = (select min(id) from companies)`);
  expect(all['cents']).toBeGreaterThan(0);
  const days = await rowsOf('reports', 'sales', ...ALL_TIME);
  expect(sumOf(days, 'amount')).toBe(all['cents']);
  expect(sumOf(days, 'orders')).toBe(Number(all['count']) * 100);
  expect(days[0]?.['day']).toBe(all['first']);
  const months = await rowsOf('reports', 'sales', '--by=month', ...ALL_TIME);
  expect(months.map(({ month }) => month)).toEqual([
    ...new Set(days.map(({ day }) => String(day).slice(0, 7))),
  ]);
  for (const column of ['amount', 'orders', 'wechat', 'alipay', 'balance'])
    expect(sumOf(months, column)).toBe(sumOf(days, column));
  const [day] = days;
  const alone = await rowsOf('reports', 'sales', `--from=${day?.['day']}`, `--to=${day?.['day']}`);
  expect(alone).toEqual([day]);
  expect(sumOf(await rowsOf('reports', 'sales', '--by=course', ...ALL_TIME), 'amount')).toBe(all['cents']);
  const paid = await rowsOf('orders', 'list', '--state=paid');
  expect(sumOf(paid, 'amount')).toBe(all['cents']);
  expect(paid).toHaveLength(Number(all['count']));
  const { count } = await queryOne(sql`select count(*)::int from invoices where status = 'issued'`);
  expect(await rowsOf('invoices', 'list', '--state=issued')).toHaveLength(Number(count));
});

test('refunds are listed with their order, and counted in the sales reports', async () => {
  const order = (await rowsOf('orders', 'list', '--state=paid')).find(({ student }) => student === 'emma');
  const orderNo = String(order?.['order']);
  expect(await runCommand('orders', 'refund', orderNo, '--reason=课程停开')).toMatchObject({
    code: EXIT.done,
    err: '',
  });
  expect(await rowsOf('orders', 'refunds', '--state=returning')).toMatchObject([
    { order: orderNo, student: 'emma', money: order?.['amount'] },
  ]);
  const listed = await rowsOf('orders', 'list', '--state=paid');
  expect(listed.find((one) => one['order'] === orderNo)).toMatchObject({ back: 'returning' });
  expect((await runCommand('orders', 'refund', orderNo, '--reason=课程停开')).err).toContain(
    'all of it is refunded already',
  );
  const free = listed.find(({ kind, amount }) => kind === 'courses' && amount === '0.00');
  expect((await runCommand('orders', 'refund', String(free?.['order']), '--reason=课程停开')).err).toContain(
    'was free',
  );
  expect(sumOf(await rowsOf('reports', 'sales', ...ALL_TIME), 'back')).toBe(
    Math.round(Number(order?.['amount']) * 100),
  );
  const courses = await rowsOf('reports', 'sales', '--by=course', ...ALL_TIME);
  expect(sumOf(courses, 'back')).toBe(Math.round(Number(order?.['amount']) * 100));
});

test('a coupon lowers the sales of the courses that it paid for, and days are those of the payment', async () => {
  const before = await rowsOf('reports', 'sales', '--by=course', ...ALL_TIME);
  await queryOne(sql`update orders set coupon_cents = 1001, pay_cents = pay_cents - 1001,
    created_at = '2026-01-31T15:00:00Z', expires_at = '2026-01-31T15:30:00Z', paid_at = '2026-01-31T16:10:00Z'
    where id = (select min(id) from orders where status = 'paid' and kind = 'courses' and pay_cents > 1001
      and company_id = (select min(id) from companies) and after_sale is null)`);
  const after = await rowsOf('reports', 'sales', '--by=course', ...ALL_TIME);
  expect(sumOf(before, 'amount') - sumOf(after, 'amount')).toBe(1001);
  expect(sumOf(await rowsOf('reports', 'sales', ...ALL_TIME), 'amount')).toBe(sumOf(after, 'amount'));
  const february = ['--from=2026-02-01', '--to=2026-02-28'];
  const paid = await rowsOf('orders', 'list', '--state=paid', ...february);
  expect(sumOf(paid, 'amount')).toBe(sumOf(await rowsOf('reports', 'sales', ...february), 'amount'));
  expect(paid.length).toBeGreaterThan(0);
});

test('orders export writes a workbook with numeric amounts and times of Shanghai', async () => {
  const listed = await rowsOf('orders', 'list');
  expect(await runCommand('orders', 'export', 'orders.xlsx')).toMatchObject({ code: EXIT.done, err: '' });
  const { sheets } = await readXlsx(await readFile(join(folder.path, 'orders.xlsx')));
  const [head, first] = sheets[0]?.rows ?? [];
  expect(sheets[0]?.rows).toHaveLength(listed.length + 1);
  const cell = (name: string) => first?.[head?.indexOf(name) ?? -1];
  expect(cell('amount')).toBe(Number(listed[0]?.['amount']));
  const created = new Date(String(listed[0]?.['created']));
  expect(cell('created')).toEqual(new Date(Math.floor(created.getTime() / 1000) * 1000 + 8 * 3600_000));
  expect((await runCommand('orders', 'export', 'orders.doc')).err).toContain(
    'write a workbook (.xlsx) or CSV (.csv)',
  );
});

test('study reports by day, month, course and student add up, and can be drawn as SVG', async () => {
  // Removes the demonstration's visits, which are on other days.
  await queryOne(sql`delete from lesson_visits`);
  // A late evening in UTC+8 is on the same day here, and was on the day before in UTC.
  await queryOne(sql`insert into lesson_visits (company_id, user_id, visit_id, lesson_id, seconds, began_at)
    select users.company_id, users.id, 'v' || users.id || '-' || lesson_id, lesson_id, 60 * (lesson_id + users.id),
      timestamptz '2026-02-27T16:30:00Z' + lesson_id * interval '6 hours'
    from (select id from users where company_id = (select min(id) from companies) order by id limit 3) chosen
    join users on users.id = chosen.id
    cross join (select lessons.id as lesson_id from lessons order by id limit 4) read`);
  const all = await queryOne(sql`select count(distinct user_id)::int as students, sum(seconds) as seconds
    from lesson_visits where company_id = (select min(id) from companies)`);
  const students = await rowsOf('reports', 'study', '--by=student', ...ALL_TIME);
  expect(students.filter(({ minutes }) => Number(minutes) > 0)).toHaveLength(Number(all['students']));
  // The others are listed, too, since schools look for those who have stopped.
  expect(students.map(({ student }) => student).toSorted()).toEqual(
    (await rowsOf('students', 'list')).map(({ student }) => student).toSorted(),
  );
  const later = await rowsOf('reports', 'study', '--by=student', '--from=2026-04-01', '--to=2026-04-30');
  expect(later).toHaveLength(students.length);
  expect(later.find(({ student }) => student === students[0]?.['student'])).toMatchObject({
    minutes: 0,
    lessons: 0,
    last: students[0]?.['last'],
  });
  const inMinutes = Number(all['seconds']) / 60;
  for (const by of ['day', 'month', 'course', 'student']) {
    const rows = await rowsOf('reports', 'study', `--by=${by}`, ...ALL_TIME);
    expect(Math.abs(sumOf(rows, 'minutes') / 100 - inMinutes)).toBeLessThanOrEqual(rows.length);
  }
  const [first] = await rowsOf('reports', 'study', ...ALL_TIME);
  expect(String(first?.['day'])).toBe('2026-02-28');
  const drawn = await runCommand('reports', 'study', 'study.svg', '--by=student', ...ALL_TIME);
  expect(drawn).toMatchObject({ code: EXIT.done, err: '' });
  const picture = await readFile(join(folder.path, 'study.svg'), 'utf8');
  expect(picture).toContain(`${students[0]?.['name']}: ${students[0]?.['minutes']}`);
});

test('reports marks lists the handed-in attempts of an exam, and invalid arguments are refused', async () => {
  const exam = await queryOne(sql`select exam_id as id, count(*)::int as count from exam_attempts
    join exams on exams.id = exam_id where not is_open and exams.company_id = (select min(id) from companies)
    group by exam_id order by count(*) desc limit 1`);
  const marks = await rowsOf('reports', 'marks', String(exam['id']));
  expect(marks).toHaveLength(Number(exam['count']));
  for (const { passed } of marks) expect(passed).toMatch(/^(?:yes|no)$/);
  // Not failed: its open answers are not marked yet.
  const waiting = (await rowsOf('exam', 'list')).find(({ name }) => String(name).includes('简答补考'));
  expect(await rowsOf('reports', 'marks', String(waiting?.['exam']))).toMatchObject([{ passed: 'unmarked' }]);
  expect((await runCommand('reports', 'marks', '999999')).err).toContain('There is no exam 999999');
  expect((await runCommand('reports', 'sales', '--from=2026-02-30')).err).toContain('It must be a day');
  expect((await runCommand('reports', 'sales', '--from=2026-03-02', '--to=2026-03-01')).err).toContain(
    'is after',
  );
});

test('drawBars escapes names, and draws 60 rows at most', () => {
  const rows = Array.from({ length: 70 }, (_, index) => [`<b>"&${index}`, index]);
  const svg = drawBars('销售', { format: 'csv', head: ['day', 'amount'], rows });
  expect(svg).not.toContain('<b>');
  expect(svg).toContain('&lt;b&gt;&quot;&amp;59: 59');
  expect(svg).toContain('(60 / 70)');
  expect(svg.match(/<rect/g)).toHaveLength(61);
});
