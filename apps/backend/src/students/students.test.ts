import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { ask } from '@lectern/sdk/endpoints/community';
import { page } from '@lectern/sdk/endpoints/message';
import { openTestApp } from '../../test/openTestApp.ts';
import { addFile } from '../../test/subjects/files.ts';
import { EXIT } from '../commands/program.ts';
import { runCommand } from '../../test/runCommand.ts';
import { meanwhile } from '../../test/meanwhile.ts';
import { openSchoolFolder } from '../../test/schoolFolder.ts';
import { courses } from '../modules/catalogue/catalogue.tables.ts';
import { enrolments } from '../modules/catalogue/index.ts';
import { reviews } from '../modules/catalogue/students.tables.ts';
import { balanceEntries } from '../modules/account/account.tables.ts';
import { orders } from '../modules/order/index.ts';
import { refundRequests } from '../modules/refund/refund.tables.ts';
import { withdrawals } from '../modules/withdrawal/index.ts';
import { schools } from '../platform/database/tables/companies.tables.ts';
import { studentPlacements } from '../modules/studentInfo/studentInfo.tables.ts';
import { type User, users } from '../platform/database/tables/users.tables.ts';
import { newFileKey } from '../platform/files/fileStore.ts';
import { folderFileStore } from '../platform/files/folderFileStore.ts';

const app = await openTestApp();
const folder = await openSchoolFolder(app);
vi.stubEnv('LECTERN_SECRET', 'a secret for tests alone, 32 characters');

const SCHOOL = {
  'classes.csv': 'key,name\nG1,高一\nG2,高二\n',
  'students.csv': 'key,name,mobile,class\nS1,张三,13800000001,G1\nS2,李四,,G1\n',
  'teachers.csv': 'key,name\nT1,王老师\n',
  'categories.csv': 'key,name\nM,数学\n',
  'courses.csv': 'key,name,teacher,category,kind,price\nC1,导数,T1,M,recorded,99\n',
};

await app.addCompany('localhost');
await folder.write(SCHOOL);
expect(await runCommand('apply', '.')).toMatchObject({ code: EXIT.done, err: '' });

const QUESTION = { title: '离心率越大为什么越扁', content: '想不明白', fileIds: [] };

const statusOf = async (token: string): Promise<number> => (await app.call(page, {}, { token })).status;

test('students add creates a student with a first password, and enforces the rules of the table', async () => {
  const added = await runCommand(
    'students',
    'add',
    'S3',
    '--name=王五',
    '--mobile=13800000003',
    '--class=g2',
  );
  expect(added.out).toMatch(/^student,password\nS3,[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}\n$/);
  const user = await app.userNamed('S3');
  expect(user).toMatchObject({ name: '王五', mobile: '13800000003', mustChangePassword: true });
  expect((await runCommand('students', 'list', '--class=G2')).out).toBe(
    'student,name,mobile,email,class,branch,active,muteReason,mutedUntil\nS3,王五,13800000003,,G2,,yes,,\n',
  );
  const wrong = await runCommand('students', 'add', 'S4', '--mobile=13800000001', '--class=G3');
  expect(wrong.code).toBe(EXIT.failed);
  expect(wrong.err).toContain('S4, mobile: “S1” has the same mobile');
  expect(wrong.err).toContain('S4, class: there is no class “G3”');
  expect((await runCommand('students', 'add', 's1')).err).toContain('The student s1 already exists.');
  expect((await runCommand('students', 'list', '--class=G9')).err).toContain('There is no class G9.');
});

test('a student command keeps values of the student that were changed concurrently', async () => {
  const { id } = await app.userNamed('S2');
  await meanwhile(
    app,
    id,
    () => runCommand('students', 'move', 'G2', 'S2'),
    (tx) => tx.update(users).set({ email: 'li@school.cn', status: 'disabled' }).where(eq(users.id, id)),
  );
  const listed = async (inClass: string) => (await runCommand('students', 'list', `--class=${inClass}`)).out;
  expect(await listed('G2')).toContain('S2,李四,,li@school.cn,G2,,no');
  await meanwhile(
    app,
    id,
    () => runCommand('students', 'open', 'S2'),
    async (tx) => {
      await tx.update(users).set({ email: null }).where(eq(users.id, id));
      await tx.update(studentPlacements).set({ groupId: null }).where(eq(studentPlacements.userId, id));
    },
  );
  expect(await listed('G2')).not.toContain('S2');
  expect(await app.userNamed('S2')).toMatchObject({ email: null, status: 'active' });
  expect(await runCommand('students', 'move', 'G1', 'S2')).toMatchObject({ code: EXIT.done });
});

