import type * as setting from '@lectern/sdk/endpoints/setting';
import { eq } from 'drizzle-orm';
import { users } from '../../platform/database/tables/users.tables.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import {
  findProfile,
  papersOf,
  type ProfileChange,
  showIdentity,
  writeProfile,
} from '../studentInfo/index.ts';
import { presentUser } from '../shell/index.ts';
import { fileUrl, keepPicture, storedFiles } from '../upload/index.ts';
import type {
  SaveBaseIn,
  HeadPortraitIn,
  HeadPortrait,
  SignSource,
  SaveSignSourceIn,
} from '@lectern/sdk/endpoints/setting';
import type { UserContext } from '../../platform/http/context.ts';

/** Shows the student's profile as the wire has it. */
export async function presentProfile(context: UserContext): Promise<setting.ProfileDetail> {
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

/** Writes a part of the profile. */
export async function save(context: UserContext, change: ProfileChange): Promise<null> {
  const { transaction, user, clock } = context;
  await transaction((tx) => writeProfile(tx, user, change, clock.now()));
  return null;
}

/** Answers `setting.saveBase`. */
export async function saveBase(input: SaveBaseIn, context: UserContext): Promise<null> {
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
}

/** Answers `setting.headPortrait`. */
export async function headPortrait({ file }: HeadPortraitIn, context: UserContext): Promise<HeadPortrait> {
  const { user, transaction } = context;
  const headPicMax = fileUrl((await keepPicture(context, file)).key);
  return transaction(async (tx) => {
    await tx
      .update(users)
      .set({ profile: { ...user.profile, headPicMax } })
      .where(eq(users.id, user.id));
    return { headPicMax };
  });
}

/** Answers `setting.signSource`. */
export async function signSource(_: object, { db, user }: UserContext): Promise<SignSource> {
  const key = (await findProfile(db, user.id))?.signatureKey ?? '';
  return { key, url: key === '' ? '' : fileUrl(key) };
}

/** Answers `setting.saveSignSource`. */
export async function saveSignSource({ key }: SaveSignSourceIn, context: UserContext): Promise<null> {
  const [file] = await context.db.select().from(storedFiles).where(eq(storedFiles.key, key));
  if (file?.userId !== context.user.id)
    throw new BusinessError('0', '没有找到这张签名，请重新签一次', { field: 'key' });
  return save(context, { signatureKey: key });
}
