import * as certificate from '@lectern/sdk/endpoints/certificate';
import { studentStudyInfo } from '@lectern/sdk/endpoints/other';
import * as message from '@lectern/sdk/endpoints/message';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { addCertificate } from '../../../test/subjects/certificates.ts';
import { openTestApp } from '../../../test/openTestApp.ts';
import { addCourse, type CatalogueCourse, giveCourse } from '../../../test/subjects/catalogue.ts';
import { type User, users } from '../../platform/database/tables/users.tables.ts';
import { enrolments } from '../catalogue/students.tables.ts';
import { lessonProgress } from '../learning/learning.tables.ts';
import { certificateTemplates } from './certificate.tables.ts';
import { grantCertificate, revokeCertificate, withdrawCertificate } from './decide.service.ts';

const MINUTE_MS = 60_000;

let user: User;
let course: CatalogueCourse;
let options: { readonly token: string };

const app = await openTestApp();
const { db } = app.parts.connection;
const { company } = await app.addCompany('localhost');

beforeEach(async () => {
  app.clock.set('2026-03-02T01:00:00.000Z');
  course = await addCourse(app, company.id);
  user = await app.addUser(company, { username: `student${course.courseId}` });
  options = { token: await app.tokenOf(user) };
  await giveCourse(app, user, course.commodityId);
});

const finish = (lessons: number) =>
  db
    .update(enrolments)
    .set({ finishedLessons: lessons })
    .where(and(eq(enrolments.userId, user.id), eq(enrolments.courseId, course.courseId)));

const add = (values: Parameters<typeof addCertificate>[2] = {}): Promise<string> =>
  addCertificate(app, company.id, { courseId: course.courseId, ...values });

const list = (
  input: certificate.CertificateListIn = {},
  who = options,
): Promise<certificate.CertificateList> => app.data(certificate.list, input, who);

const claim = (relationId: string, fields?: certificate.CreateCertificateIn['fields'], who = options) =>
  app.body(certificate.create, { relationId, ...(fields !== undefined && { fields }) }, who);

const open = (url: string, host = 'localhost') => app.server.inject({ url, headers: { host } });

async function issued(): Promise<certificate.Certificate> {
  await finish(2);
  return (await claim(await add())).data;
}

async function grant(templateId: string, ...usernames: string[]) {
  return db.transaction(async (tx) => {
    const [template] = await tx
      .select()
      .from(certificateTemplates)
      .where(eq(certificateTemplates.id, templateId));
    return grantCertificate(tx, template!, usernames, app.clock.now());
  });
}

const revoke = (certificateNo: string, reason: string) =>
  db.transaction((tx) => revokeCertificate(tx, certificateNo, reason, app.clock.now()));

