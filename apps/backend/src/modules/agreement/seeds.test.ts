import * as agreement from '@lectern/sdk/endpoints/agreement';
import { list } from '@lectern/sdk/endpoints/catalogue';
import { courses } from '@lectern/sdk/endpoints/course';
import { lessonStatus } from '@lectern/sdk/endpoints/face';
import { lesson } from '@lectern/sdk/endpoints/learning';
import { roomProblem } from '@lectern/sdk/machines';
import { and, arrayContains, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createTestClock } from '../../../test/createTestApp.ts';
import { openTestApp } from '../../../test/openTestApp.ts';
import { removeStudyDemand, saveStudyDemand } from './school.service.ts';
import { companies } from '../../platform/database/tables/companies.tables.ts';
import { type User, users } from '../../platform/database/tables/users.tables.ts';

/** A student of the demonstration. */
interface Visitor {
  readonly user: User;
  readonly options: { readonly token: string; readonly host: string };
}

async function visitor(host: string, username: string): Promise<Visitor> {
  const [row] = await db
    .select({ user: users })
    .from(users)
    .innerJoin(companies, and(eq(companies.id, users.companyId), arrayContains(companies.hosts, [host])))
    .where(eq(users.username, username));
  if (row === undefined) throw new Error(`The demonstration has no ${username} at ${host}`);
  return { user: row.user, options: { token: await app.tokenOf(row.user), host } };
}

const app = await openTestApp({ seed: true, clock: createTestClock(new Date()) });
const { db } = app.parts.connection;
const [signer, gifted, colleague] = [
  await visitor('localhost', 'signer'),
  await visitor('localhost', 'gifted'),
  await visitor('second.localhost', 'signer'),
];

async function courseOf({ options }: Visitor, name: string): Promise<string> {
  const { records } = await app.data(courses, { keyword: name }, options);
  expect(records.map(({ courseName }: { courseName: string }) => courseName)).toEqual([name]);
  return records[0].courseId;
}

async function open(who: Visitor, name: string, index = 0) {
  const classTypeId = await courseOf(who, name);
  const details = await app.data(lesson, { classTypeId }, who.options);
  const { lessonId } = details.chapters[0].lessons[index];
  return await app.data(lesson, { classTypeId, lessonId }, who.options);
}

const statuses = async (who: Visitor, name: string): Promise<number[]> => {
  const target: agreement.AgreementTargetIn = { targetId: await courseOf(who, name), targetType: 'COURSE' };
  return (await app.data(agreement.list, target, who.options)).map(
    ({ agreementStatus }: agreement.Agreement) => agreementStatus,
  );
};

