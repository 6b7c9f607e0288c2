import { isIdentityCard } from '../StudentInfoForm/rules.ts';

/** Returns whether a name consists of one to five Chinese characters. */
export const isFaceName = (name: string): boolean => /^\p{Script=Han}{1,5}$/u.test(name);

/** Values sent to confirm a face; the type is always an identity card. */
export interface FaceIdentityIn {
  /** Name of one to five Chinese characters. */
  name: string;
  /** Type of the identity document, always an identity card. */
  identityTypeCode: 'ID_IDCARD';
  /** Identity number; omitted if it was not edited, since the server has it. */
  identityId?: string;
}

export type FaceProblems = { name?: true; identityId?: 'missing' | 'malformed' };

/** Validates the name and, if it was edited, the number. */
export function checkFace(name: string, identityId: string, isEdited: boolean): FaceProblems {
  const problems: FaceProblems = {};
  if (!isFaceName(name.trim())) problems.name = true;
  if (identityId.trim() === '') problems.identityId = 'missing';
  else if (isEdited && !isIdentityCard(identityId.trim())) problems.identityId = 'malformed';
  return problems;
}

export const toFaceIdentityIn = (name: string, identityId: string, isEdited: boolean): FaceIdentityIn => ({
  name: name.trim(),
  identityTypeCode: 'ID_IDCARD',
  ...(isEdited && { identityId: identityId.trim() }),
});
