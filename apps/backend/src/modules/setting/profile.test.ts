import type { Endpoint } from '@lectern/sdk';
import * as setting from '@lectern/sdk/endpoints/setting';
import * as upload from '@lectern/sdk/endpoints/upload';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import { seal } from '../../platform/auth/sealing.ts';
import { type User, users } from '../../platform/database/tables/users.tables.ts';
import { authorColumns, shownName } from '../../platform/http/author.ts';
import { studentProfiles } from '../studentInfo/studentInfo.tables.ts';
import { PIXEL } from '../../../test/picture.ts';

let student: User;
let token: string;

const app = await openTestApp({ seed: 'core' });
const { db } = app.parts.connection;

beforeEach(async () => {
  const { companyId } = await app.userNamed('student');
  student = await app.addUser({ id: companyId });
  token = await app.tokenOf(student);
});

const call = <In extends object, Out>(endpoint: Endpoint<In, Out>, input: NoInfer<In>) =>
  app.call(endpoint, input, { token });

describe('the profile', () => {
  test('encrypts the ID number and shows only its ends', async () => {
    const identityId = '11010519491231002X';
    await call(setting.saveBase, {
      name: '王小明',
      identityTypeCode: 'ID_IDCARD',
      identityId,
      sex: 'MALE',
      birthday: '1999-12-31',
    });
    const { body } = await call(setting.detail, {});
    expect(body.data).toMatchObject({
      name: '王小明',
      identityId: '110***********002X',
      sex: 'MALE',
      birthday: '1999-12-31',
    });
    const [row] = await db.select().from(studentProfiles).where(eq(studentProfiles.userId, student.id));
    expect(JSON.stringify(row)).not.toContain(identityId);
    await call(setting.saveBase, { identityId: 'SRC', nickName: '小明' });
    expect((await call(setting.detail, {})).body.data).toMatchObject({
      identityId: '110***********002X',
      nickName: '小明',
    });
  });

  test('has no nickname until the student chooses one, and saving it does not show their names', async () => {
    await db.update(users).set({ name: '王小明', username: 'xiaoming' }).where(eq(users.id, student.id));
    const { nickName } = (await call(setting.detail, {})).body.data;
    expect(nickName).toBe('');
    await call(setting.saveBase, { nickName, sex: 'MALE' });
    const [author] = await db.select(authorColumns).from(users).where(eq(users.id, student.id));
    expect(author && shownName(author, { userId: undefined })).toBe('王**');
  });

  test('marks an ID number that cannot be decrypted as unreadable, and keeps it', async () => {
    const identityIdSealed = seal(
      { ...app.parts.config, secret: 'the secret before, 32 characters or more' },
      'identity',
      '11010519491231002X',
    );
    await call(setting.saveBase, { name: '王小明' });
    await db.update(studentProfiles).set({ identityIdSealed }).where(eq(studentProfiles.userId, student.id));
    expect((await call(setting.detail, {})).body.data).toMatchObject({
      name: '王小明',
      identityId: '********',
      identityUnreadableFlag: 1,
    });
    await call(setting.saveBase, { name: '王小亮', identityId: 'SRC' });
    const [row] = await db.select().from(studentProfiles).where(eq(studentProfiles.userId, student.id));
    expect(row).toMatchObject({ name: '王小亮', identityIdSealed });
    expect((await call(setting.saveBase, { identityTypeCode: 'ID_IDCARD' })).body).toMatchObject({
      code: '0',
      message: '原来的证件号码暂时读不出来，请重新填写',
      data: { field: 'identityId' },
    });
  });

  test('rejects an invalid ID number and an impossible birthday', async () => {
    const wrong = await call(setting.saveBase, {
      identityTypeCode: 'ID_IDCARD',
      identityId: '11010519991332002X',
    });
    expect(wrong.body).toMatchObject({ code: '0', data: { field: 'identityId' } });
    expect((await call(setting.saveBase, { birthday: '2023-02-31' })).status).toBe(400);
  });

  test('does not change a name that a face check has verified', async () => {
    await call(setting.saveBase, { name: '王小明' });
    await db
      .update(studentProfiles)
      .set({ faceVerifiedAt: app.clock.now() })
      .where(eq(studentProfiles.userId, student.id));
    expect((await call(setting.saveBase, { name: '别人' })).body).toMatchObject({
      code: '0',
      data: { field: 'name' },
    });
    expect((await call(setting.saveBase, { name: '王小明', sex: 'MALE' })).body.code).toBe('1');
  });

  test('saves each section without touching the others', async () => {
    await call(setting.saveContact, { qq: '10001', province: '浙江省', city: '杭州市', county: '西湖区' });
    await call(setting.saveOther, { educationCode: 'BECHELOR', major: '数学' });
    expect((await call(setting.detail, {})).body.data).toMatchObject({
      qq: '10001',
      county: '西湖区',
      educationCode: 'BECHELOR',
      major: '数学',
    });
  });
});

