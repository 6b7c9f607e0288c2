import type { Module } from '../../platform/http/module.ts';
import { faceProvider } from '../../providers/face/faceProvider.ts';
import { faceGate } from './faceGate.ts';
import { faceRoutes } from './face.routes.ts';
import { findOrder } from './face.repo.ts';
import { passOrder } from './faceOrders.service.ts';

export { faceGate, type FaceClaim, type FaceGate } from './faceGate.ts';
export { hasPassedLesson, findOrder } from './face.repo.ts';
export { addOrder, passOrder, forgetFaces, forgetOrders } from './faceOrders.service.ts';

/** Face checks before lessons, exams and other protected actions. */
export const faceModule: Module = {
  name: 'face',
  routes: faceRoutes,
  setup({ services }) {
    services.provide(faceGate, {
      async use(tx, { companyId, userId, orderNo, now }) {
        const order = await findOrder(tx, now, companyId, orderNo);
        if (order?.userId !== userId || order.purpose !== 'common' || !services.has(faceProvider))
          return false;
        if ((await services.get(faceProvider).stateOf(orderNo)) !== 'passed') return false;
        return passOrder(tx, now, orderNo);
      },
    });
  },
};
