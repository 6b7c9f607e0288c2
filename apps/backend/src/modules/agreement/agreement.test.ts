import * as agreement from '@lectern/sdk/endpoints/agreement';
import { addNote } from '@lectern/sdk/endpoints/course';
import { finishLesson, lesson, saveProgress } from '@lectern/sdk/endpoints/learning';
import { saveSignSource } from '@lectern/sdk/endpoints/setting';
import { signImage } from '@lectern/sdk/endpoints/upload';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { addAgreement } from '../../../test/subjects/agreements.ts';
import { openTestApp } from '../../../test/openTestApp.ts';
import { addCourse, type CatalogueCourse, giveCourse, addPackage } from '../../../test/subjects/catalogue.ts';
import { type Company, companies } from '../../platform/database/tables/companies.tables.ts';
import { sessions, type User, users } from '../../platform/database/tables/users.tables.ts';
import { chapters } from '../catalogue/catalogue.tables.ts';
import { addOrder } from '../face/faceOrders.service.ts';
import { studentProfiles } from '../studentInfo/studentInfo.tables.ts';
import { PICTURE_SPACE } from '../upload/index.ts';
import { storedFiles } from '../upload/upload.tables.ts';
import { protocols, studentProtocols } from './agreement.tables.ts';
import { meanwhile, untilWaiting } from '../../../test/meanwhile.ts';
import { PIXEL } from '../../../test/picture.ts';

const HOSTS = { one: 'localhost', all: 'second.localhost' } as const;
type Rule = keyof typeof HOSTS;

const DAY_MS = 86_400_000;
const DRAWN = `data:image/png;base64,${PIXEL.toString('base64')}`;
const drawing = () => new File([PIXEL], 'signature.png');

let statements: string[] = [];

async function companyAt(host: string): Promise<Company> {
  const found = (await db.select().from(companies)).find(({ hosts }) => hosts.includes(host));
  if (found === undefined) throw new Error(`There is no company at ${host}`);
  return found;
}

const app = await openTestApp({ seed: 'core', onStatement: (text) => void statements.push(text) });
const { db } = app.parts.connection;
// Disables face checks except in the tests about them.
await db.update(companies).set({ config: sql`${companies.config} #- '{functions,FACE_LESSON}'` });
app.parts.tenants.forget();
const company = { one: await companyAt(HOSTS.one), all: await companyAt(HOSTS.all) };

/** A student of one of the companies, with a course of their own. */
interface Learner {
  readonly rule: Rule;
  readonly user: User;
  readonly course: CatalogueCourse;
  readonly options: { token: string; readonly host: string };
}

const own = (user: User, commodityId: string) => giveCourse(app, user, commodityId);

async function learner(rule: Rule = 'one', course?: CatalogueCourse): Promise<Learner> {
  const user = await app.addUser(company[rule]);
  const mine = course ?? (await addCourse(app, company[rule].id));
  await own(user, mine.commodityId);
  return { rule, user, course: mine, options: { token: await app.tokenOf(user), host: HOSTS[rule] } };
}

const guard = (one: Learner, values: Partial<typeof protocols.$inferInsert> = {}): Promise<string> =>
  addAgreement(app, company[one.rule].id, { targetId: one.course.courseId, values });

const sign = (one: Learner, protocolId: string, more: Partial<agreement.InsertIn> = {}) =>
  app.call(
    agreement.insert,
    { productId: one.course.courseId, potocolId: protocolId, type: 'course', signContent: '王小明', ...more },
    one.options,
  );

const play = (one: Learner, index = 1) =>
  app.data(
    lesson,
    { classTypeId: one.course.courseId, lessonId: one.course.lessonIds[index] ?? '' },
    one.options,
  );

const courseTarget = (one: Learner): agreement.AgreementTargetIn => ({
  targetId: one.course.courseId,
  targetType: 'COURSE',
});

const checkOf = (one: Learner): Promise<agreement.AgreementCheck> =>
  app.data(agreement.check, courseTarget(one), one.options);

