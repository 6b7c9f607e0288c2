import * as other from '@lectern/sdk/endpoints/other';
import * as setting from '@lectern/sdk/endpoints/setting';
import * as studentInfo from '@lectern/sdk/endpoints/studentInfo';
import * as upload from '@lectern/sdk/endpoints/upload';
import { eq } from 'drizzle-orm';
import { mailOutbox } from '../../../src/providers/mail/sandboxMail.tables.ts';
import { encrypted, lastCode, solvePuzzle } from '../../logIn.ts';
import type { DemoSchool } from '../demoSchool.ts';
import { type Sample, sample } from '../sample.ts';
import { PIXEL } from '../../picture.ts';

const PASSWORD = 'Lectern2026';
let count = 0;

/** Returns an unused mobile number and email; each sample's input is made more than once. */
function fresh(): { readonly mobile: string; readonly email: string } {
  count += 1;
  return { mobile: `1365555${String(count).padStart(4, '0')}`, email: `member${count}@example.com` };
}

const picture = (): File => new File([PIXEL], 'me.png', { type: 'image/png' });

/** Verifies the identity of the samples' student; returns the proof. */
export const proofOf = async ({ app, ask }: DemoSchool): Promise<string> =>
  (await ask(setting.verifyIdentity, { way: 'password', password: await encrypted(app, PASSWORD) }))
    .verifyToken;

/** Advances the clock, after which another code may be sent. */
const nextMinute = ({ app }: DemoSchool): void => app.clock.advance(61_000);

async function newAddress(school: DemoSchool): Promise<setting.BindEmailIn> {
  const { email } = fresh();
  nextMinute(school);
  await school.ask(setting.sendSms, { codeType: 'BIND_EMAIL', email, ...(await solvePuzzle(school.app)) });
  const [mail] = await school.app.parts.connection.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.address, email));
  return { email, code: mail?.code ?? '', verifyToken: await proofOf(school) };
}

async function newMobile(school: DemoSchool): Promise<setting.BindMobileIn> {
  const { mobile } = fresh();
  nextMinute(school);
  await school.ask(setting.sendSms, { codeType: 'BIND_MOBILE', mobile, ...(await solvePuzzle(school.app)) });
  return { mobile, smsCode: await lastCode(school.app, mobile), verifyToken: await proofOf(school) };
}

async function boundCode(school: DemoSchool): Promise<string> {
  nextMinute(school);
  await school.ask(setting.sendSms, { codeType: 'VERIFY_IDENTITY', ...(await solvePuzzle(school.app)) });
  return lastCode(school.app, (await school.app.userNamed('member')).mobile ?? '');
}

/** Samples of the account, the profile, uploads for them, and the learning archive. */
export const settingSamples: readonly Sample[] = [
  sample(setting.accountInfo, {}),
  sample(setting.checkEmail, { email: 'free@example.com' }),
  sample(setting.checkUsername, { username: 'still_free' }),
  sample(setting.checkMobile, async ({ app }) => ({ mobile: fresh().mobile, ...(await solvePuzzle(app)) })),
  sample(setting.sendSms, async ({ app }): Promise<setting.SettingSmsIn> => ({
    codeType: 'BIND_MOBILE',
    mobile: fresh().mobile,
    ...(await solvePuzzle(app)),
  })),
  sample(setting.sendPasswordSms, async (school) => {
    nextMinute(school);
    return solvePuzzle(school.app);
  }),
  sample(setting.verifyIdentity, async ({ app }): Promise<setting.VerifyIdentityIn> => ({
    way: 'password',
    password: await encrypted(app, PASSWORD),
  })),
  sample(setting.checkCaptcha, async (school) => ({ smsCode: await boundCode(school) })),
  sample(setting.bindEmail, newAddress),
  sample(setting.bindMobile, newMobile),
  sample(setting.bindUsername, { username: 'second_name' }, { refusal: '0' }),
  sample(setting.unbindThirdParty, async (school): Promise<setting.UnbindThirdPartyIn> => ({
    type: 'qq',
    verifyToken: await proofOf(school),
  })),
  // A changed password would end the session that all samples share.
  sample(
    setting.updatePassword,
    async ({ app }) => ({
      oldPassword: await encrypted(app, 'Wrong2026'),
      password: await encrypted(app, 'Another2026'),
    }),
    { refusal: '0' },
  ),
  sample(setting.ownData, {}),
  sample(setting.askArchive, async (school) => ({ verifyToken: await proofOf(school) })),
  // Without a proof, so that the account that all samples share stays open.
  sample(setting.closeAccount, {}, { refusal: '0' }),
  sample(setting.keepAccount, {}),
  sample(setting.headPortrait, { file: picture() }),
  sample(setting.detail, {}),
  sample(setting.saveBase, { nickName: '远', sex: 'MALE', birthday: '2008-05-04' }),
  sample(setting.saveContact, { qq: '10001', province: '浙江省' }),
  sample(setting.saveOther, { educationCode: 'seniorHigh_school' }),
  sample(setting.customFieldData, {}),
  sample(setting.saveRegister, { values: [{ fieldId: 'grade', fieldCode: 'grade', fieldValues: ['g1'] }] }),
  sample(setting.signSource, {}),
  sample(setting.saveSignSource, async ({ ask }) => ({
    key: (await ask(upload.signImage, { file: picture() })).key,
  })),
  sample(upload.signImage, { file: picture() }),
  sample(other.questionCategories, {}),
  sample(other.courseCategoryAndSubject, {}),
  sample(other.studentIdByUser, {}),
  sample(other.integralGainScore, { type: 'login' as const }),
  sample(other.studentStudyInfo, {}),
  sample(other.studyHistory, {}),
  sample(other.studyRecordPdfUrl, { lang: 'zh' }),
  sample(other.exerciseExamRecord, { kind: 'exercise', pageNo: 1, pageSize: 10 }),
  sample(other.studyClass, async ({ app }) => ({
    classType: 'recorded',
    stuId: (await app.userNamed('member')).id,
  })),
  sample(studentInfo.customFields, {}),
  sample(studentInfo.customInfo, { sceneCode: 3 }),
  sample(studentInfo.save, async ({ app, companyId, schoolId, ask }): Promise<studentInfo.SaveStudentIn> => {
    const { customObj } = await ask(studentInfo.customInfo, {});
    return {
      companyId,
      schoolId,
      userId: (await app.userNamed('member')).id,
      // A top-level group without subgroups.
      groupOneId:
        customObj.studentGroup.find(({ studentGroupRespList }) => studentGroupRespList.length === 0)?.id ??
        '',
      proxyOrgId: customObj.ccpos[0]?.id ?? '',
    };
  }),
  sample(studentInfo.saveCustomValues, async ({ app, companyId, schoolId }) => ({
    userId: (await app.userNamed('member')).id,
    companyId,
    schoolId,
    values: [{ fieldId: 'grade', fieldCode: 'grade', fieldValues: ['g2'] }],
  })),
  sample(studentInfo.sendPhoneChangeSms, async (school): Promise<studentInfo.PhoneChangeSmsIn> => {
    nextMinute(school);
    return { mobile: fresh().mobile, codeType: 'CHANGE_PHONE', ...(await solvePuzzle(school.app)) };
  }),
];