describe('the demonstration', () => {
  test.each<[string, number[], string | null]>([
    ['高三冲刺陪跑营', [0], 'agreement'],
    ['书法日课', [0, 0], 'agreement'],
    ['暑期物理实验课', [4, 2], null],
    ['月读会', [4], 'agreement'],
    ['晨读时间', [5], null],
    ['考研英语全程班', [0], 'agreement'],
    ['普通话水平测试班', [], null],
    ['自学考试汉语言班', [], 'proxy'],
    ['志愿填报工作坊', [], 'information'],
  ])('gives course %s agreement statuses %j and the lesson gate %s', async (name, expected, gate) => {
    expect(await statuses(signer, name)).toEqual(expected);
    expect((await open(signer, name)).gate?.gate ?? null).toBe(gate);
  });

  test.each<[string, number, object]>([
    ['普通话水平测试班', 1, { needSignUp: 1, submitTimeType: 0 }],
    ['自学考试汉语言班', 1, { needSignUp: 1, submitTimeType: 1 }],
    ['晨读时间', 0, { needSignUp: 0, submitTimeType: 0 }],
  ])('requires a proxy registration before %s: %i', async (name, _, expected) => {
    const classTypeId = await courseOf(signer, name);
    expect(await app.data(agreement.proxyRegistrationCheck, { classTypeId }, signer.options)).toEqual(
      expected,
    );
  });

  test.each<[number, string | undefined]>([
    [0, 'replayBlocked'],
    [1, 'noAddress'],
    [2, undefined],
  ])('gives live lesson %i the room problem %s', async (index, problem) => {
    const { item, gate } = await open(signer, '名师答疑直播间', index);
    expect(gate).toBeNull();
    expect(roomProblem(item)).toBe(problem);
  });

  test('requires a face check for one course while the school requires none elsewhere', async () => {
    const targetId = await courseOf(signer, '暑期物理实验课');
    const target = { targetType: 'COURSE' as const, targetId };
    const { companyId } = signer.user;
    await saveStudyDemand(db, {
      ...target,
      companyId,
      infoFields: [],
      hasQuestions: false,
      hasFaceCheck: true,
      registration: null,
    });
    const status = async (name: string): Promise<number> => {
      const classTypeId = await courseOf(signer, name);
      return (await app.data(lessonStatus, { classTypeId, lessonId: '1' }, signer.options)).status;
    };
    expect((await open(signer, '暑期物理实验课')).gate?.gate).toBe('face');
    expect(await status('暑期物理实验课')).toBe(2);
    expect((await open(signer, '晨读时间')).gate).toBeNull();
    expect(await status('晨读时间')).toBe(0);
    await removeStudyDemand(db, target);
    expect((await open(signer, '暑期物理实验课')).gate).toBeNull();
    expect(await status('暑期物理实验课')).toBe(0);
  });

  test('requires two signatures and then a face check for the second company’s package', async () => {
    expect(await statuses(colleague, '入职第一周')).toEqual([0, 0]);
    expect((await open(colleague, '信息安全须知')).gate).toEqual({
      gate: 'agreement',
      message: '请签署全部协议',
    });
    const target: agreement.AgreementTargetIn = {
      targetId: await courseOf(colleague, '入职第一周'),
      targetType: 'COURSE',
    };
    for (const { protocolId, targetId } of (await app.body(agreement.list, target, colleague.options)).data) {
      await app.call(
        agreement.insert,
        { potocolId: protocolId, productId: targetId, type: 'classpackage', signContent: '周亦安' },
        colleague.options,
      );
    }
    expect((await open(colleague, '信息安全须知')).gate).toEqual({
      gate: 'face',
      message: '请先完成人脸识别，再开始学习',
    });
  });

  test('asks for every information field before 考研英语全程班', async () => {
    const targetId = await courseOf(signer, '考研英语全程班');
    const { body } = await app.call(
      agreement.validatePerfectStudentInfo,
      { targetId, type: 0 },
      signer.options,
    );
    expect(body.data).toEqual({
      result: false,
      msg: '请先完善个人信息',
      deficiencyInfo: {
        username: 1,
        cardtype: 1,
        StudentIDcardnumber: 1,
        Studentcellphonenumber: 1,
        sex: 1,
        education: 1,
        address: 1,
      },
      companyRegisterConfig: { mobileFlag: 1 },
    });
  });

  test('shows the sections of an agreement as headings, without Markdown marks', async () => {
    const targetId = await courseOf(signer, '考研英语全程班');
    const [{ protocolId }] = await app.data(
      agreement.list,
      { targetId, targetType: 'COURSE' },
      signer.options,
    );
    const { contentHtml } = await app.data(agreement.info, { protocolId }, signer.options);
    expect(contentHtml).toContain('<h2>一、学员信息</h2>');
    expect(contentHtml).not.toContain('##');
  });

  test('announces a gifted course until it is opened', async () => {
    const popup = ({ user, options }: Visitor) =>
      app.data(
        agreement.freeCoursePopup,
        { company_id: user.companyId, school_id: '1', userId: user.id, sceneCode: 3 },
        options,
      );
    expect(await popup(signer)).toEqual({ containFreeCourseFlag: 0, isShowPopup: 0 });
    expect(await popup(gifted)).toEqual({ containFreeCourseFlag: 1, isShowPopup: 1 });
    await open(gifted, '学习方法小课');
    expect(await popup(gifted)).toEqual({ containFreeCourseFlag: 0, isShowPopup: 0 });
  });

  test('does not list its agreement courses in the catalogue', async () => {
    for (const courseName of ['陪跑营', '入职包']) {
      for (const host of ['localhost', 'second.localhost']) {
        expect((await app.data(list, { courseName }, { host })).records).toEqual([]);
      }
    }
  });
});
