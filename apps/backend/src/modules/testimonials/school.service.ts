import { rowReader, rowDeleter, rowSaver } from '../../platform/database/rows/writtenRow.ts';
import { testimonials } from './testimonials.tables.ts';

/** Reads all testimonials of a company, oldest first. */
export const readTestimonialRows = rowReader(testimonials);

/** Inserts or updates a testimonial. @param id undefined for a new one. */
export const saveTestimonial = rowSaver(testimonials);

/** Deletes testimonials. */
export const removeTestimonials = rowDeleter(testimonials);
