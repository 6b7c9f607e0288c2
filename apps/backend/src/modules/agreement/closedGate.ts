import type { LessonGate } from '@lectern/sdk/endpoints/learning';
import type { StudyTarget, StudyVisitor } from '../catalogue/index.ts';
import { hasPassedLesson } from '../face/index.ts';
import { beforeStudy, findAgreements } from './agreement.repo.ts';
import { asksForFaces } from '../../platform/company/index.ts';
import { findDueRegistrations, findStudyTerms, type StudyTerms } from './demands.repo.ts';
import { informationUnder } from './information.ts';
import { registrationOf, shortfallOf } from './status.ts';
import { memberNow } from '../../platform/http/member.ts';

const termsOf = (visitor: StudyVisitor, courseId: string): Promise<StudyTerms> =>
  findStudyTerms(visitor.db, memberNow(visitor), { targetType: 'COURSE', targetId: courseId });

const needsFaceCheck = ({ company }: StudyVisitor, terms: StudyTerms): boolean =>
  asksForFaces(company) || terms.hasFaceCheck;

/** Tells whether the school in general, or the requirements of a course, demand a face check. */
export const asksForFace = async (visitor: StudyVisitor, courseId: string): Promise<boolean> =>
  needsFaceCheck(visitor, await termsOf(visitor, courseId));

/**
 * Returns the first gate that keeps a student from their own lesson; undefined where all are open. The dialog
 * about free courses is not a gate: it only informs.
 */
export async function closedGate(
  visitor: StudyVisitor,
  target: StudyTarget,
): Promise<LessonGate | undefined> {
  const { db, company, session } = visitor;
  const signer = memberNow(visitor);
  const [due, agreements, terms] = await Promise.all([
    findDueRegistrations(db, signer, target.courseId),
    findAgreements(db, signer, beforeStudy(signer, target)),
    termsOf(visitor, target.courseId),
  ]);
  const { needSignUp, submitTimeType } = registrationOf(company, due);
  if (needSignUp === 1 && submitTimeType === 1)
    return { gate: 'proxy', message: '请先完成考试代报名，再开始学习' };
  const shortfall = shortfallOf(company, agreements);
  if (shortfall !== '') return { gate: 'agreement', message: shortfall };
  const information = await informationUnder(visitor, terms);
  if (!information.result) return { gate: 'information', message: information.msg };
  if (
    target.id === undefined ||
    !needsFaceCheck(visitor, terms) ||
    (session !== undefined && (await hasPassedLesson(db, signer.now, session, target.id)))
  )
    return undefined;
  return { gate: 'face', message: '请先完成人脸识别，再开始学习' };
}
