import type { Module } from '../../platform/module.ts';
import { faceProvider } from '../../providers/face/faceProvider.ts';
import { faceGate } from './faceGate.ts';
import { faceRoutes } from './face.routes.ts';
import { useRecognition } from './recognition.ts';

export { faceGate, type FaceClaim } from './faceGate.ts';
export { hasPassedLesson, findOrder } from './face.repo.ts';
export { addOrder, passOrder, deleteFaces, deleteUnfinishedOrders } from './faceOrders.service.ts';

/** Face checks before lessons, exams and other protected actions. */
export const faceModule: Module = {
  name: 'face',
  routes: faceRoutes,
  setup({ services }) {
    services.provide(faceGate, {
      use: async (tx, claim) =>
        services.has(faceProvider) && useRecognition(services.get(faceProvider), tx, claim),
    });
  },
};
