import { proxyRegistrationCheck } from '@lectern/sdk/endpoints/agreement';
import { lesson } from '@lectern/sdk/endpoints/learning';
import * as message from '@lectern/sdk/endpoints/message';
import * as proxyExam from '@lectern/sdk/endpoints/proxyExam';
import { count, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import {
  type AddedProxyExam,
  addProxyExam,
  JIANGSU,
  type ProxyExamOptions,
} from '../../../test/subjects/proxyExams.ts';
import { addFile } from '../../../test/subjects/files.ts';
import { addCourse, type CatalogueCourse, giveCourse } from '../../../test/subjects/catalogue.ts';
import { type User, users } from '../../platform/database/tables/users.tables.ts';
import { fieldOf } from '../../../test/fieldOf.ts';
import { courseRegistrations, studyDemands } from '../agreement/agreement.tables.ts';
import { enrolments } from '../catalogue/students.tables.ts';
import { writeProfile } from '../studentInfo/index.ts';
import { listSigns } from './command.ts';
import { type Decision, decideSigns, readDecisions } from './decide.service.ts';
import { answerTextOf } from './fields.ts';
import { examItems, examSigns } from './proxyExam.tables.ts';

const ZHEJIANG = '330000';
const DAY_MS = 86_400_000;

let user: User;
let course: CatalogueCourse;
let options: { readonly token: string };

const app = await openTestApp({ seed: 'core' });
const { db } = app.parts.connection;
const { companyId } = await app.userNamed('newcomer');

const own = (student: User) => giveCourse(app, student, course.commodityId);

async function newStudent(): Promise<User> {
  const student = await app.addUser({ id: companyId });
  await own(student);
  return student;
}

beforeEach(async () => {
  course = await addCourse(app, companyId);
  user = await newStudent();
  options = { token: await app.tokenOf(user) };
});

const addExam = (options?: ProxyExamOptions): Promise<AddedProxyExam> =>
  addProxyExam(app, companyId, course.courseId, options);

const list = (input: proxyExam.SignListIn = {}, who = options): Promise<proxyExam.SignList> =>
  app.data(proxyExam.signList, input, who);

const detail = (signId: string, who = options): Promise<proxyExam.SignDetail> =>
  app.data(proxyExam.detail, { signId }, who);

/** Sends a form, with answers by the codes of its fields. */
async function send(
  { itemId, fieldIds }: AddedProxyExam,
  answers: Record<string, string[]>,
  more: Partial<proxyExam.SaveFormIn> = {},
  who = options,
) {
  const values = Object.entries(answers).map(([fieldCode, fieldValues]) => ({
    fieldId: fieldIds[fieldCode] ?? '',
    fieldCode,
    fieldValues,
  }));
  return await app.body(
    proxyExam.saveForm,
    { itemId, provinceCode: JIANGSU, values, submitFlag: 1, ...more },
    who,
  );
}

const handIn = async (exam: AddedProxyExam, who = options): Promise<string> =>
  (await send(exam, { wish: ['好'] }, {}, who)).data.signId;

const assign = (signIds: readonly string[], placeId: string | undefined, who = options) =>
  app.body(proxyExam.batchAssignPlace, { signIds: [...signIds], placeId: placeId ?? '' }, who);

async function decide({ itemId }: AddedProxyExam, ...decisions: readonly Decision[]): Promise<number> {
  return db.transaction(async (tx) => {
    const [item] = await tx.select().from(examItems).where(eq(examItems.id, itemId));
    if (item === undefined) throw new Error('There is no such exam');
    return decideSigns(tx, item, decisions, app.clock.now());
  });
}

describe('proxyExam.signList', () => {
  test('lists the exam of a student’s course before registration is begun', async () => {
    const { itemId } = await addExam({ provinces: { [JIANGSU]: [-1, 3], [ZHEJIANG]: [2, 9] } });
    const inDays = (days: number) => new Date(app.clock.now().getTime() + days * DAY_MS).toISOString();
    expect(await list()).toEqual({
      total: 1,
      records: [
        {
          signId: '0',
          itemId,
          itemName: '英语等级考试',
          state: 'open',
          provinceCode: '',
          provinceName: '',
          placeName: '',
          startsAt: inDays(-1),
          endsAt: inDays(9),
          examAt: inDays(33),
          feeCents: 3_000,
          reason: '',
        },
      ],
    });
  });

  test('lists nothing without the course, and the exam is then not found by its id', async () => {
    const exam = await addExam();
    await db.update(enrolments).set({ revokedAt: app.clock.now() }).where(eq(enrolments.userId, user.id));
    expect(await list()).toEqual({ total: 0, records: [] });
    for (const call of [proxyExam.itemInfo, proxyExam.provinces, proxyExam.customInfo]) {
      expect(
        (await app.call<proxyExam.ItemIn, unknown>(call, { itemId: exam.itemId }, options)).body,
      ).toEqual({ code: '0', message: '没有找到这项考试', data: { field: 'itemId' } });
    }
    expect((await send(exam, { wish: ['好'] })).message).toBe('没有找到这项考试');
  });

  test('keeps a registration after the course was revoked', async () => {
    const signId = await handIn(await addExam());
    await db.update(enrolments).set({ revokedAt: app.clock.now() }).where(eq(enrolments.userId, user.id));
    expect((await list()).records).toMatchObject([
      { signId, state: 'submitted', provinceCode: JIANGSU, provinceName: '江苏省' },
    ]);
  });

  test('filters by state and keyword, pages, and puts registrations that need the student first', async () => {
    const names = ['甲考试', '乙考试', '丙 100% 考试', '丁考试'];
    const exams: AddedProxyExam[] = [];
    for (const name of names) exams.push(await addExam({ values: { name } }));
    const [, second, third] = exams;
    if (second === undefined || third === undefined) throw new Error('The exams were not added');
    await handIn(second);
    const signId = await handIn(third);
    await decide(third, { signId, decision: 'return', reason: '看不清' });
    expect((await list()).records.map(({ itemName, state }) => [itemName, state])).toEqual([
      ['丙 100% 考试', 'returned'],
      ['甲考试', 'open'],
      ['丁考试', 'open'],
      ['乙考试', 'submitted'],
    ]);
    expect((await list({ state: 'submitted' })).records.map(({ itemName }) => itemName)).toEqual(['乙考试']);
    expect((await list({ keyword: '0%' })).records).toMatchObject([
      { itemName: '丙 100% 考试', reason: '看不清' },
    ]);
    expect(await list({ pageNo: 2, pageSize: 3 })).toMatchObject({
      total: 4,
      records: [{ itemName: '乙考试' }],
    });
  });

  test('shows registrations not submitted as closed after the deadline or if the school withdraws the exam', async () => {
    await addExam({ values: { name: '晚了' }, provinces: { [JIANGSU]: [-9, -1] } });
    const begun = await addExam({ values: { name: '收回' } });
    await send(begun, {}, { submitFlag: 0 });
    await addExam({ values: { name: '没开放', isOpen: false } });
    await db.update(examItems).set({ isOpen: false }).where(eq(examItems.id, begun.itemId));
    expect((await list()).records.map(({ itemName, state }) => [itemName, state])).toEqual([
      ['晚了', 'closed'],
      ['收回', 'closed'],
    ]);
    expect(await list({ state: 'open' })).toEqual({ total: 0, records: [] });
  });
});

describe('a proxy exam', () => {
  test('returns its terms as sanitised HTML, and whether registration is open', async () => {
    const info = ({ itemId }: AddedProxyExam) => app.data(proxyExam.itemInfo, { itemId }, options);
    const open = await addExam({ values: { terms: '## 须知\n\n<script>alert(1)</script>' } });
    expect(await info(open)).toEqual({
      itemId: open.itemId,
      itemName: '英语等级考试',
      feeCents: 3_000,
      openFlag: 1,
      termsHtml: expect.stringContaining('<h2>须知</h2>'),
    });
    expect((await info(open)).termsHtml).not.toContain('<script>');
    expect((await info(await addExam({ provinces: { [JIANGSU]: [1, 2] } }))).openFlag).toBe(0);
    expect((await info(await addExam({ values: { isOpen: false } }))).openFlag).toBe(0);
  });

  test('returns its provinces and the dates in each', async () => {
    const { itemId } = await addExam({ provinces: { [ZHEJIANG]: [2, 9], [JIANGSU]: [-1, 3] } });
    expect(await app.data(proxyExam.provinces, { itemId }, options)).toEqual([
      { provinceCode: JIANGSU, provinceName: '江苏省' },
      { provinceCode: ZHEJIANG, provinceName: '浙江省' },
    ]);
    const time = (provinceCode: string) =>
      app.body(proxyExam.itemTimeByProvince, { itemId, provinceCode }, options);
    const inDays = (days: number) => new Date(app.clock.now().getTime() + days * DAY_MS).toISOString();
    expect((await time(ZHEJIANG)).data).toEqual({
      startsAt: inDays(2),
      endsAt: inDays(9),
      examAt: inDays(39),
    });
    expect(await time('110000')).toEqual({
      code: '0',
      message: '这个省份不开设这项考试',
      data: { field: 'provinceCode' },
    });
  });

  test('has one registration per student, which later calls return unchanged', async () => {
    const { itemId } = await addExam({ provinces: { [JIANGSU]: [-1, 1], [ZHEJIANG]: [-1, 1] } });
    const bind = (provinceCode: string) =>
      app.data(proxyExam.saveUserItem, { itemId, provinceCode }, options);
    const both = await Promise.all([bind(JIANGSU), bind(JIANGSU)]);
    expect(both[0]).toEqual({ signId: expect.any(String), state: 'draft' });
    expect(both[1]).toEqual(both[0]);
    await db.update(examItems).set({ isOpen: false }).where(eq(examItems.id, itemId));
    expect(await bind(ZHEJIANG)).toEqual(both[0]);
    expect((await detail(both[0].signId)).item.provinceCode).toBe(JIANGSU);
  });
});

describe('the registration form', () => {
  const person: ProxyExamOptions['fields'] = [
    { fieldCode: 'name', length: 5 },
    {
      fieldCode: 'sex',
      fieldType: 'radio',
      fieldOptions: [
        { id: '1', itemCode: 'MALE', content: '男' },
        { id: '2', itemCode: 'FEMALE', content: '女' },
      ],
    },
    { fieldCode: 'number', fieldType: 'number', required: 0 },
  ];

  test('is prefilled from the profile, and prefers answers saved before', async () => {
    await writeProfile(db, user, { sex: 'FEMALE' }, app.clock.now());
    const exam = await addExam({ fields: person });
    const storedAnswers = async () =>
      (await app.data(proxyExam.customInfo, { itemId: exam.itemId }, options)).fields.map(
        ({ value }: { value: string }) => value,
      );
    expect(await storedAnswers()).toEqual(['王小明', 'FEMALE', '']);
    const { data } = await send(exam, { sex: ['MALE'] }, { submitFlag: 0 });
    expect(data).toEqual({ signId: expect.any(String), state: 'draft' });
    expect(await storedAnswers()).toEqual(['王小明', 'MALE', '']);
    expect((await detail(data.signId)).fields.map(({ value }) => value)).toEqual(['王小明', 'MALE', '']);
  });

  test('is saved incomplete as a draft, and submitted only when complete', async () => {
    const exam = await addExam({ fields: [...person, { fieldCode: 'wish', fieldName: '志愿' }] });
    const { data } = await send(exam, { sex: ['MALE'], number: ['7'] }, { submitFlag: 0 });
    expect(await send(exam, { sex: ['MALE'] })).toEqual({
      code: '0',
      message: '志愿：必填项，请输入相关信息',
      data: { field: exam.fieldIds['wish'] },
    });
    expect(await send(exam, { wish: ['苏州'] }, { signId: data.signId })).toMatchObject({
      code: '1',
      data: { signId: data.signId, state: 'submitted' },
    });
    await db.update(users).set({ name: '改名' }).where(eq(users.id, user.id));
    expect((await detail(data.signId)).fields.map(({ value }) => value)).toEqual([
      '王小明',
      'MALE',
      '7',
      '苏州',
    ]);
  });

  test.each<[string, Record<string, string[]>, string]>([
    ['a text too long', { name: ['一二三四五六'] }, 'name：输入长度不超过5'],
    ['an unknown option', { sex: ['X'] }, 'sex：请从选项中选择'],
    ['letters in a number', { number: ['a'] }, 'number：只能输入数字'],
  ])('rejects %s even in a draft, and stores nothing', async (_, answers, message) => {
    const exam = await addExam({ fields: person });
    const [code] = Object.keys(answers);
    expect(await send(exam, answers, { submitFlag: 0 })).toEqual({
      code: '0',
      message,
      data: { field: exam.fieldIds[code ?? ''] },
    });
    expect((await list()).records).toMatchObject([{ signId: '0', state: 'open' }]);
  });

  test('rejects fields of another form, unknown files and files of another student', async () => {
    const other = await addExam({ fields: [{ fieldCode: 'other' }] });
    const exam = await addExam({
      fields: [{ fieldCode: 'paper', fieldName: '证明', fieldType: 'annex', required: 0 }],
    });
    expect((await send({ ...exam, fieldIds: other.fieldIds }, { other: ['x'] })).message).toBe(
      '没有这个填写项',
    );
    const paperOf = (student: User) => addFile(app, student, `${student.id}.pdf`, 'application/pdf');
    for (const fileId of ['999', await paperOf(await newStudent())])
      expect(await send(exam, { paper: [fileId] }), fileId).toMatchObject({
        code: '0',
        message: '证明：没有找到上传的文件，请重新上传',
      });
    expect((await send(exam, { paper: [await paperOf(user)] })).code).toBe('1');
  });

  test.each<[string, readonly [number, number], string]>([
    ['before registration opens', [1, 2], '报名还没有开始'],
    ['after registration closes', [-2, 0], '报名时间已过'],
  ])('is refused %s', async (_, days, message) => {
    const exam = await addExam({ provinces: { [JIANGSU]: days } });
    expect(await send(exam, { wish: ['好'] })).toEqual({
      code: '0',
      message,
      data: { field: 'provinceCode' },
    });
    expect(
      (await app.body(proxyExam.saveUserItem, { itemId: exam.itemId, provinceCode: JIANGSU }, options))
        .message,
    ).toBe(message);
    expect((await list()).records).toMatchObject([{ signId: '0' }]);
  });

  test('is submitted by one of three concurrent requests, opens the course, and cannot be changed afterwards', async () => {
    await db
      .insert(studyDemands)
      .values({ companyId, targetType: 'COURSE', targetId: course.courseId, registration: 'beforeStudy' });
    const gate = async () =>
      (await app.call(lesson, { classTypeId: course.courseId, lessonId: course.lessonIds[1] ?? '' }, options))
        .body.data.gate;
    const exam = await addExam();
    await send(exam, { wish: ['好'] }, { submitFlag: 0 });
    expect((await gate()).gate).toBe('proxy');
    const replies = await Promise.all(['好', '很好', '最好'].map((word) => send(exam, { wish: [word] })));
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['0', '0', '1']);
    expect(replies.find(({ code }) => code === '0')).toEqual({
      code: '0',
      message: '已经提交过报名，不能再修改',
      data: { field: 'signId' },
    });
    expect(await gate()).toBeNull();
    expect(
      (await app.data(proxyRegistrationCheck, { classTypeId: course.courseId }, options)).needSignUp,
    ).toBe(0);
    const winner = ['好', '很好', '最好'][replies.findIndex(({ code }) => code === '1')];
    const [{ signId } = { signId: '' }] = (await list()).records;
    expect((await detail(signId)).fields[0]?.value).toBe(winner);
    const [rows] = await db
      .select({ total: count() })
      .from(courseRegistrations)
      .where(eq(courseRegistrations.userId, user.id));
    expect(rows?.total).toBe(1);
  });

  test('has one effect per idempotency key', async () => {
    const exam = await addExam();
    const once = { ...options, idempotencyKey: `proxy-form-${exam.itemId}` };
    const first = await send(exam, { wish: ['好'] }, {}, once);
    expect(first.data.state).toBe('submitted');
    expect(await send(exam, { wish: ['好'] }, {}, once)).toEqual(first);
  });

  test('shows the reason when returned, and can be submitted again', async () => {
    const exam = await addExam();
    const signId = await handIn(exam);
    await decide(exam, { signId, decision: 'return', reason: '太短' });
    expect((await detail(signId)).item).toMatchObject({ state: 'returned', reason: '太短' });
    expect((await send(exam, { wish: ['长一点'] }, { submitFlag: 0 })).data.state).toBe('returned');
    expect((await send(exam, {}, { signId })).data.state).toBe('submitted');
    expect(await detail(signId)).toMatchObject({
      item: { state: 'submitted', reason: '' },
      fields: [{ value: '长一点' }],
    });
  });

  test('serves a cascade field level by level, and includes the labels of the chosen path', async () => {
    const leaf = (id: string) => ({ id, content: id, children: [] });
    const dataOptions = [
      { ...leaf('1'), children: [{ ...leaf('11'), children: [leaf('111'), leaf('112')] }, leaf('12')] },
      { ...leaf('2'), children: [leaf('21')] },
    ];
    const exam = await addExam({ fields: [{ fieldCode: 'major', fieldType: 'cascade', dataOptions }] });
    const fieldId = exam.fieldIds['major'] ?? '';
    const level = (parentId?: string) =>
      app.body(proxyExam.cascadeOptions, { fieldId, ...(parentId !== undefined && { parentId }) }, options);
    expect((await level()).data).toEqual([leaf('1'), leaf('2')]);
    expect((await level('1')).data).toEqual([leaf('11'), leaf('12')]);
    expect((await level('111')).data).toEqual([]);
    expect(await level('9')).toEqual({ code: '0', message: '没有找到这个选项', data: { field: 'parentId' } });
    expect((await send(exam, { major: ['2', '11'] })).code).toBe('0');
    const { data } = await send(exam, { major: ['1', '11'] });
    expect((await detail(data.signId)).fields[0]).toMatchObject({
      dataOptions: [
        { ...leaf('1'), children: [{ ...leaf('11'), children: [leaf('111'), leaf('112')] }, leaf('12')] },
        leaf('2'),
      ],
      dataValues: [
        { fieldValue: '1', resourceId: null },
        { fieldValue: '11', resourceId: null },
      ],
    });
  });
});

