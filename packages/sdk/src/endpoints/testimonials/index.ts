export * from './testimonials.ts';
export type * from './testimonials.schema.ts';
