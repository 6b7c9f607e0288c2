import type { PhoneChangeSmsIn } from '@lectern/sdk/endpoints/studentInfo';
import { refuseTakenWithinLimit, refuseTooSoon, sendCode } from '../verification/index.ts';
import type { UserContext } from '../../platform/http/context.ts';

/** Answers `sendPhoneChangeSms`. */
export async function answerSendPhoneChangeSms(
  { mobile, ...proof }: PhoneChangeSmsIn,
  context: UserContext,
): Promise<null> {
  await refuseTooSoon(context, mobile);
  await refuseTakenWithinLimit(context, { mobile }, proof, 0);
  await sendCode(context, mobile);
  return null;
}
