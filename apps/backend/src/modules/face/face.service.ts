import { hasPassedLesson } from './face.repo.ts';
import type { parts } from '@lectern/sdk/schemas';
import { InputError, refused } from '../../platform/http/errors.ts';
import { isFunctionOpen } from '../../platform/company/index.ts';
import { studyGate } from '../catalogue/index.ts';
import {
  findProfile,
  papersOf,
  verifiedFieldError,
  showIdentity,
  writeProfile,
} from '../studentInfo/index.ts';
import { requiredStep } from './recognition.ts';
import type {
  FaceCheck,
  FacePersonalData,
  UpdateIdentityIn,
  FaceLessonIn,
} from '@lectern/sdk/endpoints/face';
import type { UserContext } from '../../platform/http/context.ts';

/** Answers `face.check`. */
export async function check(_: parts.DomainScope, context: UserContext): Promise<FaceCheck> {
  const profile = await findProfile(context.db, context.user.id);
  const isOn = isFunctionOpen(context.company, 'FACE_VERIFY');
  const isFree = !isOn || (profile?.faceVerifiedAt ?? null) !== null;
  return { status: isFree ? 0 : await requiredStep(context) };
}

/** Answers `face.personalData`. */
export async function personalData(_: parts.DomainScope, context: UserContext): Promise<FacePersonalData> {
  const profile = await findProfile(context.db, context.user.id);
  return {
    name: profile?.name ?? '',
    identityTypeCode: profile?.identityTypeCode ?? '',
    ...showIdentity(context, profile?.identityIdSealed ?? null),
    verifiedFlag: (profile?.faceVerifiedAt ?? null) === null ? 0 : 1,
  };
}

/** Answers `face.updateIdentity`. */
export async function updateIdentity(
  { name, identityId }: UpdateIdentityIn,
  context: UserContext,
): Promise<null> {
  const { db, user, clock, transaction } = context;
  if (!/^\p{Script=Han}+$/u.test(name)) throw new InputError('name', 'must be 1 to 5 Chinese characters');
  const profile = await findProfile(db, user.id);
  if ((profile?.faceVerifiedAt ?? null) !== null) throw verifiedFieldError('name');
  if (identityId === undefined && (profile?.identityIdSealed ?? null) === null) {
    throw refused('identityId', '请填写身份证号');
  }
  const change = await papersOf(context, {
    name,
    identityTypeCode: 'ID_IDCARD',
    ...(identityId !== undefined && { identityId }),
  });
  await transaction((tx) => writeProfile(tx, user, change, clock.now()));
  return null;
}

/** Answers `face.lessonStatus`, by the same rules as the lesson gate. */
export async function lessonStatus(
  { classTypeId, lessonId }: FaceLessonIn,
  context: UserContext,
): Promise<FaceCheck> {
  const { db, clock, session, services } = context;
  const isDemanded = await services.get(studyGate).asksForFace(context, classTypeId);
  const isFree = !isDemanded || (await hasPassedLesson(db, clock.now(), session, lessonId));
  return { status: isFree ? 0 : await requiredStep(context) };
}