test('students mute forbids students to post until a day, or until students unmute', async () => {
  const { company: elsewhere } = await app.addCompany('elsewhere.example');
  const stranger = await app.addUser(elsewhere, { sourceKey: 'S1' });
  const answerTo = async (user: User, host: string) =>
    (await app.call(ask, QUESTION, { token: await app.tokenOf(user), host })).body;
  const answer = async () => answerTo(await app.userNamed('S1'), 'localhost');
  const listed = async () => (await runCommand('students', 'list')).out.match(/^S1,.*$/m)?.[0];

  expect((await runCommand('students', 'mute', 'S1')).err).toContain('--reason');
  expect((await runCommand('students', 'mute', 'S9', '--reason=骂人')).err).toContain(
    'There is no student S9.',
  );
  expect((await runCommand('students', 'mute', 'S1', '--reason=骂人', '--until=2020-01-01')).err).toContain(
    'is in the past',
  );
  expect((await answer()).code).toBe('1');

  const muted = await runCommand('students', 'mute', 'S1', 's2', '--reason=骂人', '--until=2199-06-30');
  expect(muted).toMatchObject({ out: '2 muted\n', err: '' });
  expect(await answer()).toMatchObject({
    code: '0',
    message: '学校已禁止你发言，直到 2199-06-30 23:59。原因：骂人',
  });
  expect(await statusOf(await app.tokenOf(await app.userNamed('S1')))).toBe(200);
  expect((await answerTo(stranger, 'elsewhere.example')).code).toBe('1');
  expect(await listed()).toBe('S1,张三,13800000001,,G1,,yes,骂人,2199-06-30 23:59:59');

  expect(await runCommand('students', 'mute', 'S1', '--reason=刷屏')).toMatchObject({ out: '1 muted\n' });
  expect((await answer()).message).toBe('学校已禁止你发言，直到学校解除。原因：刷屏');
  expect(await listed()).toBe('S1,张三,13800000001,,G1,,yes,刷屏,');

  expect(await runCommand('students', 'unmute', 'S1', 'S2')).toMatchObject({ out: '2 unmuted\n' });
  expect((await answer()).code).toBe('1');
  expect(await listed()).toBe('S1,张三,13800000001,,G1,,yes,,');

  await app.parts.connection.db
    .update(users)
    .set({ muteReason: '骂人', mutedUntil: new Date('2020-01-01') })
    .where(eq(users.sourceKey, 'S1'));
  expect((await answer()).code).toBe('1');
  expect(await listed()).toBe('S1,张三,13800000001,,G1,,yes,,');
  await folder.write({ 'mutes/students.csv': 'key,muteReason,mutedUntil\nS1,,2199-01-01\n' });
  expect((await runCommand('check', 'mutes', '--keep-missing')).err).toContain('needs a reason');
  expect(await runCommand('students', 'unmute', 'S1')).toMatchObject({ code: EXIT.done });
});

test('students reset and students close end the student’s sessions at once', async () => {
  const user = await app.userNamed('S1');
  const before = await app.tokenOf(user);
  expect(await statusOf(before)).toBe(200);
  expect((await runCommand('students', 'reset', 'S1', 'S9')).err).toContain('There is no student S9.');
  expect(await statusOf(before)).toBe(200);
  expect((await runCommand('students', 'reset', 'S1', 's1')).out).toMatch(/^student,password\ns1,[^\n]+\n$/);
  expect(await statusOf(before)).toBe(401);
  const { passwordHash } = await app.userNamed('S1');
  expect(passwordHash).not.toBe(user.passwordHash);

  const token = await app.tokenOf(user);
  expect(await runCommand('students', 'close', 'S1', 'S2')).toMatchObject({ out: '2 closed\n' });
  expect(await statusOf(token)).toBe(401);
  expect((await app.userNamed('S1')).name).toBe('张三');
  expect(await runCommand('students', 'open', 'S1')).toMatchObject({ out: '1 opened\n' });
  expect(await statusOf(await app.tokenOf(user))).toBe(200);
  expect(await statusOf(token)).toBe(401);
});

