import { Type, type Static } from 'typebox';
import { Id, Input, Nullable, Page, Paging, Day } from '../parts.schema.ts';

/** The course that a story speaks of. */
export const TestimonialCourse = Type.Object({
  commodityId: Id,
  courseId: Id,
  courseName: Type.String(),
  courseNameEn: Type.String(),
});
export type TestimonialCourse = Static<typeof TestimonialCourse>;

/** What a former student tells. */
export const Testimonial = Type.Object({
  voiceId: Id,
  /** As the student wants to be named. */
  name: Type.String(),
  nameEn: Type.String(),
  portrait: Type.String(),
  /** Who they are, in a few words: a school, a year, a trade. */
  about: Type.String(),
  aboutEn: Type.String(),
  /** What came of it, in a few words; empty where nothing is measured. */
  result: Type.String(),
  resultEn: Type.String(),
  /** One sentence of the story, to stand above it. */
  quote: Type.String(),
  quoteEn: Type.String(),
  /** HTML, made safe by the server. */
  story: Type.String(),
  storyEn: Type.String(),
  /** The day on which it was told. */
  toldOn: Day,
  /** Null where it speaks of none, or of one that is no longer offered. */
  course: Nullable(TestimonialCourse),
});
export type Testimonial = Static<typeof Testimonial>;

export const TestimonialListIn = Input({ schoolId: Type.Optional(Id), ...Paging });
export type TestimonialListIn = Static<typeof TestimonialListIn>;

/** A page of stories, the latest first. */
export const TestimonialList = Page(Testimonial);
export type TestimonialList = Static<typeof TestimonialList>;