describe("the school's own fields", () => {
  /** Uploads a file and creates its record, as the uploader does. */
  async function record(
    extension: string,
    bytes: Uint8Array<ArrayBuffer>,
    as = token,
    uploadType = 'studentInfo',
  ): Promise<string> {
    const ask = async <In extends object, Out>(
      endpoint: Endpoint<In, Out>,
      input: NoInfer<In>,
    ): Promise<Out> => await app.data(endpoint, input, { token: as });
    const uploadToken = async () => (await ask(upload.token, { origin: 'http://localhost' })).uptoken;
    const { session, key } = await ask(upload.begin, {
      uptoken: await uploadToken(),
      extension,
      size: bytes.length,
    });
    await ask(upload.sendPart, {
      uptoken: await uploadToken(),
      session,
      index: '0',
      file: new File([bytes], 'part'),
    });
    await ask(upload.finish, { uptoken: await uploadToken(), session });
    const { resourceId } = await ask(upload.saveAttachment, {
      fileName: `文件.${extension}`,
      fileType: extension,
      sourcePath: key,
      sourceSize: bytes.length,
      fileCategory: extension === 'pdf' ? 'pdf' : 'image',
      uploadType,
      deductionSpaceFlag: 0,
    });
    return resourceId;
  }

  const PDF = Uint8Array.from(new TextEncoder().encode('%PDF-1.7\n%%EOF'));
  const grade = { fieldId: 'grade', fieldCode: 'grade', fieldValues: ['g1'] };
  const withCard = (resourceId: string) => ({
    fieldId: 'studentCard',
    fieldCode: 'studentCard',
    fieldValues: [],
    imageInfoList: [{ resourceId, fileName: 'what-the-client-says.png' }],
  });
  const withTranscript = (resourceId: string) => ({
    fieldId: 'transcript',
    fieldCode: 'transcript',
    fieldValues: [resourceId],
  });
  const save = (...values: setting.SaveRegisterIn['values']) =>
    call(setting.saveRegister, { values: [grade, ...values] });
  const fieldOf = async (id: string) => {
    const { data }: { data: setting.CustomFieldData } = (await call(setting.customFieldData, {})).body;
    return data.find(({ fieldId }) => fieldId === id);
  };

  test('store pictures and attachments by their records, and keep them when other fields are saved', async () => {
    const card = await record('png', PIXEL);
    const transcript = await record('pdf', PDF);
    expect((await save(withCard(card), withTranscript(transcript))).body.code).toBe('1');
    const shownFile = {
      resourceId: card,
      fileName: '文件.png',
      url: expect.stringMatching(/^\/files\/\d+\/\d{4}-\d{2}-\d{2}\/.*\.png$/),
      sourceSize: PIXEL.length,
    };
    expect(await fieldOf('studentCard')).toMatchObject({
      fileImageValues: [shownFile],
      dataValues: [{ resourceId: card, fieldValue: expect.stringMatching(/\.png$/) }],
    });
    expect(await fieldOf('transcript')).toMatchObject({
      value: '',
      fileImageValues: [{ resourceId: transcript, fileName: '文件.pdf' }],
    });
    expect((await save()).body.code).toBe('1');
    expect(await fieldOf('transcript')).toMatchObject({ fileImageValues: [{ resourceId: transcript }] });
    const shown = await app.server.inject({
      url: (await fieldOf('studentCard'))?.fileImageValues[0]?.url ?? '',
      headers: { host: 'localhost' },
    });
    expect(shown.rawPayload).toEqual(PIXEL);
  });

  test('reject files of another student, removable and unknown files, and files of the wrong type', async () => {
    const other = await app.tokenOf(await app.addUser({ id: student.companyId }));
    const refused = {
      code: '0',
      message: '学生证照片：没有找到上传的文件，请重新上传',
      data: { field: 'studentCard' },
    };
    expect((await save(withCard(await record('png', PIXEL, other)))).body).toMatchObject(refused);
    expect((await save(withCard(await record('png', PIXEL, token, 'resource')))).body).toMatchObject(refused);
    expect((await save(withCard('999999'))).body).toMatchObject(refused);
    expect((await save(withCard(await record('pdf', PDF)))).body.message).toBe(
      '学生证照片：图片只能上传JPG/PNG格式',
    );
    expect((await save(withTranscript(await record('png', PIXEL)))).body.message).toMatch(
      /^最近一次成绩单：只能上传 doc/,
    );
    expect((await fieldOf('studentCard'))?.fileImageValues).toEqual([]);
  });

  test.each([
    [{ ...grade, fieldValues: [] }, '年级：必填项，请输入相关信息', 'grade'],
    [
      { fieldId: 'school', fieldCode: 'school', fieldValues: ['学'.repeat(41)] },
      '所在中学：输入长度不超过40',
      'school',
    ],
    [{ ...grade, fieldValues: ['none'] }, '年级：请从选项中选择', 'grade'],
    [{ fieldId: 'none', fieldCode: 'none', fieldValues: [] }, '没有这个填写项', 'none'],
  ])('reject %j with the platform’s message', async (value, message, field) => {
    expect((await save(value)).body).toMatchObject({ code: '0', message, data: { field } });
  });

  test('accept only digits for a year that another answer reveals', async () => {
    const inLastYear = { ...grade, fieldValues: ['g3'] };
    const year = { fieldId: 'examYear', fieldCode: 'examYear', fieldValues: ['今年'] };
    const { body } = await call(setting.saveRegister, { values: [inLastYear, year] });
    expect(body).toMatchObject({
      code: '0',
      message: '参加高考的年份：只能输入数字',
      data: { field: 'examYear' },
    });
  });
});
