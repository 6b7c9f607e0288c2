import { studentInfo } from '@lectern/sdk/schemas';
import { SealedError } from '../../platform/auth/sealing.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { refused } from '../../platform/http/errors.ts';
import { isIdentityCard, openIdentity, sealIdentity } from './identity.ts';
import { findProfile, type ProfileChange } from './profile.repo.ts';
import { verifiedFieldError } from './profile.service.ts';
import type { StudentProfile } from './studentInfo.tables.ts';

/** Name and identity document as entered; an empty number deletes the old one. */
export interface Papers {
  readonly name?: string;
  readonly identityTypeCode?: StudentProfile['identityTypeCode'];
  /** Or `SRC`, which stands for the stored number. */
  readonly identityId?: string;
}

/**
 * Decrypts the stored number, to validate it against another kind of document. @throws {BusinessError} code 0
 * where it cannot be decrypted.
 */
function storedNumber({ config, log }: UserContext, sealed: string | null): string {
  try {
    return openIdentity(config, sealed);
  } catch (error) {
    if (!(error instanceof SealedError)) throw error;
    log.error({ err: error, keyId: error.keyId }, 'An ID number cannot be decrypted');
    throw refused('identityId', '原来的证件号码暂时读不出来，请重新填写');
  }
}

/**
 * Returns the changed columns of name and identity document: `SRC` or undefined keeps a value.
 * @throws {BusinessError} code 0 for an invalid number, and once a face check has verified them.
 */
export async function papersOf(
  context: UserContext,
  { identityId, identityTypeCode, name }: Papers,
): Promise<ProfileChange> {
  const { db, config, user } = context;
  const profile = await findProfile(db, user.id);
  const isNew = identityId !== undefined && identityId !== studentInfo.UNCHANGED;
  const type = identityTypeCode ?? profile?.identityTypeCode ?? null;
  const changesType = identityTypeCode !== undefined && identityTypeCode !== profile?.identityTypeCode;
  const number = isNew
    ? identityId
    : changesType
      ? storedNumber(context, profile?.identityIdSealed ?? null)
      : '';
  if (type === 'ID_IDCARD' && number !== '' && !isIdentityCard(number)) {
    throw refused('identityId', '请输入正确的证件号码');
  }
  const changesName = name !== undefined && name !== profile?.name;
  if ((profile?.faceVerifiedAt ?? null) !== null && (isNew || changesName))
    throw verifiedFieldError(isNew ? 'identityId' : 'name');
  return {
    ...(changesName && { name }),
    ...(identityTypeCode !== undefined && { identityTypeCode }),
    ...(isNew && { identityIdSealed: identityId === '' ? null : sealIdentity(config, identityId) }),
  };
}
