import type * as setting from '@lectern/sdk/endpoints/setting';
import { text } from '@lectern/sdk';
import { eq, ne } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { lockUser } from '../../platform/database/lockUser.ts';
import { type User, users } from '../../platform/database/tables/users.tables.ts';
import { refused } from '../../platform/http/errors.ts';
import { refuseMuted } from '../../platform/http/muteGate.ts';
import { memberNow } from '../../platform/http/member.ts';
import { deleteUnusedSignatures } from '../agreement/index.ts';
import {
  findProfile,
  papersOf,
  type ProfileChange,
  showIdentity,
  writeProfile,
} from '../studentInfo/index.ts';
import {
  fileUrl,
  deletePictures,
  lockSignature,
  storePicture,
  removeBytes,
  storedFiles,
} from '../upload/index.ts';
import type {
  SaveBaseIn,
  HeadPortraitIn,
  HeadPortrait,
  SignSource,
  SaveSignSourceIn,
} from '@lectern/sdk/endpoints/setting';
import type { UserContext } from '../../platform/http/context.ts';

/**
 * Returns the nickname that the student chose; empty where none. Never a name instead: a form that saves it
 * again would show that name to visitors.
 */
const nickNameOf = ({ profile }: Pick<User, 'profile'>): string => text(profile['nickName']);

/** Formats the student's profile for the wire. */
export async function presentProfile(context: UserContext): Promise<setting.ProfileDetail> {
  const { db, user } = context;
  const row = await findProfile(db, user.id);
  return {
    studentId: user.id,
    nickName: nickNameOf(user),
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

/** Updates a part of the profile. */
export async function save(context: UserContext, change: ProfileChange): Promise<null> {
  const { transaction, user, clock } = context;
  await transaction((tx) => writeProfile(tx, user, change, clock.now()));
  return null;
}

/** Updates values of an account's profile, without overwriting concurrent changes of others. */
async function changeAccount(
  tx: Queryable,
  user: User,
  change: { readonly nickName: string } | { readonly headPicMax: string },
): Promise<void> {
  const own = eq(users.id, user.id);
  const [{ profile } = user] = await tx
    .select({ profile: users.profile })
    .from(users)
    .where(own)
    .for('no key update');
  await tx
    .update(users)
    .set({ profile: { ...profile, ...change } })
    .where(own);
}

/**
 * Answers `setting.saveBase`.
 * @throws {BusinessError} code 0 for another nickname of a muted student.
 */
export async function saveBase(input: SaveBaseIn, context: UserContext): Promise<null> {
  const { transaction, user, clock } = context;
  const { nickName, sex, birthday } = input;
  if (nickName !== undefined && nickName !== nickNameOf(user)) refuseMuted(user, clock.now());
  const change = {
    ...(await papersOf(context, input)),
    ...(sex !== undefined && { sex }),
    ...(birthday !== undefined && { birthday }),
  };
  return transaction(async (tx) => {
    // The account is updated before the profile, in the same order as everywhere, to avoid deadlocks.
    if (nickName !== undefined) await changeAccount(tx, user, { nickName });
    await writeProfile(tx, user, change, clock.now());
    return null;
  });
}

/** Answers `setting.headPortrait`. Deletes every other portrait of the student, since an account shows only one. */
export async function headPortrait({ file }: HeadPortraitIn, context: UserContext): Promise<HeadPortrait> {
  const { user } = context;
  const { headPicMax, others } = await storePicture(context, file, 'portrait', async (tx, { key }) => {
    const shown = { headPicMax: fileUrl(key) };
    await changeAccount(tx, user, shown);
    return { ...shown, others: await deletePictures(tx, user.id, 'portrait', ne(storedFiles.key, key)) };
  });
  await removeBytes(context, others);
  return { headPicMax };
}

/** Answers `setting.signSource`. */
export async function signSource(_: object, { db, user }: UserContext): Promise<SignSource> {
  const key = (await findProfile(db, user.id))?.signatureKey ?? '';
  return { key, url: key === '' ? '' : fileUrl(key) };
}

/** Answers `setting.saveSignSource`. */
export async function saveSignSource({ key }: SaveSignSourceIn, context: UserContext): Promise<null> {
  const { transaction, user, clock } = context;
  const unused = await transaction(async (tx) => {
    // The student is locked before any picture, in the same order as everywhere, to avoid deadlocks.
    await lockUser(tx, user.id);
    if (!(await lockSignature(tx, user.id, key))) throw refused('key', '没有找到这张签名，请重新签一次');
    await writeProfile(tx, user, { signatureKey: key }, clock.now());
    return deleteUnusedSignatures(tx, memberNow(context));
  });
  await removeBytes(context, unused);
  return null;
}
