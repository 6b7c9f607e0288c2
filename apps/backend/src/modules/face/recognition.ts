import type { FaceOrder as BegunFace, FaceStatus } from '@lectern/sdk/endpoints/face';
import type { UserContext } from '../../platform/http/context.ts';
import { BusinessError, refused } from '../../platform/http/errors.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { lockUser } from '../../platform/database/lockUser.ts';
import { digestOf } from '../../platform/digest/digest.ts';
import { type FaceProvider, faceProvider } from '../../providers/face/faceProvider.ts';
import type { FaceClaim } from './faceGate.ts';
import { findProfile, lockProfile, writeProfile } from '../studentInfo/index.ts';
import { countPending, type FaceOrder, findOrder } from './face.repo.ts';
import { addOrder, passOrder } from './faceOrders.service.ts';

/** The site's page at the end of a recognition in its own tab. */
const RETURN = '/#/faceDone';

/** What a recognition gives access to. */
export type FacePurpose = Pick<FaceOrder, 'purpose' | 'subject'>;

type Papers = Awaited<ReturnType<typeof findProfile>>;

const digestOfPapers = (papers: Papers): string =>
  digestOf(JSON.stringify([papers?.name ?? '', papers?.identityIdSealed ?? null]));

/**
 * Tells whether a recognition compared the face with the current name and ID number; it proves nothing about
 * values changed since.
 */
const matchesPapers = (papers: Papers, { papersDigest }: FaceOrder): boolean =>
  papersDigest === null || papersDigest === digestOfPapers(papers);

const isKnown = (papers: Papers): boolean =>
  papers !== undefined && papers.name !== '' && papers.identityIdSealed !== null;

/** Returns what has to happen first: 2 for entering name and ID number, 1 for starting the recognition. */
export async function requiredStep({ db, user }: UserContext): Promise<FaceStatus> {
  return isKnown(await findProfile(db, user.id)) ? 1 : 2;
}

/** Maximum face recognitions a student may start within the lifetime of one, since the provider may charge for each. */
const MAX_PENDING = 20;

/**
 * Starts a recognition.
 * @throws {BusinessError} code 0 where the school has no face check, the student has no name and ID number, or
 *   too many were started.
 */
export async function beginRecognition(context: UserContext, purpose: FacePurpose): Promise<BegunFace> {
  const { db, clock, company, user, session, origin, services, transaction } = context;
  if (!services.has(faceProvider)) throw new BusinessError('0', '学校还没有开通人脸识别，请联系学校');
  const papers = await findProfile(db, user.id);
  if (!isKnown(papers)) throw refused('name', '请先填写真实姓名和身份证号');
  const { orderNo } = await transaction(async (tx) => {
    const now = clock.now();
    await lockUser(tx, user.id);
    if ((await countPending(tx, now, user.id)) >= MAX_PENDING)
      throw new BusinessError('0', '操作太频繁，请稍后再试');
    return addOrder(tx, now, {
      ...purpose,
      companyId: company.id,
      userId: user.id,
      sessionId: session.id,
      papersDigest: digestOfPapers(papers),
    });
  });
  const { url } = await services.get(faceProvider).begin({ orderNo, returnUrl: `${origin}${RETURN}` });
  return { orderNo, loginToken: '', url: new URL(url, origin).href };
}

/**
 * Returns the result of a student's recognition: 1 passed, 2 failed, 0 pending. The first one passed verifies
 * name and ID number, which cannot change from then on.
 */
export async function resultOf(context: UserContext, orderNo: string): Promise<FaceStatus> {
  const { db, clock, company, user, services, transaction } = context;
  const order = await findOrder(db, clock.now(), company.id, orderNo);
  if (order?.userId !== user.id || order.purpose === 'login') return 2;
  if (order.passedAt !== null) return 1;
  const state = await services.get(faceProvider).stateOf(orderNo);
  if (state !== 'passed') return state === 'pending' ? 0 : 2;
  const now = clock.now();
  return transaction(async (tx) => {
    const profile = await lockProfile(tx, user.id);
    if (!matchesPapers(profile, order)) return 2;
    if ((profile?.faceVerifiedAt ?? null) === null)
      await writeProfile(tx, user, { faceVerifiedAt: now }, now);
    if (order.purpose === 'lesson') await passOrder(tx, now, orderNo);
    return 1;
  });
}

/** Tells whether a student passed a recognition for their current name and ID number, and marks it as used. */
export async function useRecognition(
  provider: FaceProvider,
  tx: Queryable,
  { companyId, userId, orderNo, now, since }: FaceClaim,
): Promise<boolean> {
  const order = await findOrder(tx, now, companyId, orderNo);
  if (order?.userId !== userId || order.purpose !== 'common') return false;
  if (since !== undefined && order.createdAt < since) return false;
  if ((await provider.stateOf(orderNo)) !== 'passed') return false;
  return matchesPapers(await lockProfile(tx, userId), order) && passOrder(tx, now, orderNo);
}