describe('a certificate of a course', () => {
  test('is locked until all lessons are finished, and reports the progress', async () => {
    const relationId = await add();
    await finish(1);
    expect(await list()).toMatchObject([
      {
        relationId,
        status: 'locked',
        certificateNo: '',
        previewUrl: '',
        readFlag: 1,
        sourceName: '极限入门',
        terms: [{ text: '学完《极限入门》全部 2 节课，已学完 1 节', done: false }],
      },
    ]);
    expect(await claim(relationId)).toMatchObject({
      code: '0',
      message: '还没有达到领取条件',
      data: { field: 'relationId' },
    });
    expect(await app.body(certificate.trainPdfUrl, { relationId }, options)).toMatchObject({
      code: '0',
      message: '领取之后才能下载证书',
    });
  });

  test('is issued once, with one number, when three claims race', async () => {
    const relationId = await add({ validMonths: 12 });
    await finish(2);
    expect(await list()).toMatchObject([{ status: 'ready', readFlag: 0 }]);
    const replies = await Promise.all([claim(relationId), claim(relationId), claim(relationId)]);
    const numbers = new Set(replies.map(({ data }) => data.certificateNo));
    expect([...numbers]).toEqual([expect.stringMatching(/^20260302-[0-9A-HJKMNP-TV-Z]{8}$/)]);
    expect(await list()).toMatchObject([
      {
        status: 'issued',
        issuedAt: '2026-03-02T01:00:00.000Z',
        expiresAt: '2027-03-02T01:00:00.000Z',
        readFlag: 1,
      },
    ]);
    const { certificateCount } = await app.data(studentStudyInfo, {}, options);
    expect(certificateCount).toBe(1);
  });

  test.each([
    ['2026-02-28T16:30:00.000Z', 1, '2026-03-31T16:30:00.000Z'],
    ['2026-01-31T04:00:00.000Z', 1, '2026-02-28T04:00:00.000Z'],
    ['2028-02-28T18:00:00.000Z', 12, '2029-02-27T18:00:00.000Z'],
    ['2026-12-31T15:59:00.000Z', 2, '2027-02-28T15:59:00.000Z'],
  ])(
    'is valid, when issued at %s, for %i months of the school’s calendar',
    async (made, validMonths, ends) => {
      app.clock.set(made);
      options = { token: await app.tokenOf(user) };
      await finish(2);
      const { data } = await claim(await add({ validMonths }));
      expect(data.expiresAt).toBe(ends);
    },
  );

  test('keeps its contents after the course was revoked and the student renamed', async () => {
    await issued();
    await db.update(enrolments).set({ revokedAt: app.clock.now() }).where(eq(enrolments.userId, user.id));
    await db.update(users).set({ name: '改了名' }).where(eq(users.id, user.id));
    const [one] = await list();
    expect(one).toMatchObject({ status: 'issued', sourceName: '极限入门' });
    expect((await open(one!.previewUrl)).body).toContain('王小明');
  });

  test('is not found by a student without the course, and requires a log-in', async () => {
    const relationId = await add();
    const stranger = { token: await app.tokenOf(await app.addUser(company)) };
    expect(await list({}, stranger)).toEqual([]);
    expect(await claim(relationId, undefined, stranger)).toMatchObject({
      code: '0',
      message: '没有找到这张证书',
    });
    for (const call of [certificate.trainPdfUrl, certificate.learnPdfUrl, certificate.unlockField]) {
      expect(
        (await app.call<certificate.CertificateIn, unknown>(call, { relationId }, stranger)).body.code,
      ).toBe('0');
      expect(
        (await app.call<certificate.CertificateIn, unknown>(call, { relationId: 'none' }, options)).body.code,
      ).toBe('0');
    }
    expect((await app.call(certificate.list, {})).status).toBe(401);
  });

  test('is not found in another company, even by a student with the course', async () => {
    const relationId = await add();
    const host = `other${relationId}.localhost`;
    const stranger = await app.addUser((await app.addCompany(host)).company);
    await giveCourse(app, { ...stranger, companyId: company.id }, course.commodityId);
    const there = { token: await app.tokenOf(stranger), host };
    expect(await list({}, there)).toEqual([]);
    expect(await claim(relationId, undefined, there)).toMatchObject({ message: '没有找到这张证书' });
  });

  test('is not offered after the school closed it', async () => {
    await add({ isOpen: false });
    await finish(2);
    expect(await list()).toEqual([]);
  });

  test('prints the fields the student filled in, and rejects missing and unknown ones', async () => {
    const fields = [
      { fieldCode: 'name', fieldName: '姓名', isRequired: true },
      { fieldCode: 'unit', fieldName: '单位', isRequired: false },
    ];
    const relationId = await add({ fields, words: '{name}（{unit}）学完《{source}》。' });
    await finish(2);
    expect(await app.data(certificate.unlockField, { relationId }, options)).toEqual([
      { fieldCode: 'name', fieldName: '姓名', required: 1, value: '王小明' },
      { fieldCode: 'unit', fieldName: '单位', required: 0, value: '' },
    ]);
    expect(await claim(relationId, [{ fieldCode: 'name', value: '  ' }])).toMatchObject({
      code: '0',
      message: '请填写姓名',
      data: { field: 'name' },
    });
    expect(await claim(relationId, [{ fieldCode: 'rank', value: '第一' }])).toMatchObject({
      code: '0',
      data: { field: 'rank' },
    });
    const { data } = await claim(relationId, [
      { fieldCode: 'name', value: '王晓明' },
      { fieldCode: 'unit', value: '第一中学' },
    ]);
    const { body } = await open(data.previewUrl);
    expect(body).toContain('王晓明（第一中学）学完《极限入门》。');
  });
});

