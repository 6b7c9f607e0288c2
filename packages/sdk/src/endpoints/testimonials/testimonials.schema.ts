import { Type, type Static } from 'typebox';
import { Id, Input, Nullable, Page, Paging, Day } from '../parts.schema.ts';

/** The course that a testimonial is about. */
export const TestimonialCourse = Type.Object({
  commodityId: Id,
  courseId: Id,
  courseName: Type.String(),
  courseNameEn: Type.String(),
});
export type TestimonialCourse = Static<typeof TestimonialCourse>;

/** A testimonial of a former student. */
export const Testimonial = Type.Object({
  voiceId: Id,
  /** Name that the student wants to be shown. */
  name: Type.String(),
  nameEn: Type.String(),
  portrait: Type.String(),
  /** Description of the student in a few words: a school, a year, an occupation. */
  about: Type.String(),
  aboutEn: Type.String(),
  /** Result in a few words; empty where there is no measurable one. */
  result: Type.String(),
  resultEn: Type.String(),
  /** One sentence quoted above the story. */
  quote: Type.String(),
  quoteEn: Type.String(),
  /** Story: HTML, sanitised by the server. */
  story: Type.String(),
  storyEn: Type.String(),
  /** Day of the testimonial. */
  toldOn: Day,
  /** Null where it is about no course, or about one that is no longer offered. */
  course: Nullable(TestimonialCourse),
});
export type Testimonial = Static<typeof Testimonial>;

export const TestimonialListIn = Input({ schoolId: Type.Optional(Id), ...Paging });
export type TestimonialListIn = Static<typeof TestimonialListIn>;

/** A page of testimonials, newest first. */
export const TestimonialList = Page(Testimonial);
export type TestimonialList = Static<typeof TestimonialList>;