describe('an exam place', () => {
  test('never exceeds its capacity, even if 50 students choose it at once', async () => {
    const exam = await addExam({ capacities: [3, 10] });
    const crowd = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const who = { token: await app.tokenOf(await newStudent()) };
        return { who, signId: await handIn(exam, who) };
      }),
    );
    const [small, large] = exam.placeIds;
    const replies = await Promise.all(crowd.map(({ who, signId }) => assign([signId], small, who)));
    expect(replies.filter(({ code }) => code === '1')).toHaveLength(3);
    expect(replies.find(({ code }) => code === '0')).toEqual({
      code: '0',
      message: '“考点1”名额已满，请选择其他考点',
      data: { field: 'placeId' },
    });
    const seated = await db
      .select({ total: count() })
      .from(examSigns)
      .where(eq(examSigns.placeId, small ?? ''));
    expect(seated).toEqual([{ total: 3 }]);
    const inside = crowd[replies.findIndex(({ code }) => code === '1')];
    const outside = crowd[replies.findIndex(({ code }) => code === '0')];
    if (inside === undefined || outside === undefined)
      throw new Error('Some students must get a place, and some none');
    // Choosing the same place again takes no second seat; choosing another one releases the first.
    expect((await assign([inside.signId], small, inside.who)).data).toEqual({ assignedCount: 1 });
    expect((await detail(outside.signId, outside.who)).places).toEqual([
      { placeId: small, placeName: '考点1', remaining: 0 },
      { placeId: large, placeName: '考点2', remaining: 10 },
    ]);
    expect((await assign([inside.signId], large, inside.who)).code).toBe('1');
    expect((await assign([outside.signId], small, outside.who)).code).toBe('1');
    expect((await detail(outside.signId, outside.who)).item.placeName).toBe('考点1');
  });

  test('is assigned to all of several registrations or to none', async () => {
    const [one, other] = [await addExam(), await addExam()];
    const signIds = [await handIn(one), await handIn(other)];
    expect(await assign(signIds, one.placeIds[0])).toEqual({
      code: '0',
      message: '这个考点不接受这项考试',
      data: { field: 'placeId' },
    });
    expect((await list()).records.map(({ placeName }) => placeName)).toEqual(['', '']);
  });

  test('can be chosen after submission, and not changed after acceptance', async () => {
    const exam = await addExam({ capacities: [2, 2] });
    const { data } = await send(exam, {}, { submitFlag: 0 });
    const [first, second] = exam.placeIds;
    expect((await detail(data.signId)).places).toEqual([]);
    expect((await assign([data.signId], first)).message).toBe('请先提交报名，再选择考点');
    const signId = await handIn(exam);
    expect((await assign([signId], first)).code).toBe('1');
    await decide(exam, { signId, decision: 'accept', reason: '' });
    expect((await assign([signId], second)).message).toBe('报名已通过，考点不能再改');
    expect(await detail(signId)).toMatchObject({
      item: { state: 'accepted', placeName: '考点1' },
      places: [],
    });
  });

  test('is released when the province changes', async () => {
    const exam = await addExam({ provinces: { [JIANGSU]: [-1, 1], [ZHEJIANG]: [-1, 1] } });
    const signId = await handIn(exam);
    await assign([signId], exam.placeIds[0]);
    await decide(exam, { signId, decision: 'return', reason: '换省' });
    await send(exam, {}, { provinceCode: ZHEJIANG });
    expect((await detail(signId)).item).toMatchObject({ provinceName: '浙江省', placeName: '' });
    expect((await assign([signId], exam.placeIds[0])).message).toBe('这个考点不接受这项考试');
  });
});

