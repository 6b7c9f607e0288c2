import type { StudentInfoCheck } from '@lectern/sdk/endpoints/agreement';
import type { StudyVisitor } from '../catalogue/index.ts';
import { findProfile, hasAnswered } from '../studentInfo/index.ts';
import { findStudyTerms, type InfoField, type StudyTerms } from './demands.repo.ts';
import { type Target } from './agreement.repo.ts';
import { memberNow } from '../../platform/http/member.ts';

/** Returns the fields of the form that are not filled in. */
async function missingOf(
  { db, user }: Pick<StudyVisitor, 'db' | 'user'>,
  fields: readonly InfoField[],
): Promise<InfoField[]> {
  if (fields.length === 0) return [];
  const profile = await findProfile(db, user.id);
  const known: Record<InfoField, boolean> = {
    username: (profile?.name || (user.name ?? '')) !== '',
    cardtype: (profile?.identityTypeCode ?? null) !== null,
    StudentIDcardnumber: (profile?.identityIdSealed ?? null) !== null,
    Studentcellphonenumber: user.mobile !== null,
    sex: (profile?.sex ?? null) !== null,
    education: (profile?.educationCode ?? null) !== null,
    address: [profile?.province, profile?.city, profile?.county].every((name) => (name ?? '') !== ''),
  };
  return fields.filter((field) => !known[field]);
}

/** Message while information is missing. */
export const INFORMATION_DUE = '请先完善个人信息';

/** Scene number of the school's own questions before studying. */
const STUDY = 3;

/** Tells whether the fields that a target requires are filled in, which signing needs. */
export async function hasRequiredInfo(visitor: StudyVisitor, target: Target): Promise<boolean> {
  const { fields } = await findStudyTerms(visitor.db, memberNow(visitor), target);
  return (await missingOf(visitor, fields)).length === 0;
}

/** The result of checking the required information. */
type InformationCheck = Omit<StudentInfoCheck, 'companyRegisterConfig'>;

/** Checks whether everything that a target requires is filled in. */
export const checkInformation = async (visitor: StudyVisitor, target: Target): Promise<InformationCheck> =>
  informationUnder(visitor, await findStudyTerms(visitor.db, memberNow(visitor), target));

/**
 * Checks whether everything that the requirements ask for is filled in. As soon as one field is missing, all
 * fields are asked for again; a false result without any field means that the school's own questions are
 * unanswered.
 */
export async function informationUnder(
  visitor: StudyVisitor,
  { fields, hasQuestions }: Pick<StudyTerms, 'fields' | 'hasQuestions'>,
): Promise<InformationCheck> {
  const isPersonKnown = (await missingOf(visitor, fields)).length === 0;
  const result = isPersonKnown && (!hasQuestions || (await hasAnswered(visitor, STUDY)));
  const asks = (field: InfoField) => (!isPersonKnown && fields.includes(field) ? 1 : 0);
  return {
    result,
    msg: result ? '' : INFORMATION_DUE,
    deficiencyInfo: {
      username: asks('username'),
      cardtype: asks('cardtype'),
      StudentIDcardnumber: asks('StudentIDcardnumber'),
      Studentcellphonenumber: asks('Studentcellphonenumber'),
      sex: asks('sex'),
      education: asks('education'),
      address: asks('address'),
    },
  };
}
