import type { FaceOrder as BegunFace, FaceStatus } from '@lectern/sdk/endpoints/face';
import type { UserContext } from '../../platform/http/context.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { faceProvider } from '../../providers/face/faceProvider.ts';
import { findProfile, writeProfile } from '../studentInfo/index.ts';
import { type FaceOrder, findOrder } from './face.repo.ts';
import { addOrder, passOrder } from './faceOrders.service.ts';

/** The site's page that a recognition in its own tab ends on. */
const RETURN = '/#/faceDone';

/** What a recognition opens. */
export type FacePurpose = Pick<FaceOrder, 'purpose' | 'subject'>;

/** What must happen first: 2 asks for name and ID number, 1 opens the recognition. */
export async function neededOf({ db, user }: UserContext): Promise<FaceStatus> {
  const profile = await findProfile(db, user.id);
  const isKnown = profile !== undefined && profile.name !== '' && profile.identityIdSealed !== null;
  return isKnown ? 1 : 2;
}

/** Begins a recognition. @throws {BusinessError} code 0 where the school has none, or does not know whose face it is. */
export async function beginRecognition(context: UserContext, purpose: FacePurpose): Promise<BegunFace> {
  const { db, clock, company, user, origin, services } = context;
  if (!services.has(faceProvider)) throw new BusinessError('0', '学校还没有开通人脸识别，请联系学校');
  if ((await neededOf(context)) === 2)
    throw new BusinessError('0', '请先填写真实姓名和身份证号', { field: 'name' });
  const { orderNo } = await addOrder(db, clock.now(), { ...purpose, companyId: company.id, userId: user.id });
  const { url } = await services.get(faceProvider).begin({ orderNo, returnUrl: `${origin}${RETURN}` });
  return { orderNo, loginToken: '', url: new URL(url, origin).href };
}

/**
 * Tells how a recognition of the student ended: 1 passed, 2 did not, 0 not yet. The first that passes proves
 * name and ID number, which stay as they are from then on.
 */
export async function resultOf(context: UserContext, orderNo: string): Promise<FaceStatus> {
  const { db, clock, company, user, services, transaction } = context;
  const order = await findOrder(db, clock.now(), company.id, orderNo);
  if (order?.userId !== user.id || order.purpose === 'login') return 2;
  if (order.passedAt !== null) return 1;
  const state = await services.get(faceProvider).stateOf(orderNo);
  if (state !== 'passed') return state === 'pending' ? 0 : 2;
  const now = clock.now();
  await transaction(async (tx) => {
    const profile = await findProfile(tx, user.id);
    if ((profile?.faceVerifiedAt ?? null) === null)
      await writeProfile(tx, user, { faceVerifiedAt: now }, now);
    if (order.purpose === 'lesson') await passOrder(tx, now, orderNo);
  });
  return 1;
}
