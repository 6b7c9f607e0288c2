import type { Module } from '../../platform/module.ts';
import { mountDocuments } from './documents.ts';
import { certificateRoutes } from './certificate.routes.ts';

export { certificateRows } from './school.service.ts';
export { revokeOfCourses, revokeOfExam } from './decide.service.ts';
export { sealOf } from './drawing/ornaments.ts';
export { fitText, rectangle, type Sheet, type SheetPath, type SheetText } from './drawing/sheet.ts';
export { toPdf } from './drawing/toPdf.ts';
export { countIssued, hasPassed } from './status.ts';

/** Certificates: their terms, issuing them, and the documents themselves. */
export const certificateModule: Module = {
  name: 'certificate',
  routes: certificateRoutes,
  plugin: mountDocuments,
};
