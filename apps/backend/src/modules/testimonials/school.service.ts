import { readsRows, removesRows, savesRows } from '../../platform/database/rows/writtenRow.ts';
import { testimonials } from './testimonials.tables.ts';

/** Reads all testimonials of a company, oldest first. */
export const readTestimonialRows = readsRows(testimonials);

/** Inserts or updates a testimonial. @param id undefined for a new one. */
export const saveTestimonial = savesRows(testimonials);

/** Deletes testimonials. */
export const removeTestimonials = removesRows(testimonials);
