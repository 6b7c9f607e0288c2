import * as login from '@lectern/sdk/endpoints/login';
import { flag } from '@lectern/sdk';
import { sign } from '../../../platform/auth/sealing.ts';
import type { Queryable } from '../../../platform/database/connection.ts';
import type { User } from '../../../platform/database/tables/users.tables.ts';
import { digestOf } from '../../../platform/digest/digest.ts';
import type { Context } from '../../../platform/http/context.ts';
import { BusinessError } from '../../../platform/http/errors.ts';
import { faceProvider } from '../../../providers/face/faceProvider.ts';
import { addOrder } from '../../face/index.ts';
import { isFunctionOpen } from '../../../platform/company/index.ts';
import { enter, type Entry, holdProved, refuseDisabled } from '../enter.ts';
import { findById } from '../login.repo.ts';

/** The function that makes a school's log-ins wait for a face. */
const FUNCTION = 'FACE_LOGIN';

/** The page of the site on which such a log-in is finished. */
const RETURN = '/#/join/face';

/** Whether a log-in waits for a face: everybody's where the company says so, else of those whose profile says so. */
const needsFace = ({ company }: Context, { user }: Entry): boolean =>
  isFunctionOpen(company, FUNCTION) || flag(user.profile['faceLoginFlag']);

/**
 * Goes with an order's number, so that the number alone, which the provider knows too, lets nobody in; nor does it any
 * more once what opens the account is another.
 */
export const claimsOf = (
  { company }: Context,
  orderNo: string,
  { passwordHash, mobile }: Pick<User, 'passwordHash' | 'mobile'>,
): string => `${company.id}:${orderNo}:${digestOf(JSON.stringify([passwordHash, mobile]))}`;

/** Begins the recognition that a log-in waits for, and makes the answer that says so. @param user as the log-in left them */
async function demandOf(
  context: Context,
  { user, isRemembered }: Pick<Entry, 'user' | 'isRemembered'>,
): Promise<BusinessError> {
  const { db, clock, company, config, origin, services } = context;
  // A gate that nobody can open stays closed.
  if (!services.has(faceProvider)) return new BusinessError('0', '学校还没有开通人脸识别，请联系学校');
  const { orderNo } = await addOrder(db, clock.now(), {
    companyId: company.id,
    userId: user.id,
    purpose: 'login',
    isRemembered,
  });
  const { url } = await services.get(faceProvider).begin({ orderNo, returnUrl: `${origin}${RETURN}` });
  const demand: login.FaceDemand = {
    loginToken: sign(config, 'face-login', claimsOf(context, orderNo, user)),
    orderNo,
    url: new URL(url, origin).href,
  };
  return new BusinessError(login.FACE_REQUIRED, '请先完成人脸识别', demand);
}

/**
 * Lets somebody in who has proved who they are.
 * @param settle what the proof uses up or brings along, in the transaction of the log-in.
 * @throws {BusinessError} code 120030002 where a face must be recognised first.
 */
export async function letIn(
  context: Context,
  entry: Entry,
  settle: (tx: Queryable) => Promise<void> = async () => undefined,
): Promise<login.LoginReply> {
  refuseDisabled(entry.user);
  if (!needsFace(context, entry)) return context.transaction((tx) => enter(context, tx, entry, settle));
  const user = await context.transaction(async (tx) => {
    await holdProved(context, tx, entry);
    await settle(tx);
    // The log-in may have written the same password in another way.
    return findById(tx, context.company.id, entry.user.id);
  });
  throw await demandOf(context, { ...entry, user: user ?? entry.user });
}