test('enrol add enrols a class until a day, and enrol end withdraws one student', async () => {
  expect(await runCommand('students', 'move', 'G2', 'S1')).toMatchObject({ out: 'G2: moved 1 student\n' });
  const given = await runCommand('enrol', 'add', 'C1', '--class=G2', '--until=2097-01-31');
  expect(given).toMatchObject({ out: 'C1: enrolled 2 students\n', err: '' });
  expect(await runCommand('enrol', 'end', 'c1', 'S3')).toMatchObject({
    out: 'c1: ended the enrolment of 1 student\n',
  });
  const listed = JSON.parse((await runCommand('enrol', 'list', 'C1', '--json')).out);
  expect(listed).toMatchObject([
    { student: 'S1', until: '2097-01-31T15:59:59.000Z', withdrawn: 'no' },
    { student: 'S3', withdrawn: 'yes' },
  ]);
  expect((await runCommand('enrol', 'add', 'C2', 'S1')).err).toContain('There is no course C2.');
  expect((await runCommand('enrol', 'add', 'C1')).err).toContain(
    'Name students by their numbers, or a class.',
  );
});

test('a withdrawal during an apply stays in force, even if the file extends the enrolment', async () => {
  const { id: userId } = await app.userNamed('S1');
  const own = eq(enrolments.userId, userId);
  await folder.write({ 'more/enrolments.csv': 'student,course,until\nS1,C1,2098-01-31\n' });
  await meanwhile(
    app,
    (tx) => tx.select().from(enrolments).where(own).for('update'),
    () => runCommand('apply', 'more', '--keep-missing'),
    (tx) => tx.update(enrolments).set({ revokedAt: new Date() }).where(own),
  );
  expect(JSON.parse((await runCommand('enrol', 'list', 'C1', '--json')).out)).toContainEqual(
    expect.objectContaining({ student: 'S1', until: '2098-01-31T15:59:59.000Z', withdrawn: 'yes' }),
  );
  await folder.write({ 'more/enrolments.csv': 'student,course,until,withdrawn\nS1,C1,2097-01-31,no\n' });
  expect(await runCommand('apply', 'more', '--keep-missing')).toMatchObject({ code: EXIT.done });
});

test('messages send reaches each student of a class once, and no closed account', async () => {
  await folder.write({ 'notice.md': '明天**停课**。<script>1</script>\n' });
  const send = () =>
    runCommand('messages', 'send', 'notice.md', '--title=停课', '--class=G1', '--link=#/course/1');
  expect(await send()).toMatchObject({ out: 'Sent to 0 students\n', err: '' });
  expect(await runCommand('students', 'open', 'S2')).toMatchObject({ code: EXIT.done });
  expect((await send()).out).toBe('Sent to 1 student\n');
  expect((await send()).out).toBe('Sent to 0 students; 1 already had it\n');
  const token = await app.tokenOf(await app.userNamed('S2'));
  const { records } = (await app.data(page, {}, { token })) ?? {};
  expect(records).toMatchObject([{ title: '停课', link: '#/course/1', kind: 'school' }]);
  expect(records[0].contentHtml).toContain('<strong>停课</strong>');
  expect(records[0].contentHtml).not.toContain('<script');
  expect((await runCommand('messages', 'send', 'notice.md', '--title=x')).err).toContain(
    'Choose the recipients',
  );
  expect((await runCommand('messages', 'send', 'notice.md', '--title=x', '--class=G9')).err).toContain(
    'no class G9',
  );
  const led = await runCommand('messages', 'send', 'notice.md', '--title=x', '--all', '--link=javascript:1');
  expect(led.err).toContain('“javascript:1” is not');
});