describe('the status of an agreement', () => {
  const past = () => new Date(app.clock.now().getTime() - 1);

  test.each<[string, number, (one: Learner) => Promise<unknown>]>([
    ['untouched', 0, (one) => guard(one)],
    ['opened', 1, async (one) => prepare(one, await guard(one))],
    ['signed', 2, async (one) => sign(one, await guard(one))],
    [
      'confirmed by the school',
      3,
      async (one) => {
        const protocolId = await guard(one);
        await sign(one, protocolId);
        await db
          .update(studentProtocols)
          .set({ confirmedAt: app.clock.now() })
          .where(eq(studentProtocols.protocolId, protocolId));
      },
    ],
    ['expired before it was signed', 4, (one) => guard(one, { expiresAt: past() })],
    [
      'signed and then expired',
      4,
      async (one) => {
        await sign(one, await guard(one, { validDays: 30 }));
        app.clock.advance(30 * DAY_MS);
      },
    ],
    [
      'read-only',
      5,
      (one) => addAgreement(app, company.one.id, { targetId: one.course.courseId, isSignatureNeeded: false }),
    ],
  ])('when %s is %i', async (_, status, bring) => {
    const one = await learner();
    await bring(one);
    const { agreementStatus, agreements } = await checkOf({
      ...one,
      options: { ...one.options, token: await app.tokenOf(one.user) },
    });
    expect({ agreementStatus, row: agreements.map((row) => row.agreementStatus) }).toEqual({
      agreementStatus: status,
      row: [status],
    });
  });

  test('is 5, nothing to sign, for a course without agreements', async () => {
    expect(await checkOf(await learner())).toEqual({ agreementStatus: 5, agreements: [] });
  });
});

async function prepare(one: Learner, protocolId: string): Promise<agreement.Prepared> {
  const { courseId, commodityId } = one.course;
  const input: agreement.PrepareIn = { type: 'PC', protocolId, comId: commodityId, classTypeId: courseId };
  return await app.data(agreement.prepare, input, one.options);
}

describe('preparing an agreement', () => {
  test('returns the address of the signing page', async () => {
    const one = await learner();
    const protocolId = await guard(one);
    const { courseId, commodityId } = one.course;
    expect(await prepare(one, protocolId)).toEqual({
      result: true,
      resultForm:
        `http://localhost/s/pc/#/agreement/edit/0/${protocolId}?commodityId=${commodityId}` +
        `&targetId=${courseId}&targetType=COURSE`,
      msg: '',
    });
  });

  test.each<[string, (one: Learner) => Promise<string>]>([
    [
      '您已经签署过这份协议',
      async (one) => {
        const protocolId = await guard(one);
        await sign(one, protocolId);
        return protocolId;
      },
    ],
    ['协议已失效，请联系学校', (one) => guard(one, { expiresAt: new Date(0) })],
    [
      '这份协议无需签署',
      (one) => addAgreement(app, company.one.id, { targetId: one.course.courseId, isSignatureNeeded: false }),
    ],
    ['没有找到这份协议', async () => guard(await learner())],
    ['没有找到这份协议', async () => '999999'],
    ['没有找到这份协议', async () => 'nonsense'],
  ])('is rejected with “%s”', async (msg, bring) => {
    const one = await learner();
    expect(await prepare(one, await bring(one))).toEqual({ result: false, resultForm: '', msg });
  });
});

