import type { PhoneChangeSmsIn } from '@lectern/sdk/endpoints/studentInfo';
import { refuseTaken, demandChallenge, refuseTooSoon, sendCode } from '../verification/index.ts';
import type { UserContext } from '../../platform/http/context.ts';

/** Answers `sendPhoneChangeSms`. */
export async function answerSendPhoneChangeSms(
  { mobile, ...proof }: PhoneChangeSmsIn,
  context: UserContext,
): Promise<null> {
  await refuseTooSoon(context, mobile);
  await demandChallenge(context, proof);
  await refuseTaken(context.db, context.company.id, { mobile });
  await sendCode(context, mobile);
  return null;
}
