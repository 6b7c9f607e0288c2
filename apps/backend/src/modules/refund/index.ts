import type { Module } from '../../platform/module.ts';
import { refundFollower } from '../payment/index.ts';
import { refundRoutes } from './refund.routes.ts';
import { markRefunded } from './states.service.ts';

export { clearRemarks } from './states.service.ts';
export { refundItems, refundRequests } from './refund.tables.ts';
export { sharesOf } from './shares.ts';

/**
 * Refunds of orders: requested by the student within the school's rule, decided by the school, paid back the
 * way the money came.
 */
export const refundModule: Module = {
  name: 'refund',
  routes: refundRoutes,
  setup: ({ services }) => services.provide(refundFollower, { arrived: markRefunded }),
};
