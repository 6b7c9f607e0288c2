import * as login from '@lectern/sdk/endpoints/login';
import { isSigned } from '../../../platform/auth/sealing.ts';
import { BusinessError } from '../../../platform/http/errors.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { faceProvider } from '../../../providers/face/faceProvider.ts';
import { findOrder, passOrder } from '../../face/index.ts';
import { enter } from '../enter.ts';
import { findById } from '../login.repo.ts';
import { claimsOf } from './face.ts';

/** The calls that complete a log-in with a face check. */
export const faceRoutes: readonly Route[] = [
  route(
    login.byFace,
    async ({ loginToken, orderNo }, context) => {
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
    },
    { access: 'public' },
  ),
];
