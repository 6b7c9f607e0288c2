import type { Module } from '../../platform/module.ts';
import { studyGate } from '../catalogue/index.ts';
import { asksForFace, closedGate } from './closedGate.ts';
import { agreementRoutes } from './agreement.routes.ts';

export { INFO_FIELDS } from './agreement.tables.ts';
export { deleteUnusedSignatures } from './signatures.service.ts';
export { registerCourses } from './demands.service.ts';
export {
  agreementRows,
  readAgreementTargetRows,
  readStudyDemands,
  removeAgreementTargets,
  removeStudyDemand,
  saveAgreementTarget,
  saveStudyDemand,
} from './school.service.ts';

/** Agreements, the information required before studying, and the study gate that checks both. */
export const agreementModule: Module = {
  name: 'agreement',
  routes: agreementRoutes,
  setup: ({ services }) => services.provide(studyGate, { closedFor: closedGate, asksForFace }),
};