describe('the certificate counts', () => {
  test('count by status, and drop a certificate from the unread ones once it was seen', async () => {
    await finish(2);
    const [seen] = [await add(), await add()];
    await grant(await add({ courseId: null, name: '优秀学员' }), user.username ?? '');
    const counts = () => app.data(certificate.count, {}, options);
    const unread = async () => (await app.data(certificate.unreadCount, {}, options)).count;
    expect(await counts()).toEqual({ all: 3, locked: 0, ready: 3, issued: 0, revoked: 0 });
    expect(await unread()).toBe(3);
    expect(await app.data(certificate.markRead, { relationIds: `${seen},999999,no` }, options)).toEqual({
      count: 2,
    });
    expect(await app.data(certificate.markRead, { relationIds: seen! }, options)).toEqual({ count: 2 });
    expect((await list()).find(({ relationId }) => relationId === seen)).toMatchObject({
      status: 'ready',
      readFlag: 1,
    });
    await claim(seen!);
    expect(await counts()).toMatchObject({ all: 3, ready: 2, issued: 1 });
    expect(await list({ status: 'issued' })).toMatchObject([{ relationId: seen }]);
  });
});

describe('the school', () => {
  test('grants a certificate by hand once, and notifies the student', async () => {
    const templateId = await add({ courseId: null, name: '优秀学员' });
    expect(await list()).toEqual([]);
    expect(await grant(templateId, user.username ?? '')).toEqual({ granted: 1, restored: 0 });
    expect(await grant(templateId, (user.username ?? '').toUpperCase())).toEqual({ granted: 0, restored: 0 });
    expect(await list()).toMatchObject([
      { certificateName: '优秀学员', status: 'ready', readFlag: 0, terms: [] },
    ]);
    expect((await app.data(message.page, { kind: 'certificate' }, options)).records).toMatchObject([
      { title: '证书可以领取了', link: '#/personal/certificate' },
    ]);
    await expect(grant(templateId, 'nobody')).rejects.toThrow('no student nobody');
  });

  test('revokes a certificate with a reason, after which none of its documents opens', async () => {
    const { relationId, certificateNo, previewUrl } = await issued();
    await expect(revoke(certificateNo, ' ')).rejects.toThrow('Give a reason');
    await revoke(certificateNo, '成绩作废');
    expect(await list()).toMatchObject([{ status: 'revoked', readFlag: 0, previewUrl: '' }]);
    expect((await open(previewUrl)).statusCode).toBe(404);
    expect(await claim(relationId)).toMatchObject({ code: '0', message: '这张证书已被学校撤销' });
    expect((await app.call(certificate.trainPdfUrl, { relationId }, options)).body.message).toBe(
      '这张证书已被学校撤销',
    );
    await expect(revoke(certificateNo, '再次')).rejects.toThrow('no valid certificate');
  });

  test('gives a revoked certificate back under its printed number', async () => {
    const { relationId, certificateNo } = await issued();
    await revoke(certificateNo, '误撤');
    expect(await grant(relationId, user.username ?? '')).toEqual({ granted: 0, restored: 1 });
    expect(await list()).toMatchObject([{ status: 'issued', certificateNo, readFlag: 0 }]);
  });

  test('takes a certificate back from students who created it, or were only granted it', async () => {
    const templateId = await add({ courseId: null, name: '优秀学员' });
    const withdraw = () =>
      db.transaction(async (tx) => {
        const [template] = await tx
          .select()
          .from(certificateTemplates)
          .where(eq(certificateTemplates.id, templateId));
        const why = { reason: '发错了', now: app.clock.now() };
        await withdrawCertificate(tx, template!, [user.username ?? ''], why);
      });
    await expect(withdraw()).rejects.toThrow('neither created “优秀学员” nor was granted it');
    await grant(templateId, user.username ?? '');
    await withdraw();
    expect(await list()).toMatchObject([{ status: 'locked' }]);
    expect(await claim(templateId)).toMatchObject({ code: '0' });
    expect((await app.data(message.page, { kind: 'certificate' }, options)).records[0]).toMatchObject({
      title: '证书已被学校撤销',
    });
    await grant(templateId, user.username ?? '');
    await claim(templateId);
    await withdraw();
    expect(await list()).toMatchObject([{ status: 'revoked' }]);
  });
});

