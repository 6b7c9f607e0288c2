import type {
  AgreementCheck,
  AgreementInfo,
  AgreementInfoIn,
  AgreementList,
  AgreementNeed,
  AgreementPlaceIn,
  AgreementTargetIn,
  CheckShowIn,
  CourseMaster,
  CourseMasterIn,
  LessonPackages,
  MyAgreements,
  MyAgreementsIn,
  PackageValidation,
  SearchLessonIn,
  ShowProtocol,
  ValidatePackageIn,
} from '@lectern/sdk/endpoints/agreement';
import { and, eq, type SQL } from 'drizzle-orm';
import type { UserContext } from '../../platform/http/context.ts';
import { BusinessError, refused } from '../../platform/http/errors.ts';
import { markupOfSchool } from '../../platform/richText/storedText.ts';
import { type StudyTarget, packages } from '../catalogue/index.ts';
import { findBuySource } from '../course/index.ts';
import { findLesson } from '../learning/index.ts';
import { fileUrl } from '../upload/index.ts';
import {
  before,
  beforeStudy,
  findAgreements,
  findMine,
  findAgreementDetails,
  ofCopy,
  ofProtocol,
  ofTarget,
  NO_AGREEMENT,
} from './agreement.repo.ts';
import { mustSignAll } from '../../platform/company/index.ts';
import { isEnough, refusalOf, shortfallOf, sumOf, textDigest } from './status.ts';
import { memberNow } from '../../platform/http/member.ts';
import { pageOf } from '../../platform/http/paging.ts';

const DEFAULT_PAGE_SIZE = 10;

function find(context: UserContext, where: SQL | undefined): Promise<AgreementList> {
  return findAgreements(context.db, memberNow(context), where);
}

/** Answers `agreement.list`. */
export const list = (target: AgreementTargetIn, context: UserContext): Promise<AgreementList> =>
  find(context, before(memberNow(context), target));

/** Reads the agreements required for a target or one of its lessons, as the study gate does. */
async function agreementsAt(
  { lessonId, ...target }: AgreementPlaceIn,
  context: UserContext,
): Promise<AgreementList> {
  if (lessonId === undefined) return list(target, context);
  return searchLessonProtocol({ classTypeId: target.targetId, lessonId }, context);
}

/** Answers `agreement.needed`. */
export async function needed(input: AgreementPlaceIn, context: UserContext): Promise<AgreementNeed> {
  const agreements = await agreementsAt(input, context);
  const { company } = context;
  return {
    needFlag: isEnough(company, agreements) ? 0 : 1,
    allFlag: mustSignAll(company) ? 1 : 0,
    agreements,
  };
}

/** Answers `agreement.check` and `agreement.checkTarget`. */
export async function check(input: AgreementPlaceIn, context: UserContext): Promise<AgreementCheck> {
  const agreements = await agreementsAt(input, context);
  return { agreementStatus: sumOf(context.company, agreements), agreements };
}

/** Answers `agreement.checkShow`. */
export async function checkShow(
  { protocolId, classTypeId }: CheckShowIn,
  context: UserContext,
): Promise<ShowProtocol> {
  const [agreement] = await find(
    context,
    and(ofProtocol(protocolId), before(memberNow(context), { targetType: 'COURSE', targetId: classTypeId })),
  );
  const msg = agreement === undefined ? NO_AGREEMENT : refusalOf(agreement);
  return { showFlag: msg === '' ? 1 : 0, msg };
}

/** Answers `agreement.validatePackage`. */
export async function validatePackage(
  { classTypeId, classPackageId }: ValidatePackageIn,
  context: UserContext,
): Promise<PackageValidation> {
  const { db, company } = context;
  const signer = memberNow(context);
  const source = await findBuySource(db, signer, classTypeId);
  if (source === undefined || source.classPackageId !== classPackageId)
    return { result: false, msg: '您还没有这个套餐' };
  const msg = shortfallOf(
    company,
    await find(context, before(signer, { targetType: 'COURSE', targetId: classTypeId })),
  );
  return { result: msg === '', msg };
}

/** Answers `agreement.mine`. */
export function mine(
  { page: pageNo, pageSize, criteria = {} }: MyAgreementsIn,
  context: UserContext,
): Promise<MyAgreements> {
  return findMine(context.db, memberNow(context), criteria, pageOf({ pageNo, pageSize }, DEFAULT_PAGE_SIZE));
}

/** Answers `agreement.info`. A signed copy shows the text at the time of signing, whatever the agreement says today. */
export async function info(
  { protocolId, curId, targetId, targetType }: AgreementInfoIn,
  context: UserContext,
): Promise<AgreementInfo> {
  const where = and(
    ofProtocol(protocolId),
    curId === undefined ? undefined : ofCopy(curId),
    targetId === undefined || targetType === undefined ? undefined : ofTarget({ targetId, targetType }),
  );
  const details = await findAgreementDetails(context.db, memberNow(context), where);
  if (details === undefined) throw new BusinessError('0', NO_AGREEMENT);
  const { agreement, commodityId, content, protocolExpiresAt, copy } = details;
  const { signedAt = null, signKey = '', signName = '', expiresAt = null } = copy ?? {};
  const contentHtml = copy?.signedHtml ?? markupOfSchool(content, 'document');
  return {
    agreement,
    commodityId,
    contentHtml,
    textDigest: textDigest(contentHtml),
    signImage: signKey === '' ? '' : fileUrl(signKey),
    signName,
    signedAt: signedAt?.toISOString() ?? null,
    expiresAt: (signedAt === null ? protocolExpiresAt : expiresAt)?.toISOString() ?? null,
  };
}

async function studyTargetOf(
  { db, company }: UserContext,
  { classTypeId, lessonId }: SearchLessonIn,
): Promise<StudyTarget> {
  if (lessonId === undefined) return { courseId: classTypeId };
  const lesson = await findLesson(db, company.id, lessonId);
  if (lesson?.courseId !== classTypeId) throw refused('lessonId', '没有找到这节课');
  return lesson;
}

/** Answers `agreement.searchLessonProtocol`. */
export async function searchLessonProtocol(
  input: SearchLessonIn,
  context: UserContext,
): Promise<AgreementList> {
  return find(context, beforeStudy(memberNow(context), await studyTargetOf(context, input)));
}

/**
 * Answers `agreement.searchLessonCoursePackage`. A student has only one enrolment per course, so there is at
 * most one package.
 */
export async function searchLessonCoursePackage(
  input: SearchLessonIn,
  context: UserContext,
): Promise<LessonPackages> {
  const { db, company } = context;
  const { courseId } = await studyTargetOf(context, input);
  const source = await findBuySource(db, memberNow(context), courseId);
  if (source === undefined || source.classPackageId === '') return [];
  return db
    .select({ classPackageId: packages.id, packageName: packages.name, masterId: packages.id })
    .from(packages)
    .where(and(eq(packages.companyId, company.id), eq(packages.id, source.classPackageId)));
}

/** Answers `agreement.courseMaster`. */
export async function courseMaster(
  { classTypeId }: CourseMasterIn,
  { db, ...context }: UserContext,
): Promise<CourseMaster> {
  const source = await findBuySource(db, memberNow(context), classTypeId);
  if (source === undefined) throw refused('classTypeId', '您还没有这门课程');
  return { ...source, classPackageId: source.classPackageId === '' ? null : source.classPackageId };
}