describe('signing an agreement', () => {
  let one: Learner;
  let protocolId: string;
  beforeEach(async () => {
    one = await learner();
    protocolId = await guard(one, { validDays: 10 });
  });

  const info = (input: Partial<agreement.AgreementInfoIn> = {}) =>
    app.body(agreement.info, { protocolId, ...input }, one.options);

  test('keeps the text as it was signed', async () => {
    expect((await info()).data).toMatchObject({
      commodityId: one.course.commodityId,
      signedAt: null,
      signName: '',
      contentHtml: expect.stringContaining('<strong>约定</strong>'),
    });
    const { curId } = (await sign(one, protocolId)).body.data;
    await db.update(protocols).set({ content: '全新的约定' }).where(eq(protocols.id, protocolId));
    const { data } = await info({ curId });
    expect(data).toMatchObject({
      agreement: { curId, agreementStatus: 2 },
      contentHtml: expect.stringContaining('按时上课'),
      signName: '王小明',
      signImage: '',
      signedAt: app.clock.now().toISOString(),
      expiresAt: new Date(app.clock.now().getTime() + 10 * DAY_MS).toISOString(),
    });
  });

  test('refuses to sign an agreement that the school removes at that moment', async () => {
    const removal = await meanwhile(
      app,
      (tx) => tx.delete(protocols).where(eq(protocols.id, protocolId)),
      () => sign(one, protocolId),
      async () => undefined,
    );
    expect(removal.body).toMatchObject({ code: '0', message: '没有找到这份协议' });
  });

  test('stores a drawn signature as a picture', async () => {
    await sign(one, protocolId, { signContent: DRAWN });
    const { data } = await info();
    expect(data.signName).toBe('');
    const picture = await app.server.inject({ url: data.signImage, headers: { host: 'localhost' } });
    expect(picture.headers['content-type']).toBe('image/png');
  });

  test('accepts only a picture that the student uploaded', async () => {
    const file = drawing();
    const upload = async ({ options }: Learner): Promise<string> =>
      (await app.data(signImage, { file }, options)).key;
    const ofOther = await upload(await learner('one', one.course));
    for (const signContent of [ofOther, '1/2026-11-22/coldatatypefile/none.png']) {
      expect((await sign(one, protocolId, { signContent })).body).toMatchObject({
        code: '0',
        data: { field: 'signContent' },
      });
    }
    const key = await upload(one);
    expect((await sign(one, protocolId, { signContent: key })).body.code).toBe('1');
    expect((await info()).data.signImage).toBe(`/files/${key}`);
  });

  test('keeps a signature picture while an agreement or the next signature needs it, then deletes it', async () => {
    const file = drawing();
    const draw = async (): Promise<string> => (await app.data(signImage, { file }, one.options)).key;
    const keep = async (key: string) => {
      one.options.token = await app.tokenOf(one.user);
      return (await app.call(saveSignSource, { key }, one.options)).body.code;
    };
    const isServed = async (key: string) =>
      (await app.server.inject({ url: `/files/${key}`, headers: { host: 'localhost' } })).statusCode === 200;
    const [signed, replaced, unused] = [await draw(), await draw(), await draw()];
    expect(await keep(signed)).toBe('1');
    expect((await sign(one, protocolId, { signContent: signed })).body.code).toBe('1');
    expect(await keep(replaced)).toBe('1');
    app.clock.advance(DAY_MS + 1);
    expect(await keep(replaced)).toBe('1');
    const last = await draw();
    expect(await Promise.all([signed, replaced, unused].map(isServed))).toEqual([true, true, false]);
    expect(await keep(last)).toBe('1');
    expect(await Promise.all([signed, replaced, last].map(isServed))).toEqual([true, false, true]);
    expect((await info()).data.signImage).toBe(`/files/${signed}`);
  });

  test('does not deadlock when two calls choose a picture at once, and writes only one', async () => {
    const file = drawing();
    const draw = async (): Promise<string> => (await app.data(signImage, { file }, one.options)).key;
    const keys = [await draw(), await draw()];
    app.clock.advance(DAY_MS + 1);
    one.options.token = await app.tokenOf(one.user);
    // Uses the reserved connections, since the calls occupy all others.
    const { reserved } = app.parts;
    const replies = await reserved.transaction(async (tx) => {
      const { id: userId, companyId } = one.user;
      await tx.insert(studentProfiles).values({ userId, companyId, updatedAt: app.clock.now() });
      statements = [];
      const calls = keys.map((key) => app.call(saveSignSource, { key }, one.options));
      await untilWaiting(reserved, 2);
      return calls;
    });
    const codes = (await Promise.all(replies)).map(({ body }) => body.code);
    // The first call deletes the pictures not used for a day, so that the second one finds and writes nothing.
    const writes = statements.filter((text) => text.startsWith('insert into "student_profiles"'));
    expect([codes.toSorted(), writes.length]).toEqual([['0', '1'], 1]);
  });

  test('ignores the student’s storage quota, but limits the space of signature pictures', async () => {
    const { id: userId, companyId } = one.user;
    await db
      .update(users)
      .set({ profile: { totalSpace: 0 } })
      .where(eq(users.id, userId));
    const key = `${companyId}/taken`;
    const taken = { key, companyId, userId, size: PICTURE_SPACE, contentType: 'image/png', digest: '' };
    await db.insert(storedFiles).values({ ...taken, purpose: 'signature', createdAt: app.clock.now() });
    expect((await sign(one, protocolId, { signContent: DRAWN })).body).toMatchObject({
      code: '-603',
      message: '空间不足，无法上传',
    });
    expect((await checkOf(one)).agreementStatus).toBe(0);
    await db.delete(storedFiles).where(eq(storedFiles.key, key));
    expect((await sign(one, protocolId, { signContent: DRAWN })).body.code).toBe('1');
  });

  test('accepts only the name on file, ignoring spaces, case and the middle dot', async () => {
    const { id: userId, companyId } = one.user;
    await db
      .insert(studentProfiles)
      .values({ userId, companyId, name: '阿依古丽·Anna 王', updatedAt: app.clock.now() });
    for (const signContent of ['王小明', '阿依古丽', 'Anna 王']) {
      expect((await sign(one, protocolId, { signContent })).body).toMatchObject({
        code: '0',
        message: '签名与个人信息中的姓名不一致，请输入真实姓名',
        data: { field: 'signContent' },
      });
    }
    expect((await checkOf(one)).agreementStatus).toBe(0);
    expect((await sign(one, protocolId, { signContent: '阿依古丽 anna王' })).body.code).toBe('1');
    expect((await info()).data.signName).toBe('阿依古丽 anna王');
  });

  test('renders no raw HTML or javascript: link of the agreement text', async () => {
    await db
      .update(protocols)
      .set({ content: '<img src=x onerror=alert(1)>[x](javascript:alert(1))' })
      .where(eq(protocols.id, protocolId));
    const { contentHtml } = (await info()).data;
    expect(contentHtml).not.toMatch(/<img|href="javascript/);
  });

  test.each([
    ['an HTML page', `data:text/html;base64,${Buffer.from('<script>').toString('base64')}`],
    [
      'an SVG sent as a PNG drawing',
      `data:image/png;base64,${Buffer.from('<svg onload=alert(1)>').toString('base64')}`,
    ],
    ['an empty drawing', 'data:image/png;base64,'],
    ['a drawing over the size limit', `data:image/png;base64,${'A'.repeat(420_000)}`],
    ['markup as a name', '<b>王小明</b>'],
    ['a single character', '王'],
    ['blank text', '    '],
  ])('rejects %s as a signature', async (_, signContent) => {
    expect((await sign(one, protocolId, { signContent })).body).toMatchObject({
      code: '0',
      data: { field: 'signContent' },
    });
    expect((await checkOf(one)).agreementStatus).toBe(0);
  });

  test('creates one copy when six requests race', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => sign(one, protocolId)));
    expect(replies.map(({ body }) => body.code).toSorted()).toEqual(['0', '0', '0', '0', '0', '1']);
    expect(replies.filter(({ body }) => body.code === '0').map(({ body }) => body.message)).toEqual(
      Array(5).fill('您已经签署过这份协议'),
    );
    const copies = await db.select().from(studentProtocols).where(eq(studentProtocols.userId, one.user.id));
    expect(copies).toHaveLength(1);
  });

  test('returns the same copy for a retry with the same idempotency key', async () => {
    const input: agreement.InsertIn = {
      productId: one.course.courseId,
      potocolId: protocolId,
      type: 'course',
      signContent: DRAWN,
    };
    const send = () =>
      app.call(agreement.insert, input, { ...one.options, idempotencyKey: `signature-${protocolId}` });
    const replies = await Promise.all([send(), send(), send()]);
    expect(new Set(replies.map(({ body }) => body.data.curId)).size).toBe(1);
    const pictures = await db.select().from(storedFiles).where(eq(storedFiles.userId, one.user.id));
    expect(pictures).toHaveLength(1);
  });

  test('is rejected, and the agreement hidden, for students without the course or of another company', async () => {
    const stranger = await learner();
    const foreigner = await learner('all');
    for (const other of [stranger, foreigner]) {
      const reply = await app.call(
        agreement.insert,
        { productId: one.course.courseId, potocolId: protocolId, type: 'course', signContent: '别人' },
        other.options,
      );
      expect(reply.body).toMatchObject({ code: '0', message: '没有找到这份协议' });
      expect((await app.call(agreement.info, { protocolId }, other.options)).body.code).toBe('0');
      expect(await app.data(agreement.list, courseTarget(one), other.options)).toEqual([]);
      expect(await app.data(agreement.mine, {}, other.options)).toEqual({ total: 0, records: [] });
    }
  });

  test('answers 401 without a token or with one of another company', async () => {
    const foreigner = await learner('all');
    expect((await app.call(agreement.mine, {}, { ...foreigner.options, host: 'localhost' })).status).toBe(
      401,
    );
    expect((await app.call(agreement.mine, {})).status).toBe(401);
  });

  test('shows a signed copy only to its owner', async () => {
    const { curId } = (await sign(one, protocolId)).body.data;
    const other = await learner('one', one.course);
    expect((await app.call(agreement.info, { protocolId, curId }, other.options)).body.code).toBe('0');
  });
});

