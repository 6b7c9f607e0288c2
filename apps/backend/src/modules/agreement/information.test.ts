import * as agreement from '@lectern/sdk/endpoints/agreement';
import { lesson } from '@lectern/sdk/endpoints/learning';
import * as setting from '@lectern/sdk/endpoints/setting';
import * as studentInfo from '@lectern/sdk/endpoints/studentInfo';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addAgreement } from '../../../test/subjects/agreements.ts';
import { openTestApp } from '../../../test/openTestApp.ts';
import { encrypted, lastCode, solvePuzzle } from '../../../test/logIn.ts';
import { addCourse, type CatalogueCourse, giveCourse } from '../../../test/subjects/catalogue.ts';
import { hashPassword } from '../../platform/auth/passwords.ts';
import { companies } from '../../platform/database/tables/companies.tables.ts';
import { type User, users } from '../../platform/database/tables/users.tables.ts';
import { writeProfile } from '../studentInfo/index.ts';
import { studentGroups } from '../studentInfo/studentInfo.tables.ts';
import { courseRegistrations, INFO_FIELDS, studyDemands } from './agreement.tables.ts';

const ID_CARD = '11010519491231002X';

let user: User;
let course: CatalogueCourse;
let options: { readonly token: string };

const app = await openTestApp({ seed: 'core' });
const { db } = app.parts.connection;
const { companyId } = await app.userNamed('newcomer');

const newStudent = (mobile: string | null) => app.addUser({ id: companyId }, { name: '', mobile });

let count = 0;
const freshMobile = (): string => {
  count += 1;
  return `1391234${String(count).padStart(4, '0')}`;
};

const own = (commodityId: string) => giveCourse(app, user, commodityId);

async function begin(mobile: string | null = freshMobile()): Promise<void> {
  user = await newStudent(mobile);
  options = { token: await app.tokenOf(user) };
  course = await addCourse(app, companyId);
  await own(course.commodityId);
}
beforeEach(() => begin());

const demand = (values: Partial<typeof studyDemands.$inferInsert>) =>
  db.insert(studyDemands).values({ companyId, targetType: 'COURSE', targetId: course.courseId, ...values });

const validate = async (): Promise<agreement.StudentInfoCheck> =>
  (await app.body(agreement.validatePerfectStudentInfo, { targetId: course.courseId, type: 0 }, options))
    .data;

const fill = (more: Partial<agreement.PerfectStudentInfoIn>) =>
  app.body(agreement.perfectStudentInfo, { id: user.id, ...more }, options);

const COMPLETE: Partial<agreement.PerfectStudentInfoIn> = {
  name: '王小明',
  identityTypeCode: 'ID_IDCARD',
  identityId: ID_CARD,
  sex: 'MALE',
  educationCode: 'BECHELOR',
  province: '江苏省',
  city: '苏州市',
  county: '姑苏区',
};

const gateOf = async () =>
  (await app.call(lesson, { classTypeId: course.courseId, lessonId: course.lessonIds[1] ?? '' }, options))
    .body.data.gate;

