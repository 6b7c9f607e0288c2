import { schoolRows } from '../../platform/database/rows/writtenRow.ts';
import { testimonials } from './testimonials.tables.ts';

/** A company's testimonials. */
export const testimonialRows = schoolRows(testimonials);