describe('the lesson gate', () => {
  test('opens after one signature where the company requires one', async () => {
    const one = await learner();
    const [first] = [await guard(one), await guard(one)];
    expect(await play(one)).toMatchObject({
      access: 'open',
      media: null,
      gate: { gate: 'agreement', message: '请先签署协议，再开始学习' },
    });
    await sign(one, first);
    expect(await play(one)).toMatchObject({ gate: null, media: { durationSeconds: 54 } });
  });

  test('is not opened by a read-only agreement where one signature is required', async () => {
    const one = await learner();
    const signed = await guard(one);
    await addAgreement(app, company.one.id, { targetId: one.course.courseId, isSignatureNeeded: false });
    expect((await play(one)).gate).toMatchObject({ gate: 'agreement' });
    expect(await app.data(agreement.needed, courseTarget(one), one.options)).toMatchObject({ needFlag: 1 });
    await sign(one, signed);
    expect((await play(one)).gate).toBeNull();
  });

  test('opens only after all signatures where the company requires all', async () => {
    const one = await learner('all');
    const [first, second] = [await guard(one), await guard(one)];
    const message = '请签署全部协议';
    expect((await play(one)).gate).toEqual({ gate: 'agreement', message });
    await sign(one, first);
    expect((await play(one)).gate).toEqual({ gate: 'agreement', message });
    expect(await app.data(agreement.needed, courseTarget(one), one.options)).toMatchObject({
      needFlag: 1,
      allFlag: 1,
    });
    await sign(one, second);
    expect((await play(one)).gate).toBeNull();
    expect(await app.data(agreement.needed, courseTarget(one), one.options)).toMatchObject({
      needFlag: 0,
      allFlag: 1,
    });
  });

  test('stays closed and says so when the agreement has expired', async () => {
    const one = await learner();
    await guard(one, { expiresAt: new Date(0) });
    expect((await play(one)).gate.message).toBe('协议已失效，请联系学校');
  });

  test('is open for a preview lesson', async () => {
    const one = await learner();
    await guard(one);
    expect(await play(one, 0)).toMatchObject({ gate: null, media: { durationSeconds: 54 } });
  });

  test('also blocks progress, completion and notes of the lesson', async () => {
    const one = await learner(
      'one',
      await addCourse(app, company.one.id, {
        lessons: [{ isPreview: true }, { kind: 'link', url: 'https://page.example/' }],
      }),
    );
    await guard(one);
    const lessonId = one.course.lessonIds[1] ?? '';
    const refused = { code: '0', message: '请先签署协议，再开始学习', data: { gate: 'agreement' } };
    const positionAt = app.clock.now().toISOString();
    expect(
      (await app.call(saveProgress, { lessonId, positionSeconds: 1, positionAt, segments: [] }, one.options))
        .body,
    ).toEqual(refused);
    expect(await app.body(finishLesson, { lessonId }, one.options)).toEqual(refused);
    expect(await app.body(addNote, { lessonId, content: '先记下', positionSeconds: 0 }, one.options)).toEqual(
      refused,
    );
    expect(await play(one)).toMatchObject({ linkUrl: '', position: null });
  });

  test('is closed by an agreement about the lesson’s chapter until it is signed', async () => {
    const one = await learner();
    const [chapter] = await db.select().from(chapters).where(eq(chapters.courseId, one.course.courseId));
    const protocolId = await addAgreement(app, company.one.id, {
      targetType: 'MOUDLE',
      targetId: chapter?.id ?? '',
    });
    expect((await play(one)).gate.gate).toBe('agreement');
    expect((await checkOf(one)).agreements).toMatchObject([{ targetType: 'MOUDLE', targetName: '第一章' }]);
    await sign(one, protocolId, { productId: chapter?.id ?? '' });
    expect((await play(one)).gate).toBeNull();
  });

  test('follows the lesson’s own chapter, whatever was signed for another one', async () => {
    const one = await learner();
    const { courseId, lessonIds } = one.course;
    const [first] = await db.select().from(chapters).where(eq(chapters.courseId, courseId));
    const [second] = await db
      .insert(chapters)
      .values({ companyId: company.one.id, courseId, name: '第二章', position: 2 })
      .returning();
    const chapterOf = (chapter: typeof first) => chapter?.id ?? '';
    const addFor = (targetId: string) =>
      addAgreement(app, company.one.id, { targetType: 'MOUDLE', targetId });
    const [, protocolId] = [await addFor(chapterOf(first)), await addFor(chapterOf(second))];
    await sign(one, protocolId, { productId: chapterOf(second) });
    const target: agreement.AgreementPlaceIn = { ...courseTarget(one), lessonId: lessonIds[1] ?? '' };
    expect((await play(one)).gate.gate).toBe('agreement');
    expect((await app.data(agreement.check, target, one.options)).agreementStatus).toBe(0);
    expect(await app.data(agreement.needed, target, one.options)).toMatchObject({
      needFlag: 1,
      agreements: [{ targetName: '第一章' }],
    });
    expect((await checkOf(one)).agreementStatus).toBe(2);
  });

  test('requires a face check after the agreement, where the company demands one', async () => {
    const set = (config: Company['config']) => app.configure(company.one, config);
    const one = await learner();
    const protocolId = await guard(one);
    await set({ ...company.one.config, functions: { FACE_LESSON: { openFlag: 1, status: 0 } } });
    const signedLater = (await play(one)).gate.gate;
    await sign(one, protocolId);
    const reply = await play(one);
    const [session] = await db.select().from(sessions).where(eq(sessions.userId, one.user.id));
    await addOrder(db, app.clock.now(), {
      companyId: company.one.id,
      userId: one.user.id,
      sessionId: session!.id,
      purpose: 'lesson',
      subject: one.course.lessonIds[1] ?? '',
      passedAt: app.clock.now(),
    });
    const seen = await play(one);
    const elsewhere = await play({ ...one, options: { ...one.options, token: await app.tokenOf(one.user) } });
    await set(company.one.config);
    expect(signedLater).toBe('agreement');
    expect(reply).toMatchObject({
      media: null,
      gate: { gate: 'face', message: '请先完成人脸识别，再开始学习' },
    });
    expect(seen.gate).toBeNull();
    expect(elsewhere).toMatchObject({ media: null, gate: { gate: 'face' } });
  });
});