describe('access to the data of others', () => {
  test('does not find the registration of another student', async () => {
    const exam = await addExam();
    const signId = await handIn(exam);
    const stranger = { token: await app.tokenOf(await newStudent()) };
    const refusal = { code: '0', message: '没有找到这份报名', data: { field: 'signId' } };
    for (const id of [signId, '999999', '0', "1' or '1'='1"]) {
      expect(await app.body(proxyExam.detail, { signId: id }, stranger)).toEqual(refusal);
      expect(await assign([id], exam.placeIds[0], stranger)).toEqual(refusal);
      expect(await send(exam, { wish: ['我'] }, { signId: id }, stranger)).toEqual(refusal);
    }
    expect((await list({}, stranger)).records).toMatchObject([{ signId: '0', state: 'open' }]);
    const [next] = [await handIn(exam, stranger)];
    expect(await assign([next, signId], exam.placeIds[0], stranger)).toEqual(refusal);
    expect((await detail(signId)).item.placeName).toBe('');
  });

  test('does not find exams, fields and places of another company', async () => {
    const { company } = await app.addCompany(`${course.courseId}.example`);
    const ofOther = await addProxyExam(app, company.id, course.courseId, {
      fields: [{ fieldCode: 'major', fieldType: 'cascade' }],
    });
    const exam = await addExam();
    const signId = await handIn(exam);
    expect((await list()).records.map(({ itemId }) => itemId)).toEqual([exam.itemId]);
    expect(await app.data(proxyExam.itemInfo, { itemId: ofOther.itemId }, options)).toEqual({
      field: 'itemId',
    });
    expect(
      (await app.body(proxyExam.cascadeOptions, { fieldId: ofOther.fieldIds['major'] ?? '' }, options)).data,
    ).toEqual({ field: 'fieldId' });
    expect(await assign([signId], ofOther.placeIds[0])).toEqual({
      code: '0',
      message: '没有找到这个考点',
      data: { field: 'placeId' },
    });
  });
});

