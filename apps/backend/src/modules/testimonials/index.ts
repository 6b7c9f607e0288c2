import type { Module } from '../../platform/module.ts';
import { testimonialsRoutes } from './testimonials.routes.ts';

export { testimonialRows } from './school.service.ts';

/** Testimonials of former students (/StudentsVoice). */
export const testimonialsModule: Module = { name: 'testimonials', routes: testimonialsRoutes };
