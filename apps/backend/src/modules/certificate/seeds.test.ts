import * as certificate from '@lectern/sdk/endpoints/certificate';
import * as invoice from '@lectern/sdk/endpoints/invoice';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addCertificate } from '../../../test/subjects/certificates.ts';
import { createTestClock } from '../../../test/createTestApp.ts';
import { openTestApp } from '../../../test/openTestApp.ts';
import { runCommand } from '../../../test/runCommand.ts';
import { openSchoolFolder } from '../../../test/schoolFolder.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { exerciseRecords } from '../answering/records/records.tables.ts';
import { examAttempts, exams } from '../answering/attempts/exam.tables.ts';

const app = await openTestApp({ seed: true, clock: createTestClock(new Date()) });

const optionsOf = async (username: string) => ({ token: await app.tokenOf(await app.userNamed(username)) });

test('the demonstration’s student has a ready, an issued and a locked certificate', async () => {
  const options = await optionsOf('student');
  const data = await app.data(certificate.list, {}, options);
  expect(
    data.map(({ certificateName, status }: certificate.Certificate) => [certificateName, status]),
  ).toEqual([
    ['优秀学员证书', 'ready'],
    ['结业证书', 'issued'],
    ['结业证书', 'locked'],
  ]);
  expect(await app.data(certificate.unreadCount, {}, options)).toEqual({ count: 1 });
});

test('the demonstration’s student has an issued and a refused invoice, and two invoice templates', async () => {
  const options = await optionsOf('student');
  const { body } = await app.call(invoice.companyInvoice, {}, options);
  expect(body).toMatchObject({ code: '1', data: { records: [{ status: 'issued' }, { status: 'refused' }] } });
  expect(await app.data(invoice.template, {}, options)).toMatchObject([
    { defaultFlag: 1 },
    { taxNo: '91320100MA1LECTE07' },
  ]);
});

test('a student who reached an exam’s pass score may claim its certificate once the score is published', async () => {
  const { db } = app.parts.connection;
  const [sat] = await db
    .select({ exam: exams, user: users, score: exerciseRecords.score })
    .from(examAttempts)
    .innerJoin(exams, eq(exams.id, examAttempts.examId))
    .innerJoin(users, eq(users.id, examAttempts.userId))
    .innerJoin(exerciseRecords, eq(exerciseRecords.id, examAttempts.recordId))
    .where(and(eq(examAttempts.isOpen, false), isNotNull(exerciseRecords.score), eq(exams.priceCents, 0)))
    .orderBy(desc(exerciseRecords.score))
    .limit(1);
  const { exam, user, score } = sat!;
  const relationId = await addCertificate(app, user.companyId, { examId: exam.id, name: '考试合格证书' });
  const token = await app.tokenOf(user);
  const ownCertificate = async () =>
    (await app.data(certificate.list, {}, { token })).find(
      (one: certificate.Certificate) => one.relationId === relationId,
    );
  const pass = (passScore: number, publishAt: Date | null) =>
    db.update(exams).set({ passScore, publishAt }).where(eq(exams.id, exam.id));

  await pass(score!, null);
  expect(await ownCertificate()).toMatchObject({
    status: 'ready',
    sourceName: exam.name,
    terms: [{ text: `“${exam.name}”达到 ${score} 分`, done: true }],
  });
  await pass(score! + 1, null);
  expect(await ownCertificate()).toMatchObject({ status: 'locked', terms: [{ done: false }] });
  // A certificate must not reveal that an unpublished score would be high enough.
  await pass(score!, new Date(app.clock.now().getTime() + 60_000));
  expect(await ownCertificate()).toMatchObject({ status: 'locked' });
  const newcomer = await optionsOf('newcomer');
  expect(await app.data(certificate.list, {}, newcomer)).toEqual([]);
});

test('the school finds the printed number of a certificate by its student, and revokes it by that', async () => {
  await openSchoolFolder(app);
  const read = async (...words: readonly string[]) =>
    JSON.parse((await runCommand('certificates', 'list', ...words, '--json')).out);
  const { certificate: held } = (await read()).find(({ holders }: { holders: number }) => holders === 1);
  const [issued] = await read(held);
  expect(issued).toMatchObject({ state: 'issued', student: 'student', reason: '' });
  expect(await runCommand('certificates', 'revoke', issued.number, '--reason=误发')).toMatchObject({
    err: '',
  });
  expect(await read(held)).toMatchObject([{ number: issued.number, state: 'revoked', reason: '误发' }]);
  expect(await read()).toContainEqual(expect.objectContaining({ certificate: held, holders: 0 }));
  expect((await runCommand('certificates', 'list', '999')).err).toContain('There is no certificate 999');
});