describe('the agreement of a package', () => {
  async function inPackage() {
    const course = await addCourse(app, company.all.id);
    const companyId = company.all.id;
    const price = { priceCents: 1, listPriceCents: 1 };
    const { packageId, commodityId } = await addPackage(app, companyId, [course], price);
    const user = await app.addUser(company.all);
    await own(user, commodityId);
    const one: Learner = {
      rule: 'all',
      user,
      course,
      options: { token: await app.tokenOf(user), host: HOSTS.all },
    };
    const protocolId = await addAgreement(app, companyId, { targetType: 'PACKAGE', targetId: packageId });
    return { one, packageId, protocolId };
  }

  test('closes the gate of courses bought with the package until it is signed', async () => {
    const { one, packageId, protocolId } = await inPackage();
    const validate = () =>
      app.data(
        agreement.validatePackage,
        { classTypeId: one.course.courseId, classPackageId: packageId },
        one.options,
      );
    const where = { classTypeId: one.course.courseId, lessonId: one.course.lessonIds[1] ?? '' };
    expect(await validate()).toEqual({ result: false, msg: '请签署全部协议' });
    expect((await play(one)).gate.gate).toBe('agreement');
    expect(await app.data(agreement.searchLessonProtocol, where, one.options)).toMatchObject([
      { protocolId, targetType: 'PACKAGE', targetName: '合集' },
    ]);
    expect(await app.data(agreement.searchLessonCoursePackage, where, one.options)).toEqual([
      { classPackageId: packageId, packageName: '合集', masterId: packageId },
    ]);
    expect((await app.call(agreement.courseMaster, where, one.options)).status).toBe(400);
    expect(await app.data(agreement.courseMaster, { classTypeId: one.course.courseId }, one.options)).toEqual(
      { masterId: packageId, classTypeId: one.course.courseId, classPackageId: packageId, buySource: 2 },
    );

    expect((await sign(one, protocolId)).body.code).toBe('0');
    expect((await sign(one, protocolId, { productId: packageId, type: 'classpackage' })).body.code).toBe('1');
    expect(await validate()).toEqual({ result: true, msg: '' });
    expect((await play(one)).gate).toBeNull();
  });

  test('leaves the gate open for a student who bought the course on its own', async () => {
    const { one, packageId } = await inPackage();
    const alone = await learner('all', one.course);
    expect((await play(alone)).gate).toBeNull();
    expect(
      await app.data(
        agreement.validatePackage,
        { classTypeId: one.course.courseId, classPackageId: packageId },
        alone.options,
      ),
    ).toEqual({ result: false, msg: '您还没有这个套餐' });
    expect(
      await app.data(agreement.courseMaster, { classTypeId: one.course.courseId }, alone.options),
    ).toMatchObject({ buySource: 1, classPackageId: null });
  });
});