describe('the school’s handling of registrations', () => {
  test('shows answers by the labels of the form', () => {
    const field = fieldOf({
      fieldCode: 'x',
      fieldName: 'x',
      fieldType: 'checkbox',
      fieldOptions: [
        { id: '1', itemCode: 'MALE', content: '男' },
        { id: '2', itemCode: 'FEMALE', content: '女' },
      ],
      dataOptions: [
        { id: '1', content: '苏州大学', children: [{ id: '1-1', content: '本科', children: [] }] },
      ],
    });
    expect(answerTextOf({ ...field, fieldId: '1' }, { fieldValues: ['MALE', '2', 'gone'] })).toBe(
      '男 女 gone',
    );
    expect(
      answerTextOf({ ...field, fieldId: '1', fieldType: 'cascade' }, { fieldValues: ['1', '1-1'] }),
    ).toBe('苏州大学 本科');
    expect(
      answerTextOf(
        { ...field, fieldId: '1', fieldType: 'image' },
        { fieldValues: [], imageInfoList: [{ resourceId: '7', fileName: '证件照.png' }] },
      ),
    ).toBe('证件照.png');
  });

  test('reads decisions by their header line, and skips lines without a decision', () => {
    expect(
      readDecisions(
        '\uFEFFreason,Registration,decision\r\n"看不清, 请重拍",12,Return\r\n,13,\r\n,14,accept\r\n',
      ),
    ).toEqual([
      { signId: '12', decision: 'return', reason: '看不清, 请重拍' },
      { signId: '14', decision: 'accept', reason: '' },
    ]);
    expect(() => readDecisions('12,accept\n')).toThrow('The first line');
    expect(() => readDecisions('registration,decision,reason\n12,maybe,\n')).toThrow('Line 2');
  });

  test('lists registrations with links to their files', async () => {
    const exam = await addExam({
      fields: [{ fieldCode: 'paper', fieldName: '证明', fieldType: 'annex', required: 0 }],
    });
    const id = await addFile(app, user, `${companyId}/registered.pdf`, 'application/pdf');
    await send(exam, { paper: [id] });
    const [item] = await db.select().from(examItems).where(eq(examItems.id, exam.itemId));
    if (item === undefined) throw new Error('There is no such exam');
    const { head, rows } = await listSigns(db, item);
    expect(head.slice(4)).toEqual(['student', 'name', 'province', 'place', '证明']);
    expect(rows[0]?.slice(4)).toEqual([
      `#${user.id}`,
      user.name,
      '江苏省',
      null,
      `${companyId} registered.pdf /files/${companyId}/registered.pdf`,
    ]);
  });

  test('decides on all registrations or none, and notifies the student', async () => {
    const exam = await addExam();
    const signId = await handIn(exam);
    const draftOf = { token: await app.tokenOf(await newStudent()) };
    const draft = (await send(exam, {}, { submitFlag: 0 }, draftOf)).data.signId;
    const accept = { signId, decision: 'accept', reason: '' } as const;
    await expect(decide(exam, accept, { signId: draft, decision: 'accept', reason: '' })).rejects.toThrow(
      `Registration ${draft}: it is draft`,
    );
    await expect(decide(exam, { ...accept, decision: 'return' })).rejects.toThrow('say what to correct');
    await expect(decide(await addExam(), accept)).rejects.toThrow('this exam has no such registration');
    expect((await detail(signId)).item.state).toBe('submitted');
    expect(await decide(exam, accept)).toBe(1);
    expect((await detail(signId)).item.state).toBe('accepted');
    const [notice] = (await app.data(message.page, {}, options)).records;
    expect(notice).toMatchObject({
      kind: 'exam',
      title: '代报名已通过',
      link: `#/personal/course/apply/${exam.itemId}`,
    });
  });

  test('closes a registration, after which form and place cannot be changed', async () => {
    const exam = await addExam();
    const signId = await handIn(exam);
    await decide(exam, { signId, decision: 'close', reason: '学员退考' });
    expect((await detail(signId)).item).toMatchObject({ state: 'closed', reason: '学员退考' });
    expect((await send(exam, { wish: ['好'] })).message).toBe('这项报名已经关闭');
    expect((await assign([signId], exam.placeIds[0])).message).toBe('这项报名已经关闭');
  });

  test('accepts a registration closed or returned by mistake, but only as it was submitted', async () => {
    const exam = await addExam({ capacities: [1] });
    const signId = await handIn(exam);
    await assign([signId], exam.placeIds[0]);
    const found = async () => (await detail(signId)).item;
    const takeBack = () => decide(exam, { signId, decision: 'accept', reason: '' });
    const close = () => decide(exam, { signId, decision: 'close', reason: '弄错了' });
    await close();
    await takeBack();
    expect(await found()).toMatchObject({ state: 'accepted', reason: '', placeName: '考点1' });

    await decide(exam, { signId, decision: 'return', reason: '弄错了' });
    await close();
    const other = { token: await app.tokenOf(await newStudent()) };
    const rival = await handIn(exam, other);
    expect((await assign([rival], exam.placeIds[0], other)).code).toBe('1');
    await takeBack();
    expect(await found()).toMatchObject({ state: 'accepted', placeName: '' });

    await decide(exam, { signId, decision: 'return', reason: '太短' });
    await send(exam, { wish: ['长'] }, { submitFlag: 0 });
    await expect(takeBack()).rejects.toThrow('has not submitted the form in its current state');
    await close();
    await decide(exam, { signId, decision: 'return', reason: '请交' });
    expect((await send(exam, {}, { signId })).data.state).toBe('submitted');
  });
});