describe('the information form before a course', () => {
  test('is not required when the school demands nothing', async () => {
    expect(await validate()).toMatchObject({
      result: true,
      msg: '',
      deficiencyInfo: { username: 0, address: 0 },
    });
    expect(await gateOf()).toBeNull();
  });

  test('lists all required fields while one is missing, and opens the gate once complete', async () => {
    await demand({ infoFields: ['username', 'sex'] });
    await fill({ name: '王小明' });
    expect(await validate()).toMatchObject({
      result: false,
      msg: '请先完善个人信息',
      deficiencyInfo: { username: 1, sex: 1, education: 0 },
    });
    expect(await gateOf()).toEqual({ gate: 'information', message: '请先完善个人信息' });
    expect(await fill({ sex: 'FEMALE' })).toMatchObject({ code: '1', data: { msg: 'success' } });
    expect(await validate()).toMatchObject({
      result: true,
      msg: '',
      deficiencyInfo: { username: 0, sex: 0 },
    });
    expect(await gateOf()).toBeNull();
  });

  test.each<[(typeof INFO_FIELDS)[number], Partial<agreement.PerfectStudentInfoIn>]>([
    ['username', { name: '王小明' }],
    ['cardtype', { identityTypeCode: 'ID_PASSPORT' }],
    ['StudentIDcardnumber', { identityTypeCode: 'ID_PASSPORT', identityId: 'E12345678' }],
    ['StudentIDcardnumber', { identityId: ID_CARD }],
    ['sex', { sex: 'MALE' }],
    ['education', { educationCode: 'DOCTOR' }],
    ['address', { province: '北京市', city: '北京市', county: '海淀区' }],
  ])('is complete once %s, its only required field, is filled in', async (field, input) => {
    await demand({ infoFields: [field] });
    expect((await validate()).deficiencyInfo[field]).toBe(1);
    expect((await fill(input)).code).toBe('1');
    expect((await validate()).result).toBe(true);
  });

  test('must be complete before an agreement can be signed', async () => {
    await demand({ infoFields: [...INFO_FIELDS] });
    const protocolId = await addAgreement(app, companyId, { targetId: course.courseId });
    const prepare = () =>
      app.data(
        agreement.prepare,
        { type: 'PC', protocolId, comId: course.commodityId, classTypeId: course.courseId },
        options,
      );
    const sign = () =>
      app.body(
        agreement.insert,
        { productId: course.courseId, potocolId: protocolId, type: 'course', signContent: '王小明' },
        options,
      );
    expect(await prepare()).toMatchObject({ result: false, msg: '请先完善个人信息' });
    expect(await sign()).toMatchObject({ code: '0', message: '请先完善个人信息' });
    expect((await fill(COMPLETE)).code).toBe('1');
    expect((await prepare()).result).toBe(true);
    expect((await sign()).code).toBe('1');
    expect(await gateOf()).toBeNull();
  });

  test.each([
    [
      'another company’s course',
      async () => (await addCourse(app, (await companyOf('second.localhost')).id)).courseId,
    ],
    ['an unknown course', async () => '999999'],
    ['a malformed id', async () => "1' or '1'='1"],
  ])('rejects %s with an error on targetId', async (_, targetOf) => {
    const reply = await app.call(
      agreement.validatePerfectStudentInfo,
      { targetId: await targetOf(), type: 0 },
      options,
    );
    expect(reply.body).toMatchObject({ code: '0', data: { field: 'targetId' } });
  });
});

describe('the school’s own questions before a course', () => {
  /**
   * Answers all of the questions as the dialog does: the first group at each level, and one without a further
   * field.
   */
  async function answerAll(): Promise<void> {
    const { groupOneId, groupTwoId } = await addGroups();
    const whose = { userId: user.id, companyId, schoolId: '1' };
    const saved = await app.call(studentInfo.save, { ...whose, groupOneId, groupTwoId }, options);
    expect(saved.body).toEqual({ code: '1', message: '', data: null });
    const values = [
      { fieldId: 'grade', fieldCode: 'grade', fieldValues: ['g1'] },
      { fieldId: 'school', fieldCode: 'school', fieldValues: ['金陵中学'] },
    ];
    expect(
      (await app.call(studentInfo.saveCustomValues, { ...whose, sceneCode: 3, values }, options)).body.code,
    ).toBe('1');
  }

  async function addGroups() {
    await db.delete(studentGroups).where(eq(studentGroups.companyId, companyId));
    const [top] = await db.insert(studentGroups).values({ companyId, name: '高中部' }).returning();
    const groupOneId = top?.id ?? '';
    const [below] = await db
      .insert(studentGroups)
      .values({ companyId, parentId: groupOneId, name: '高一' })
      .returning();
    return { groupOneId, groupTwoId: below?.id ?? '' };
  }

  test('keep the lesson gate closed until they are answered', async () => {
    await demand({ hasQuestions: true });
    expect(await validate()).toMatchObject({
      result: false,
      msg: '请先完善个人信息',
      deficiencyInfo: { username: 0, address: 0 },
    });
    expect((await gateOf())?.gate).toBe('information');
    await answerAll();
    expect(await validate()).toMatchObject({ result: true, msg: '' });
    expect(await gateOf()).toBeNull();
  });

  test('must be answered again after the school removed the chosen group', async () => {
    await demand({ hasQuestions: true });
    await answerAll();
    await addGroups();
    expect((await validate()).result).toBe(false);
  });

  test('keep the gate closed after the personal fields are complete, but do not block signing', async () => {
    await demand({ infoFields: ['sex'], hasQuestions: true });
    const protocolId = await addAgreement(app, companyId, { targetId: course.courseId });
    const sign = async () =>
      (
        await app.call(
          agreement.insert,
          { productId: course.courseId, potocolId: protocolId, type: 'course', signContent: '王小明' },
          options,
        )
      ).body.code;
    expect((await validate()).deficiencyInfo.sex).toBe(1);
    expect(await sign()).toBe('0');
    await fill({ sex: 'MALE' });
    expect(await validate()).toMatchObject({ result: false, deficiencyInfo: { sex: 0 } });
    expect(await sign()).toBe('1');
    expect((await gateOf())?.gate).toBe('information');
  });
});