describe('a student’s agreements', () => {
  test('are found by name, status and target type, in pages', async () => {
    const one = await learner();
    const signed = await guard(one, { name: '课程 100% 服务协议' });
    await guard(one, { name: '作品授权书' });
    await sign(one, signed);
    const mine = async (criteria: agreement.MyAgreementsIn['criteria'], page = {}) => {
      const { total, records } = await app.data(
        agreement.mine,
        { ...page, criteria: criteria ?? {} },
        one.options,
      );
      return { total, names: records.map(({ protocolName }: agreement.Agreement) => protocolName) };
    };
    const both = ['课程 100% 服务协议', '作品授权书'];
    expect(await mine({})).toEqual({ total: 2, names: both });
    expect(await mine({}, { page: 2, pageSize: 1 })).toEqual({ total: 2, names: ['作品授权书'] });
    expect(await mine({ protocolName: '100%' })).toEqual({ total: 1, names: ['课程 100% 服务协议'] });
    expect(await mine({ protocolName: '1%0' })).toEqual({ total: 0, names: [] });
    expect(await mine({ agreementStatus: 0 })).toEqual({ total: 1, names: ['作品授权书'] });
    expect(await mine({ targetType: 'PACKAGE' })).toEqual({ total: 0, names: [] });
  });

  test('are offered for signing only until they are signed', async () => {
    const one = await learner();
    const protocolId = await guard(one);
    const { courseId, commodityId } = one.course;
    const shows = () =>
      app.data(agreement.checkShow, { protocolId, classTypeId: courseId, comId: commodityId }, one.options);
    expect(await shows()).toEqual({ showFlag: 1, msg: '' });
    await sign(one, protocolId);
    expect(await shows()).toEqual({ showFlag: 0, msg: '您已经签署过这份协议' });
  });

  test('stay listed after the course was revoked', async () => {
    const one = await learner();
    const protocolId = await guard(one);
    await sign(one, protocolId);
    await db.execute(sql`update enrolments set revoked_at = now() where user_id = ${one.user.id}`);
    expect((await app.data(agreement.mine, {}, one.options)).total).toBe(1);
    expect((await checkOf(one)).agreements).toEqual([]);
  });

  test('are rejected for a lesson of another course', async () => {
    const one = await learner();
    const other = await addCourse(app, company.one.id);
    const reply = await app.call(
      agreement.searchLessonProtocol,
      { classTypeId: one.course.courseId, lessonId: other.lessonIds[0] ?? '' },
      one.options,
    );
    expect(reply.body).toMatchObject({ code: '0', data: { field: 'lessonId' } });
  });
});

test('deleting a student deletes their signed copies', async () => {
  const one = await learner();
  await sign(one, await guard(one));
  await db.execute(sql`delete from enrolments where user_id = ${one.user.id}`);
  await db.delete(users).where(eq(users.id, one.user.id));
  expect(await db.select().from(studentProtocols).where(eq(studentProtocols.userId, one.user.id))).toEqual(
    [],
  );
});
