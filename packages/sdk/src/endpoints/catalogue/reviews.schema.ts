import { Type, type Static } from 'typebox';
import { Id, Input, Nullable } from '../parts.schema.ts';

/** Asks for a page of a course's reviews, newest first. */
export const ReviewListIn = Input({
  courseId: Id,
  /** Only those with so many stars. */
  rating: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
  pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
});
export type ReviewListIn = Static<typeof ReviewListIn>;

/** What one student says. */
export const ReviewRow = Type.Object({
  id: Id,
  /** Masked by the server: 陈** */
  authorName: Type.String(),
  avatar: Type.String(),
  rating: Type.Integer(),
  content: Type.String(),
  /** The teacher's answer; empty without one. */
  reply: Type.String(),
  createdAt: Type.String(),
  isMine: Type.Boolean(),
});
export type ReviewRow = Static<typeof ReviewRow>;

/** A page of reviews with the distribution over all of them. */
export const ReviewList = Type.Object({
  total: Type.Integer(),
  average: Type.Number(),
  /** How many reviews have 1, 2, 3, 4 and 5 stars. */
  distribution: Type.Array(Type.Integer()),
  records: Type.Array(ReviewRow),
  /** True for a student who has the course and has not reviewed it. */
  canReview: Type.Boolean(),
});
export type ReviewList = Static<typeof ReviewList>;

/** A review to be written. */
export const AddReviewIn = Input({
  courseId: Id,
  rating: Type.Integer({ minimum: 1, maximum: 5 }),
  content: Type.String({ minLength: 5, maxLength: 500 }),
});
export type AddReviewIn = Static<typeof AddReviewIn>;

/** The written review. */
export const AddedReview = Type.Object({ id: Id });
export type AddedReview = Static<typeof AddedReview>;

/** Marks a commodity to find it again, or takes the mark away. */
export const CollectIn = Input({ commodityId: Id, isCollected: Type.Boolean() });
export type CollectIn = Static<typeof CollectIn>;

/** Whether it is marked now. */
export const Collected = Type.Object({ isCollected: Type.Boolean() });
export type Collected = Static<typeof Collected>;

/** Takes up a free course or package. */
export const EnrolFreeIn = Input({ commodityId: Id });
export type EnrolFreeIn = Static<typeof EnrolFreeIn>;

/** Where to begin; null when the course has no lessons. */
export const EnrolledFree = Type.Object({ courseId: Id, nextLessonId: Nullable(Id) });
export type EnrolledFree = Static<typeof EnrolledFree>;
