import * as login from '@lectern/sdk/endpoints/login';
import { flag } from '@lectern/sdk';
import { isSigned, sign } from '../../../platform/auth/sealing.ts';
import type { Queryable } from '../../../platform/database/connection.ts';
import type { User } from '../../../platform/database/tables/users.tables.ts';
import { digestOf } from '../../../platform/digest/digest.ts';
import type { Context } from '../../../platform/http/context.ts';
import { BusinessError } from '../../../platform/http/errors.ts';
import { faceProvider } from '../../../providers/face/faceProvider.ts';
import { addOrder, findOrder, passOrder } from '../../face/index.ts';
import { isFunctionOpen } from '../../../platform/company/index.ts';
import { enter, type Entry, lockProved, refuseDisabled } from '../enter.ts';
import { findById } from '../login.repo.ts';

/** Code of the function that requires a face check for a school's log-ins. */
const FUNCTION = 'FACE_LOGIN';

/** Page of the site that completes such a log-in. */
const RETURN = '/#/join/face';

/**
 * Tells whether a log-in requires a face check: the company requires it for everybody, or the student's profile
 * does.
 */
const needsFace = ({ company }: Context, { user }: Entry): boolean =>
  isFunctionOpen(company, FUNCTION) || flag(user.profile['faceLoginFlag']);

/**
 * Returns the claims signed together with an order number. The number alone, which the provider also knows,
 * must not open a session; and the signature becomes invalid when the password or mobile changes.
 */
const claimsOf = (
  { company }: Context,
  orderNo: string,
  { passwordHash, mobile }: Pick<User, 'passwordHash' | 'mobile'>,
): string => `${company.id}:${orderNo}:${digestOf(JSON.stringify([passwordHash, mobile]))}`;

/**
 * Starts the face recognition for a log-in, and returns the error that asks for it. @param user the row after
 * the log-in's changes
 */
async function requireFace(
  context: Context,
  { user, isRemembered }: Pick<Entry, 'user' | 'isRemembered'>,
): Promise<BusinessError> {
  const { db, clock, company, config, origin, services } = context;
  // Without a provider the log-in is refused rather than let through.
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
 * Logs in a student whose identity was proved.
 * @param settle uses up the proof, or stores what belongs to it, in the transaction of the log-in.
 * @throws {BusinessError} code 120030002 where a face check is required first.
 */
export async function logIn(
  context: Context,
  entry: Entry,
  settle: (tx: Queryable) => Promise<void> = async () => undefined,
): Promise<login.LoginReply> {
  refuseDisabled(entry.user);
  if (!needsFace(context, entry)) return context.transaction((tx) => enter(context, tx, entry, settle));
  const user = await context.transaction(async (tx) => {
    await lockProved(context, tx, entry);
    await settle(tx);
    // Read again, since the log-in may have rehashed the password.
    return findById(tx, context.company.id, entry.user.id);
  });
  throw await requireFace(context, { ...entry, user: user ?? entry.user });
}

/** Answers `login.byFace`, which completes such a log-in. */
export async function byFace(
  { loginToken, orderNo }: login.ByFaceIn,
  context: Context,
): Promise<login.LoginReply> {
  const { db, clock, company, config, services, transaction } = context;
  const order = await findOrder(db, clock.now(), company.id, orderNo);
  const user = order === undefined ? undefined : await findById(db, company.id, order.userId);
  if (
    order?.purpose !== 'login' ||
    order.passedAt !== null ||
    user === undefined ||
    !isSigned(config, 'face-login', claimsOf(context, orderNo, user), loginToken)
  )
    throw new BusinessError('0', '人脸识别已过期，请重新登录');
  const state = await services.get(faceProvider).stateOf(orderNo);
  if (state === 'pending') throw new BusinessError('0', '人脸识别还没有完成');
  if (state === 'failed') throw new BusinessError('0', '人脸识别没有通过，请重新登录');
  return transaction(async (tx) => {
    if (!(await passOrder(tx, clock.now(), orderNo)))
      throw new BusinessError('0', '人脸识别已过期，请重新登录');
    return enter(context, tx, { user, isRemembered: order.isRemembered });
  });
}
