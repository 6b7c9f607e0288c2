import type { Module } from '../../platform/module.ts';
import { testimonialsRoutes } from './testimonials.routes.ts';

export { readTestimonialRows, removeTestimonials, saveTestimonial } from './school.service.ts';

/** What former students tell (/StudentsVoice). */
export const testimonialsModule: Module = {
  name: 'testimonials',
  routes: testimonialsRoutes,
};
