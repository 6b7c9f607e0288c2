import type {
  FreeCoursePopup,
  FreeCoursePopupIn,
  ProxyCheck,
  ProxyCheckIn,
} from '@lectern/sdk/endpoints/agreement';
import type { UserContext } from '../../platform/http/context.ts';
import { StatusError } from '../../platform/http/errors.ts';
import { showsFreeCourses } from '../../platform/company/index.ts';
import { findDueRegistrations, hasUnopenedGift } from './demands.repo.ts';
import { registrationOf } from './status.ts';
import { memberNow } from '../../platform/http/member.ts';

/** Answers `agreement.freeCoursePopup`: tells whether a course given by the school is waiting to be opened. */
export async function freeCoursePopup(
  { company_id, userId }: FreeCoursePopupIn,
  context: UserContext,
): Promise<FreeCoursePopup> {
  const { db, company, user } = context;
  if (company_id !== company.id || userId !== user.id) throw new StatusError(403, '只能查看自己的课程');
  const isWaiting = await hasUnopenedGift(db, memberNow(context));
  return {
    containFreeCourseFlag: isWaiting ? 1 : 0,
    isShowPopup: isWaiting && showsFreeCourses(company) ? 1 : 0,
  };
}

/** Answers `agreement.proxyRegistrationCheck`. */
export async function proxyCheck({ classTypeId }: ProxyCheckIn, context: UserContext): Promise<ProxyCheck> {
  return registrationOf(
    context.company,
    await findDueRegistrations(context.db, memberNow(context), classTypeId),
  );
}