test('students export writes all data and files of a student, and no secret', async () => {
  const user = await app.userNamed('S1');
  const token = await app.tokenOf(user);
  const key = newFileKey(user.companyId, 'png', app.clock.now());
  await addFile(app, user, key, 'image/png');
  await folderFileStore(app.parts.config.dataDir).put(key, Buffer.from('png'));
  const written = await runCommand('students', 'export', 'S1', 'S1.zip');
  expect(written.out).toMatch(/^Wrote \d+ rows and 1 file to /);
  const entries = unzipSync(await readFile(join(folder.path, 'S1.zip')));
  expect(Object.keys(entries)).toEqual(['data.json', `files/${key.split('/').at(-1)}`]);
  const text = strFromU8(entries['data.json'] ?? new Uint8Array());
  const { tables } = JSON.parse(text);
  expect(tables).toMatchObject({
    users: [{ name: '张三', mobile: '13800000001' }],
    enrolments: [{ source: 'gift' }],
    stored_files: [{ key }],
  });
  expect(tables.sessions.length).toBeGreaterThan(0);
  expect(text).not.toMatch(/hash|sealed|scrypt|argon2/);
  expect(text).not.toContain(token);
  expect(text).not.toContain('13800000003');
  expect((await runCommand('students', 'export', 'S1', 'S1.zip')).err).toContain('already');
});

test('enrol refuses to end an enrolment that never existed, or to renew an expired one without a future day', async () => {
  await folder.write({ 'courses.csv': `${SCHOOL['courses.csv']}C3,极限,T1,M,recorded,9\n` });
  expect(await runCommand('apply', '.')).toMatchObject({ code: EXIT.done });
  const refusal = async (...args: readonly string[]) => {
    const { code, err } = await runCommand('enrol', ...args);
    expect(code).not.toBe(EXIT.done);
    return err;
  };
  expect(await refusal('end', 'C3', 'S1')).toContain('S1: never enrolled in C3.');
  expect(await refusal('list', 'C9')).toContain('There is no course C9.');
  expect(await refusal('add', 'C3', 'S1', '--until=31.1.2097')).toContain('a day, such as 2026-03-09');
  expect(await refusal('add', 'C3', 'S1', '--until=2020-01-31')).toContain(
    '--until=2020-01-31 is in the past',
  );
  expect((await runCommand('enrol', 'list', 'C3')).out).toBe('student,until,withdrawn\n');

  await folder.write({ 'enrolments.csv': 'student,course,until\nS1,C3,2020-01-31 12:00\n' });
  expect(await runCommand('apply', '.')).toMatchObject({ code: EXIT.done });
  expect(await refusal('add', 'C3', 's1')).toContain('The access to C3 has expired for s1.');
  expect(await runCommand('enrol', 'add', 'C3', 'S1', '--until=2097-01-31')).toMatchObject({
    code: EXIT.done,
  });
  expect((await runCommand('enrol', 'list', 'C3')).out).toContain('S1,2097-01-31 23:59:59,no');
  await folder.write({ 'enrolments.csv': 'student,course,until\nS1,C3,2097-02-28\n' });
  expect(await runCommand('apply', '.')).toMatchObject({ code: EXIT.done });
  expect((await runCommand('enrol', 'list', 'C3')).out).toContain('S1,2097-02-28 23:59:59,no');
});

test('student numbers are matched ignoring case', async () => {
  expect((await runCommand('withdrawals', 'unbind', 's1', '--host=localhost')).err).toContain(
    's1 has no bound WeChat account at localhost.',
  );
  expect(await runCommand('students', 'move', 'G2', 's1')).toMatchObject({ code: EXIT.done });
  expect((await runCommand('audit', 'list', '--about=S1')).out).toContain('students move,G2 s1');
});

