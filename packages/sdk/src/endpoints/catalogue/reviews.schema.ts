import { Type, type Static } from 'typebox';
import { Id, Input, Nullable } from '../parts.schema.ts';

/** Request for a page of a course's reviews, newest first. */
export const ReviewListIn = Input({
  courseId: Id,
  /** Only reviews with this number of stars. */
  rating: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
  pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
});
export type ReviewListIn = Static<typeof ReviewListIn>;

/** A review by one student. */
export const ReviewRow = Type.Object({
  id: Id,
  /** Name masked by the server: 陈** */
  authorName: Type.String(),
  avatar: Type.String(),
  rating: Type.Integer(),
  content: Type.String(),
  /** The teacher's reply; empty where there is none. */
  reply: Type.String(),
  createdAt: Type.String(),
  isMine: Type.Boolean(),
});
export type ReviewRow = Static<typeof ReviewRow>;

/** A page of reviews, and the distribution of all ratings. */
export const ReviewList = Type.Object({
  total: Type.Integer(),
  average: Type.Number(),
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  distribution: Type.Array(Type.Integer()),
  records: Type.Array(ReviewRow),
  /** True where the student has the course and has not reviewed it. */
  canReview: Type.Boolean(),
});
export type ReviewList = Static<typeof ReviewList>;

/** A review to add. */
export const AddReviewIn = Input({
  courseId: Id,
  rating: Type.Integer({ minimum: 1, maximum: 5 }),
  content: Type.String({ minLength: 5, maxLength: 500 }),
});
export type AddReviewIn = Static<typeof AddReviewIn>;

/** The added review. */
export const AddedReview = Type.Object({ id: Id });
export type AddedReview = Static<typeof AddedReview>;

/** A commodity, and whether to bookmark it. */
export const CollectIn = Input({ commodityId: Id, isCollected: Type.Boolean() });
export type CollectIn = Static<typeof CollectIn>;

/** Whether the commodity is bookmarked now. */
export const Collected = Type.Object({ isCollected: Type.Boolean() });
export type Collected = Static<typeof Collected>;

/** A free course or package to enrol in. */
export const EnrolFreeIn = Input({ commodityId: Id });
export type EnrolFreeIn = Static<typeof EnrolFreeIn>;

/** The enrolment, and its first lesson; null where the course has no lessons. */
export const EnrolledFree = Type.Object({ courseId: Id, nextLessonId: Nullable(Id) });
export type EnrolledFree = Static<typeof EnrolledFree>;