describe('certificate documents', () => {
  const urlOf = async (call: typeof certificate.trainPdfUrl, relationId: string): Promise<string> =>
    (await app.data(call, { relationId }, options)).url;

  test('are PDFs at a signed address that expires within 21 minutes', async () => {
    const { relationId, certificateNo } = await issued();
    const url = await urlOf(certificate.trainPdfUrl, relationId);
    const reply = await open(url);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(reply.headers['content-disposition']).toContain(
      `attachment; filename="certificate.pdf"; filename*=UTF-8''`,
    );
    expect(decodeURIComponent(String(reply.headers['content-disposition']))).toContain(certificateNo);
    expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    app.clock.advance(21 * MINUTE_MS);
    expect((await open(url)).statusCode).toBe(403);
  });

  test('are rejected with 403 for another student, document or company', async () => {
    const { relationId, previewUrl } = await issued();
    const url = await urlOf(certificate.trainPdfUrl, relationId);
    const other = await app.addUser(company);
    expect((await open(url.replace(`/${user.id}/`, `/${other.id}/`))).statusCode).toBe(403);
    expect((await open(url.replace('certificate.pdf', 'study.pdf'))).statusCode).toBe(403);
    expect((await open(url.replace('certificate.pdf', 'passwd'))).statusCode).toBe(403);
    expect((await open(previewUrl.replace('preview.svg', 'certificate.pdf'))).statusCode).toBe(403);
    for (let count = 0; count < 120; count += 1) await open(url.replace('.pdf', '.x'));
    expect((await open(url)).statusCode).toBe(200);
    await app.addCompany(`other${relationId}.localhost`);
    expect((await open(url, `other${relationId}.localhost`)).statusCode).toBe(403);
  });

  test('include a preview picture that is escaped and sandboxed', async () => {
    await db.update(users).set({ name: '<script>alert(1)</script>' }).where(eq(users.id, user.id));
    const { previewUrl } = await issued();
    const { body, headers } = await open(previewUrl);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    expect(body).not.toContain('<script');
  });

  test('include a study record, once a lesson was studied', async () => {
    const relationId = await add();
    expect(await app.body(certificate.learnPdfUrl, { relationId }, options)).toMatchObject({
      code: '0',
      message: '还没有学习记录',
    });
    const now = app.clock.now();
    const [lessonId = ''] = course.lessonIds;
    await db
      .insert(lessonProgress)
      .values({
        companyId: company.id,
        userId: user.id,
        courseId: course.courseId,
        lessonId,
        positionAt: now,
        openedAt: now,
        finishedAt: now,
      });
    const reply = await open(await urlOf(certificate.learnPdfUrl, relationId));
    expect(reply.headers['content-type']).toBe('application/pdf');
    const byHand = await add({ courseId: null });
    await grant(byHand, user.username ?? '');
    expect((await app.call(certificate.learnPdfUrl, { relationId: byHand }, options)).body.code).toBe('0');
  });
});
