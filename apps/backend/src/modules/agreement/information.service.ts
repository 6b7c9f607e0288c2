import type {
  PerfectStudentInfoIn,
  SavedStudentInfo,
  StudentInfoCheck,
  ValidateStudentInfoIn,
} from '@lectern/sdk/endpoints/agreement';
import { studentInfo } from '@lectern/sdk/schemas';
import type { UserContext } from '../../platform/http/context.ts';
import { StatusError, refused } from '../../platform/http/errors.ts';
import {
  translateTakenError,
  changeContact,
  demandProof,
  proveContact,
  type ProvedContact,
} from '../verification/index.ts';
import { configOf } from '../../platform/company/index.ts';
import { findProfile, papersOf, type ProfileChange, writeProfile } from '../studentInfo/index.ts';
import { hasTarget } from './demands.repo.ts';
import { checkInformation } from './information.ts';

const { UNCHANGED } = studentInfo;

const MOBILE = /^1[3-9]\d{9}$/;

/** Answers `agreement.validatePerfectStudentInfo`. */
export async function validatePerfectInfo(
  { targetId, type }: ValidateStudentInfoIn,
  context: UserContext,
): Promise<StudentInfoCheck> {
  const target = { targetType: type === 1 ? 'PACKAGE' : 'COURSE', targetId } as const;
  if (!(await hasTarget(context.db, context.company.id, target)))
    throw refused('targetId', '没有找到这门课程');
  const { mobileFlag } = configOf(context).register.companyRegisterConfig;
  return { ...(await checkInformation(context, target)), companyRegisterConfig: { mobileFlag } };
}

/**
 * Returns the account's new mobile; undefined where it does not change. Since a mobile can log in, its owner
 * has to be proved first, as in the settings.
 * @throws {BusinessError} code 0 naming the field, with the reason `proof` where the proof is missing.
 */
async function newMobile(
  context: UserContext,
  { mobile, smsCode, verifyToken }: PerfectStudentInfoIn,
): Promise<ProvedContact | undefined> {
  const { user } = context;
  if (mobile === UNCHANGED && user.mobile === null) throw refused('mobile', '请输入手机号码');
  if (mobile === undefined || mobile === UNCHANGED || mobile === user.mobile) return undefined;
  if (!MOBILE.test(mobile)) throw refused('mobile', '手机号格式不正确');
  // With this setting the form shows the number as read-only.
  if (user.mobile !== null && configOf(context).register.companyRegisterConfig.mobileFlag === 1) {
    throw refused('mobile', '手机号已绑定，请到账号设置里更换');
  }
  if (smsCode === undefined) throw refused('smsCode', '短信验证码不能为空!');
  demandProof(context, verifyToken, {
    field: 'mobile',
    message: '请先验证身份再绑定手机号，也可以到账号设置里绑定',
  });
  return proveContact(context, { mobile }, smsCode);
}

/**
 * Returns the changed name and identity document, whose kind and number belong together. Where the form does
 * not ask for the kind and none is stored, the number is that of an ID card.
 * @throws {BusinessError} code 0 naming the field.
 */
async function newPapers(
  context: UserContext,
  { name, identityTypeCode, identityId }: PerfectStudentInfoIn,
): Promise<ProfileChange> {
  const profile = await findProfile(context.db, context.user.id);
  if (identityId === UNCHANGED && (profile?.identityIdSealed ?? null) === null)
    throw refused('identityId', '请输入证件号码');
  const isNewNumber = identityId !== undefined && identityId !== UNCHANGED;
  const isCard = isNewNumber && (profile?.identityTypeCode ?? null) === null;
  const kind = identityTypeCode ?? (isCard ? 'ID_IDCARD' : undefined);
  if (name?.trim() === '') throw refused('name', '请输入姓名');
  return papersOf(context, {
    ...(name !== undefined && { name: name.trim() }),
    ...(kind !== undefined && { identityTypeCode: kind }),
    ...(identityId !== undefined && { identityId }),
  });
}

/**
 * Returns the changed address; province, city and county belong together. @throws {BusinessError} code 0 where
 * one of them is missing.
 */
function newAddress({ province, city, county, addressDetail }: PerfectStudentInfoIn): ProfileChange {
  const detail = addressDetail === undefined ? {} : { addressDetail };
  if (province === undefined && city === undefined && county === undefined) return detail;
  const region = { province: province ?? '', city: city ?? '', county: county ?? '' };
  if (Object.values(region).includes('')) throw refused('province', '请选择省市区');
  return { ...region, ...detail };
}

/**
 * Answers `agreement.perfectStudentInfo`: validates everything, and saves all or nothing.
 * @throws {BusinessError} code 0 naming the field.
 */
export async function perfectInfo(
  input: PerfectStudentInfoIn,
  context: UserContext,
): Promise<SavedStudentInfo> {
  const { user, clock, transaction } = context;
  if (input.id !== user.id) throw new StatusError(403, '只能修改自己的资料');
  const { sex, educationCode } = input;
  const profile: ProfileChange = {
    ...(await newPapers(context, input)),
    ...newAddress(input),
    ...(sex !== undefined && { sex }),
    ...(educationCode !== undefined && { educationCode }),
  };
  const contact = await newMobile(context, input);
  const now = clock.now();
  try {
    return await transaction(async (tx) => {
      if (contact !== undefined) await changeContact(tx, context, contact);
      await writeProfile(tx, user, profile, now);
      return { msg: 'success' };
    });
  } catch (error) {
    throw translateTakenError(error);
  }
}
