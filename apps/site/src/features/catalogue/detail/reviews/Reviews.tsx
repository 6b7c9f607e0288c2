import { Avatar } from '@lectern/ui/Avatar';
import { Tag } from '@lectern/ui/Badge';
import { Button } from '@lectern/ui/Button';
import { TextArea } from '@lectern/ui/fields';
import { Inline, Stack } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { Pagination } from '@lectern/ui/Pagination';
import { Rating, RatingInput } from '@lectern/ui/Rating';
import { useState, type FormEvent } from 'react';
import { useSnapshot } from 'valtio/react';
import { useLoad } from '../../../../shared/page/useLoad.ts';
import { formatTime } from '../../../../shared/i18n/moment.ts';
import { RetryButton } from '../../../../shared/page/RetryButton.tsx';
import { UnlessMuted } from '../../../../shared/page/UnlessMuted.tsx';
import { toast } from '../../../../shared/overlays/toast.ts';
import { detailTexts } from '../detail.texts.ts';
import * as css from './Reviews.css.ts';
import { courseReviews, sendReview, showReviews, type Review } from './reviews.store.ts';

/** The students' reviews of a course. */
export function Reviews({ courseId }: { readonly courseId: string }) {
  const texts = useTexts(detailTexts);
  const reviews = useSnapshot(courseReviews);
  useLoad(showReviews, courseId);

  const { status, records, distribution, rating, page, pageCount, average } = reviews;
  const all = distribution.reduce((sum, count) => sum + count, 0);
  if (status === 'failed' && records.length === 0) {
    return <RetryButton onClick={() => void showReviews(courseId, rating, page)} />;
  }
  return (
    <div aria-busy={status === 'loading'}>
      {reviews.canReview && (
        <UnlessMuted>
          <ReviewForm />
        </UnlessMuted>
      )}
      {all > 0 && (
        <div className={css.overview}>
          <Stack gap="x1" align="center">
            <span className={css.average}>{average.toFixed(1)}</span>
            <Rating value={average} />
            <span className={css.muted}>{texts.facts.reviews(all)}</span>
          </Stack>
          <ul className={css.bars}>
            {[5, 4, 3, 2, 1].map((stars) => (
              <li key={stars}>
                <button
                  type="button"
                  className={css.bar}
                  aria-pressed={rating === stars}
                  aria-label={texts.ratingOf(stars, distribution[stars - 1] ?? 0)}
                  onClick={() => void showReviews(courseId, rating === stars ? 0 : stars)}
                >
                  <span className={css.stars}>{texts.stars(stars)}</span>
                  <span className={css.track}>
                    <span
                      className={css.filled}
                      style={{ width: `${((distribution[stars - 1] ?? 0) / all) * 100}%` }}
                    />
                  </span>
                  <span className={css.number}>{distribution[stars - 1]}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {records.length === 0 && status === 'ready' && (
        <p className={css.muted}>{rating === 0 ? texts.noReviews : texts.noReviewsFor}</p>
      )}
      <ul>
        {records.map((review) => (
          <li key={review.id} className={css.item}>
            <ReviewItem review={review} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={pageCount}
        onChange={(next) => void showReviews(courseId, rating, next)}
      />
    </div>
  );
}

function ReviewItem({ review }: { readonly review: Review }) {
  const texts = useTexts(detailTexts);
  const locale = useLocale();
  return (
    <article>
      <Inline as="header" gap="x2">
        <Avatar name={review.author} src={review.avatar} size={36} />
        <span className={css.name}>{review.author}</span>
        {review.isMine && <Tag tone="accent">{texts.myReview}</Tag>}
        <Rating value={review.rating} />
        <time className={css.date} dateTime={review.createdAt}>
          {formatTime(review.createdAt, 'day', locale)}
        </time>
      </Inline>
      <p className={css.content}>{review.content}</p>
      {review.reply !== '' && (
        <p className={css.reply}>
          <strong>{texts.reply}</strong> {review.reply}
        </p>
      )}
    </article>
  );
}

const MIN_LENGTH = 5;

function ReviewForm() {
  const texts = useTexts(detailTexts);
  const { sending, message } = useSnapshot(courseReviews);
  const [rating, setRating] = useState(0);
  const [content, setContent] = useState('');
  const [isMissing, setMissing] = useState(false);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const isIncomplete = rating === 0 || [...content.trim()].length < MIN_LENGTH;
    setMissing(isIncomplete);
    if (isIncomplete) return;
    if ((await sendReview(rating, content.trim())).isDone) toast(texts.thanks, { tone: 'success' });
  };

  return (
    <form className={css.form} aria-label={texts.write} onSubmit={(event) => void handleSubmit(event)}>
      <RatingInput label={texts.rate} value={rating} onChange={setRating} />
      <TextArea
        label={texts.say}
        hint={texts.sayHint}
        value={content}
        maxLength={500}
        rows={3}
        onChange={(event) => setContent(event.currentTarget.value)}
      />
      {(isMissing || sending === 'failed') && (
        <p className={css.error} role="alert">
          {isMissing ? texts.sendMissing : message || texts.sendFailed}
        </p>
      )}
      <Button className={css.send} type="submit" variant="primary" isBusy={sending === 'yes'}>
        {texts.send}
      </Button>
    </form>
  );
}
