import { courses } from '@lectern/sdk/endpoints/course';
import { lesson } from '@lectern/sdk/endpoints/learning';
import * as proxyExam from '@lectern/sdk/endpoints/proxyExam';
import { expect, test } from 'vitest';
import { createTestClock } from '../../../test/createTestApp.ts';
import { openTestApp } from '../../../test/openTestApp.ts';

const JIANGSU = '320000';

const app = await openTestApp({ seed: true, clock: createTestClock(new Date()) });

const optionsOf = async (username: string) => ({ token: await app.tokenOf(await app.userNamed(username)) });

async function listOf(username: string): Promise<readonly [name: string, state: string][]> {
  const { records } = await app.data(proxyExam.signList, {}, await optionsOf(username));
  return records.map(({ itemName, state }: proxyExam.SignItem) => [itemName, state]);
}

test.each<[string, [string, string][]]>([
  [
    'student',
    [
      ['普通高中学业水平合格性考试', 'returned'],
      ['全国中学生生物学联赛', 'open'],
      ['普通高考（社会考生）', 'accepted'],
      ['中国化学奥林匹克（初赛）', 'closed'],
    ],
  ],
  [
    'signer',
    [
      ['高等教育自学考试（汉语言文学）', 'open'],
      ['普通话水平测试', 'open'],
    ],
  ],
  ['applicant', [['高等教育自学考试（汉语言文学）', 'open']]],
  ['newcomer', []],
])('the demonstration shows %s the registrations %j', async (username, expected) => {
  expect(await listOf(username)).toEqual(expected);
});

test('an applicant passes the registration gate of a course by submitting a complete form', async () => {
  const options = await optionsOf('applicant');
  const [{ courseId }] = (await app.data(courses, {}, options)).records;
  const [{ lessons }] = (await app.data(lesson, { classTypeId: courseId }, options)).chapters;
  const gate = async () =>
    (await app.data(lesson, { classTypeId: courseId, lessonId: lessons[0].lessonId }, options)).gate;
  expect((await gate()).gate).toBe('proxy');

  const [{ itemId }] = (await app.data(proxyExam.signList, {}, options)).records;
  const { fields } = await app.data(proxyExam.customInfo, { itemId }, options);
  expect(
    fields
      .filter(({ value }: { value: string }) => value !== '')
      .map(({ fieldCode, value }: { fieldCode: string; value: string }) => [fieldCode, value]),
  ).toEqual([
    ['name', '陆知行'],
    ['mobile', '13800000012'],
  ]);
  const idOf = (code: string) =>
    fields.find(({ fieldCode }: { fieldCode: string }) => fieldCode === code).fieldId;
  const send = async (answers: Record<string, string[]>) => {
    const values = Object.entries(answers).map(([fieldCode, fieldValues]) => ({
      fieldId: idOf(fieldCode),
      fieldCode,
      fieldValues,
    }));
    return await app.body(
      proxyExam.saveForm,
      { itemId, provinceCode: JIANGSU, values, submitFlag: 1 },
      options,
    );
  };
  const answers = {
    sex: ['FEMALE'],
    education_code: ['JUNIOR'],
    major: ['1', '1-2', '1-2-1'],
    subjects: ['classical', 'writing'],
  };
  expect(await send({ ...answers, first: ['no'] })).toMatchObject({
    code: '0',
    message: '准考证号：必填项，请输入相关信息',
    data: { field: idOf('ticket') },
  });
  const { data } = await send({ ...answers, first: ['yes'] });
  expect(data.state).toBe('submitted');
  expect(await gate()).toBeNull();

  const { places } = await app.data(proxyExam.detail, { signId: data.signId }, options);
  expect(places).toMatchObject([
    { placeName: '南京师范大学随园校区考点', remaining: 60 },
    { placeName: '苏州大学东校区考点', remaining: 0 },
  ]);
});
