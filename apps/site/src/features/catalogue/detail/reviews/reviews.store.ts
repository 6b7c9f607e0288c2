import type { Reply } from '@lectern/sdk';
import { addReview, reviews, type ReviewRow } from '@lectern/sdk/endpoints/catalogue';
import { proxy } from 'valtio/vanilla';
import { request } from '../../../../shared/client/client.ts';
import { loadInto } from '../../../../shared/loadable.ts';
import { type Listing, readRows } from '../../../../shared/rows.ts';
import { attempt, type Result } from '../../../../shared/result.ts';
import type { ReadBy } from '../../../../shared/readBy.ts';

/** Reviews per page. */
const PAGE_SIZE = 5;

/** One student's review. */
export type Review = ReadBy<typeof readReview>;

/** The reviews of one course, by the filter. */
export interface ReviewsState extends Listing<Review> {
  courseId: string;
  average: number;
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  distribution: number[];
  /** Number of stars to filter by; 0 for all. */
  rating: number;
  page: number;
  pageCount: number;
  canReview: boolean;
  sending: 'no' | 'yes' | 'failed';
  message: string;
}

export const courseReviews = proxy<ReviewsState>({
  status: 'idle',
  courseId: '',
  records: [],
  total: 0,
  average: 0,
  distribution: [0, 0, 0, 0, 0],
  rating: 0,
  page: 1,
  pageCount: 0,
  canReview: false,
  sending: 'no',
  message: '',
});

function readReview(row: Reply<ReviewRow>) {
  return {
    id: row.id ?? '',
    author: row.authorName ?? '',
    avatar: row.avatar ?? '',
    rating: row.rating ?? 0,
    content: row.content ?? '',
    /** The teacher's answer; empty without one. */
    reply: row.reply ?? '',
    createdAt: row.createdAt ?? '',
    isMine: row.isMine ?? false,
  };
}

const { load } = loadInto(courseReviews);

/** Loads a page of a course's reviews. */
export async function showReviews(courseId: string, rating = 0, page = 1): Promise<void> {
  if (courseReviews.courseId !== courseId)
    Object.assign(courseReviews, {
      records: [],
      total: 0,
      average: 0,
      distribution: [0, 0, 0, 0, 0],
      canReview: false,
    });
  Object.assign(courseReviews, { courseId, rating, page });
  await load(async () => {
    const reply = await request(reviews, {
      courseId,
      pageNo: page,
      pageSize: PAGE_SIZE,
      ...(rating > 0 && { rating }),
    });
    const counts = reply.distribution;
    const rows = readRows(reply, readReview);
    return {
      ...rows,
      pageCount: Math.ceil(rows.total / PAGE_SIZE),
      average: reply.average ?? 0,
      distribution: [0, 1, 2, 3, 4].map((index) => counts[index] ?? 0),
      canReview: reply.canReview ?? false,
    };
  });
}

/** Sends the student's review and shows the newest page. */
export async function sendReview(rating: number, content: string): Promise<Result> {
  const { courseId } = courseReviews;
  Object.assign(courseReviews, { sending: 'yes', message: '' });
  const outcome = await attempt(async () => {
    await request(addReview, { courseId, rating, content });
    courseReviews.sending = 'no';
    await showReviews(courseId);
  });
  if (!outcome.isDone) Object.assign(courseReviews, { sending: 'failed', message: outcome.message });
  return outcome;
}