test('students erase requires the name, deletes account and files, and frees the number', async () => {
  const before = (await runCommand('students', 'list')).out;
  expect((await runCommand('students', 'add', 'S7', '--name=赵六', '--class=G1')).code).toBe(EXIT.done);
  const user = await app.userNamed('S7');
  const token = await app.tokenOf(user);
  const key = newFileKey(user.companyId, 'png', app.clock.now());
  await addFile(app, user, key, 'image/png');
  const store = folderFileStore(app.parts.config.dataDir);
  await store.put(key, Buffer.from('png'));

  const { db } = app.parts.connection;
  const [course] = await db.select().from(courses).where(eq(courses.companyId, user.companyId)).limit(1);
  await db
    .insert(reviews)
    .values({
      companyId: user.companyId,
      courseId: course?.id ?? '',
      userId: user.id,
      rating: 5,
      content: '讲得清楚',
    });

  await runCommand('students', 'mute', 'S7', '--reason=骂人', '--until=2199-06-30');

  const unmeant = await runCommand('students', 'erase', 'S7', '--forever=赵');
  expect(unmeant).toMatchObject({ code: EXIT.failed, out: '' });
  expect(unmeant.err).toContain('--forever="赵六"');
  expect(await statusOf(token)).toBe(200);

  expect((await runCommand('students', 'erase', 'S7', '--forever=赵六')).out).toContain('Erased S7.');
  expect(await statusOf(token)).toBe(401);
  expect(await store.open(key)).toBeUndefined();
  const [erased] = await db.select().from(users).where(eq(users.id, user.id));
  expect(erased).toMatchObject({ muteReason: null, mutedUntil: null });
  expect((await runCommand('students', 'list')).out).toBe(before);
  const audit = (await runCommand('audit', 'list', `--about=#${user.id}`)).out;
  expect(audit).toContain('students erase');
  expect(audit).not.toMatch(/赵六|S7/);
  // The student's texts stay, without a number; exporting and applying them again works.
  expect(await db.select().from(reviews).where(eq(reviews.userId, user.id))).toHaveLength(1);
  expect(await runCommand('export', 'after')).toMatchObject({ code: EXIT.done });
  expect(await runCommand('apply', 'after')).toMatchObject({ code: EXIT.done, err: '' });
  expect((await runCommand('students', 'add', 'S7', '--name=钱七')).code).toBe(EXIT.done);
});

test('students erase is refused while an order is unpaid, or a refund or withdrawal is in progress', async () => {
  const user = await app.userNamed('S1');
  const db = app.parts.connection.db;
  const [school] = await db.select().from(schools).where(eq(schools.companyId, user.companyId));
  const createdAt = app.clock.now();
  const own = { companyId: user.companyId, userId: user.id, createdAt };
  const [order] = await db
    .insert(orders)
    .values({
      ...own,
      schoolId: school?.id ?? '',
      kind: 'courses',
      orderNo: 'S1',
      status: 'waiting',
      payCents: 100,
      listCents: 100,
      expiresAt: createdAt,
    })
    .returning();
  const orderId = order?.id ?? '';
  const sums = { moneyCents: 100, balanceCents: 0, points: 0 };
  await db.insert(refundRequests).values({ ...own, ...sums, orderId, state: 'asked', reason: 'mistake' });
  await db
    .insert(withdrawals)
    .values({ ...own, amountCents: 100, openid: 'o', state: 'asked', dueAt: createdAt });
  const { code, err } = await runCommand('students', 'erase', 'S1', '--forever=张三', '--give-up-balance');
  expect(code).toBe(EXIT.failed);
  expect(err).toContain('an order is unpaid, a refund is in progress, a withdrawal is in progress. Wait');
  expect((await app.userNamed('S1')).name).toBe('张三');
});

test('students erase is refused with a balance, unless --give-up-balance is given', async () => {
  const user = await app.userNamed('S2');
  const db = app.parts.connection.db;
  await db
    .insert(balanceEntries)
    .values({
      companyId: user.companyId,
      userId: user.id,
      kind: 'charge',
      amountCents: 1250,
      balanceCents: 1250,
      remark: '充值',
      idempotencyKey: 'card:1',
      createdAt: app.clock.now(),
    });
  const erase = (...more: readonly string[]) =>
    runCommand('students', 'erase', 'S2', '--forever=李四', ...more);
  expect((await erase()).err).toContain('A balance of 12.50 yuan would be lost.');
  expect((await app.userNamed('S2')).name).toBe('李四');
  expect(await erase('--give-up-balance')).toMatchObject({ code: EXIT.done, err: '' });
});
