import * as setting from '@lectern/sdk/endpoints/setting';
import { parts, setting as schema } from '@lectern/sdk/schemas';
import { eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { users } from '../../platform/database/tables/users.tables.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { route, type Route } from '../../platform/http/route.ts';
import {
  fieldsOf,
  findProfile,
  papersOf,
  presentFields,
  type ProfileChange,
  saveAnswers,
  showIdentity,
  writeProfile,
} from '../studentInfo/index.ts';
import { presentUser } from '../shell/index.ts';
import { fileUrl, keepPicture, storedFiles } from '../upload/index.ts';

async function presentProfile(context: UserContext): Promise<setting.ProfileDetail> {
  const { db, user } = context;
  const row = await findProfile(db, user.id);
  return {
    studentId: user.id,
    nickName: presentUser(user, '').nickName,
    name: row?.name || (user.name ?? ''),
    sex: row?.sex ?? null,
    birthday: row?.birthday ?? null,
    identityTypeCode: row?.identityTypeCode ?? null,
    ...showIdentity(context, row?.identityIdSealed ?? null),
    qq: row?.qq ?? '',
    weixin: row?.weixin ?? '',
    emergencyName: row?.emergencyName ?? '',
    emergencyPhone: row?.emergencyPhone ?? '',
    province: row?.province ?? '',
    city: row?.city ?? '',
    county: row?.county ?? '',
    addressDetail: row?.addressDetail ?? '',
    educationCode: row?.educationCode ?? null,
    schoolOfGraduation: row?.schoolOfGraduation ?? '',
    major: row?.major ?? '',
    company: row?.company ?? '',
    position: row?.position ?? '',
    introduction: row?.introduction ?? '',
    faceVerifiedFlag: (row?.faceVerifiedAt ?? null) === null ? 0 : 1,
  };
}

async function save(context: UserContext, change: ProfileChange): Promise<null> {
  const { transaction, user, clock } = context;
  await transaction((tx) => writeProfile(tx, user, change, clock.now()));
  return null;
}

/** The student's profile, picture and signature. */
export const profileRoutes: readonly Route[] = [
  route(setting.detail, { input: parts.Nothing, output: schema.ProfileDetail }, (_, context) =>
    presentProfile(context),
  ),
  route(setting.saveBase, { input: schema.SaveBaseIn, output: Type.Null() }, async (input, context) => {
    const { transaction, user, clock } = context;
    const { nickName, sex, birthday } = input;
    const change = {
      ...(await papersOf(context, input)),
      ...(sex !== undefined && { sex }),
      ...(birthday !== undefined && { birthday }),
    };
    return transaction(async (tx) => {
      await writeProfile(tx, user, change, clock.now());
      if (nickName !== undefined) {
        await tx
          .update(users)
          .set({ profile: { ...user.profile, nickName } })
          .where(eq(users.id, user.id));
      }
      return null;
    });
  }),
  route(setting.saveContact, { input: schema.SaveContactIn, output: Type.Null() }, (input, context) =>
    save(context, input),
  ),
  route(setting.saveOther, { input: schema.SaveOtherIn, output: Type.Null() }, (input, context) =>
    save(context, input),
  ),
  route(setting.customFieldData, { input: parts.Nothing, output: schema.CustomFieldData }, (_, context) =>
    presentFields(context, fieldsOf(context)),
  ),
  route(setting.saveRegister, { input: schema.SaveRegisterIn, output: Type.Null() }, ({ values }, context) =>
    saveAnswers(context, fieldsOf(context), values),
  ),
  route(
    setting.headPortrait,
    { input: schema.HeadPortraitIn, output: schema.HeadPortrait },
    async ({ file }, context) => {
      const { user, transaction } = context;
      const headPicMax = fileUrl((await keepPicture(context, file)).key);
      return transaction(async (tx) => {
        await tx
          .update(users)
          .set({ profile: { ...user.profile, headPicMax } })
          .where(eq(users.id, user.id));
        return { headPicMax };
      });
    },
  ),
  route(setting.signSource, { input: parts.Nothing, output: schema.SignSource }, async (_, { db, user }) => {
    const key = (await findProfile(db, user.id))?.signatureKey ?? '';
    return { key, url: key === '' ? '' : fileUrl(key) };
  }),
  route(
    setting.saveSignSource,
    { input: schema.SaveSignSourceIn, output: Type.Null() },
    async ({ key }, context) => {
      const [file] = await context.db.select().from(storedFiles).where(eq(storedFiles.key, key));
      if (file?.userId !== context.user.id)
        throw new BusinessError('0', '没有找到这张签名，请重新签一次', { field: 'key' });
      return save(context, { signatureKey: key });
    },
  ),
];