async function companyOf(host: string) {
  const found = (await db.select().from(companies)).find(({ hosts }) => hosts.includes(host));
  if (found === undefined) throw new Error(`There is no company at ${host}`);
  return found;
}

describe('saving the information form', () => {
  test.each<[string, string, Partial<agreement.PerfectStudentInfoIn>]>([
    ['name', '请输入姓名', { name: '   ' }],
    ['identityId', '请输入正确的证件号码', { identityId: 'E12345678' }],
    ['identityId', '请输入证件号码', { identityTypeCode: 'ID_IDCARD', identityId: 'SRC' }],
    [
      'identityId',
      '请输入正确的证件号码',
      { identityTypeCode: 'ID_IDCARD', identityId: '110105194912310021234' },
    ],
    [
      'identityId',
      '请输入正确的证件号码',
      { identityTypeCode: 'ID_IDCARD', identityId: '110105194913310021' },
    ],
    // The check digit of this number is X.
    [
      'identityId',
      '请输入正确的证件号码',
      { identityTypeCode: 'ID_IDCARD', identityId: '110105194912310021' },
    ],
    ['province', '请选择省市区', { province: '江苏省', city: '苏州市' }],
    ['mobile', '手机号格式不正确', { mobile: '12345678901' }],
    ['mobile', '手机号已绑定，请到账号设置里更换', { mobile: '13912349999', smsCode: '123456' }],
  ])('rejects %s with “%s”', async (field, message, input) => {
    expect(await fill(input)).toEqual({ code: '0', message, data: { field } });
    expect((await validate()).result).toBe(true);
  });

  test('saves nothing when one field is invalid', async () => {
    await demand({ infoFields: ['username'] });
    expect((await fill({ ...COMPLETE, identityId: '1' })).code).toBe('0');
    expect((await validate()).result).toBe(false);
  });

  test('keeps the stored values of fields sent as SRC', async () => {
    await fill(COMPLETE);
    expect((await fill({ identityId: 'SRC', mobile: 'SRC', sex: 'FEMALE' })).code).toBe('1');
    expect(await app.data(setting.detail, {}, options)).toMatchObject({
      name: '王小明',
      identityId: '110***********002X',
      sex: 'FEMALE',
    });
    const [row] = await db.select().from(users).where(eq(users.id, user.id));
    expect(row?.mobile).toBe(user.mobile);
  });

  test('treats an identity number without a type as an ID card number', async () => {
    expect((await fill({ identityId: ID_CARD })).code).toBe('1');
    expect((await app.data(setting.detail, {}, options)).identityTypeCode).toBe('ID_IDCARD');
  });

  test('keeps a stored identity number whose type is unknown', async () => {
    await app.call(setting.saveBase, { identityId: 'E12345678' }, options);
    expect((await fill({ identityId: 'SRC', sex: 'MALE' })).code).toBe('1');
    expect(await app.data(setting.detail, {}, options)).toMatchObject({
      identityTypeCode: null,
      sex: 'MALE',
    });
  });

  test('rejects changing the type to ID card while a passport number is stored', async () => {
    await fill({ identityTypeCode: 'ID_PASSPORT', identityId: 'E12345678' });
    expect(await fill({ identityTypeCode: 'ID_IDCARD', identityId: 'SRC' })).toMatchObject({
      code: '0',
      data: { field: 'identityId' },
    });
  });

  test('rejects a new name after a face check verified the student', async () => {
    await fill(COMPLETE);
    await writeProfile(db, user, { faceVerifiedAt: app.clock.now() }, app.clock.now());
    expect(await fill({ name: '别人' })).toMatchObject({ code: '0', data: { field: 'name' } });
  });

  test('rejects another student’s form with 403', async () => {
    const other = await newStudent(freshMobile());
    expect(
      (await app.call(agreement.perfectStudentInfo, { id: other.id, name: '别人' }, options)).status,
    ).toBe(403);
  });

  describe('a mobile number, when none is bound', () => {
    beforeEach(() => begin(null));

    test('is bound only with the code sent to it after a solved captcha', async () => {
      const mobile = freshMobile();
      expect(await fill({ mobile: 'SRC' })).toMatchObject({ code: '0', message: '请输入手机号码' });
      expect(await fill({ mobile })).toEqual({
        code: '0',
        message: '短信验证码不能为空!',
        data: { field: 'smsCode' },
      });
      expect(await fill({ mobile, smsCode: '000000' })).toMatchObject({
        code: '0',
        data: { field: 'smsCode' },
      });
      const send = (proof: object) =>
        app.call(studentInfo.sendPhoneChangeSms, { mobile, codeType: 'CHANGE_PHONE', ...proof }, options);
      expect((await send({})).body.code).toBe('600');
      expect((await send(await solvePuzzle(app))).body).toMatchObject({ code: '1', data: null });
      const smsCode = await lastCode(app, mobile);
      expect((await fill({ mobile, smsCode })).code).toBe('1');
      const [row] = await db.select().from(users).where(eq(users.id, user.id));
      expect(row?.mobile).toBe(mobile);
    });

    test('is rejected when another account has it', async () => {
      const taken = { code: '0', message: '手机号已绑定', data: { field: 'mobile' } };
      const send = (mobile: string, proof: object) =>
        app.body(studentInfo.sendPhoneChangeSms, { mobile, codeType: 'CHANGE_PHONE', ...proof }, options);
      const mobile = freshMobile();
      await send(mobile, await solvePuzzle(app));
      await newStudent(mobile);
      expect(await fill({ mobile, smsCode: await lastCode(app, mobile) })).toEqual(taken);
      expect(await send('13800000001', await solvePuzzle(app))).toEqual(taken);
    });

    test('is not reported as taken without a solved captcha or the code sent to it', async () => {
      const mobile = '13800000001';
      expect(
        (await app.body(studentInfo.sendPhoneChangeSms, { mobile, codeType: 'CHANGE_PHONE' }, options)).code,
      ).toBe('600');
      expect(await fill({ mobile, smsCode: '123456' })).toMatchObject({
        code: '0',
        data: { field: 'smsCode' },
      });
    });
  });

  describe('a mobile number of an account with another proof of identity', () => {
    const mobileNow = async () => {
      const [row] = await db.select().from(users).where(eq(users.id, user.id));
      return row?.mobile;
    };
    const change = (values: Partial<User>) => db.update(users).set(values).where(eq(users.id, user.id));
    async function setMobileFlag(mobileFlag: 0 | 1): Promise<void> {
      const { config } = await companyOf('localhost');
      const register = { ...Object(config['register']), companyRegisterConfig: { mobileFlag } };
      await app.configure({ id: companyId }, { ...config, register });
    }
    afterEach(() => setMobileFlag(1));

    /** Answers with a new number and the code that was sent to it. */
    const answerCode = async () => {
      const mobile = freshMobile();
      await app.call(
        studentInfo.sendPhoneChangeSms,
        { mobile, codeType: 'CHANGE_PHONE', ...(await solvePuzzle(app)) },
        options,
      );
      return { mobile, smsCode: await lastCode(app, mobile) };
    };

    test.each<[string, string | null, 0 | 1, Partial<User>]>([
      ['has a password', null, 1, { passwordHash: 'scrypt$x' }],
      ['has an email address', null, 1, { email: 'proved@example.com' }],
      ['has a number and the school allows changing it', '13912348888', 0, { mobile: '13912348888' }],
    ])('stays unchanged without the proof when the account %s', async (_, bound, mobileFlag, values) => {
      await begin(bound);
      await change(values);
      await setMobileFlag(mobileFlag);
      const input = await answerCode();
      for (const more of [{}, { verifyToken: 'of.another.account' }]) {
        expect(await fill({ ...input, ...more })).toEqual({
          code: '0',
          message: '请先验证身份再绑定手机号，也可以到账号设置里绑定',
          data: { field: 'mobile', reason: 'proof' },
        });
      }
      expect(await mobileNow()).toBe(bound);
    });

    test('is bound with the proof and the code of the rejected attempt', async () => {
      await begin(null);
      await change({ passwordHash: await hashPassword('Lectern2026', 'scrypt') });
      const input = await answerCode();
      expect((await fill(input)).data).toEqual({ field: 'mobile', reason: 'proof' });
      const { verifyToken } = await app.data(
        setting.verifyIdentity,
        { way: 'password', password: await encrypted(app, 'Lectern2026') },
        options,
      );
      expect((await fill({ ...input, verifyToken })).code).toBe('1');
      expect(await mobileNow()).toBe(input.mobile);
    });
  });
});

describe('the exam registration of a course', () => {
  const due = (input: agreement.ProxyCheckIn = { classTypeId: course.courseId }) =>
    app.data(agreement.proxyRegistrationCheck, input, options);

  test('closes the gate until it is submitted when due before study', async () => {
    await demand({ registration: 'beforeStudy' });
    expect(await due()).toEqual({ needSignUp: 1, submitTimeType: 1 });
    expect(await due({})).toEqual({ needSignUp: 1, submitTimeType: 1 });
    expect(await gateOf()).toEqual({ gate: 'proxy', message: '请先完成考试代报名，再开始学习' });
    await db
      .insert(courseRegistrations)
      .values({ companyId, userId: user.id, courseId: course.courseId, submittedAt: app.clock.now() });
    expect(await due()).toEqual({ needSignUp: 0, submitTimeType: 0 });
    expect(await gateOf()).toBeNull();
  });

  test('leaves the gate open when it may be submitted at any time', async () => {
    await demand({ registration: 'anyTime' });
    expect(await due()).toEqual({ needSignUp: 1, submitTimeType: 0 });
    expect(await gateOf()).toBeNull();
  });

  test('is required only where the company’s purchase check is open and covers courses', async () => {
    await demand({ registration: 'beforeStudy' });
    const { config } = await companyOf('localhost');
    const set = (functions: object) => app.configure({ id: companyId }, { ...config, functions });
    const needed: [number, number][] = [];
    for (const status of [0, 1, 2, 3, 4, 5, 6]) {
      await set({ COMPANY_BUY_CHECK: { openFlag: 1, status } });
      needed.push([status, (await due()).needSignUp]);
    }
    await set({ COMPANY_BUY_CHECK: { openFlag: 0, status: 1 } });
    expect((await due()).needSignUp).toBe(0);
    await set(
      typeof config['functions'] === 'object' && config['functions'] !== null ? config['functions'] : {},
    );
    expect(needed).toEqual([
      [0, 0],
      [1, 1],
      [2, 0],
      [3, 0],
      [4, 1],
      [5, 1],
      [6, 0],
    ]);
  });
});

test('the free course popup rejects another student or company with 403', async () => {
  const ask = (company_id: string, userId: string) =>
    app.call(agreement.freeCoursePopup, { company_id, school_id: '1', userId, sceneCode: 3 }, options);
  expect((await ask(companyId, user.id)).body.data).toEqual({ containFreeCourseFlag: 0, isShowPopup: 0 });
  expect((await ask(companyId, (await newStudent(null)).id)).status).toBe(403);
  expect((await ask((await companyOf('second.localhost')).id, user.id)).status).toBe(403);
});
