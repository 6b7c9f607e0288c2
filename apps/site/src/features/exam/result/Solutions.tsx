import { Heading, Stack } from '@lectern/ui/layout';
import { Link } from '@lectern/ui/link';
import { retriedLazy } from '@lectern/ui/lazy';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { Suspense } from 'react';
import { formatTime } from '../../../shared/i18n/moment.ts';
import { PartBoundary } from '../../../shared/deferred/PartBoundary.tsx';
import type { Attempt } from '../exam.model.ts';
import * as css from './result.css.ts';
import { resultTexts } from './result.texts.ts';

const LateQuestions = retriedLazy(async () => (await import('../../practice/index.ts')).RecordSolutions);

/** The questions with the student's answers, the keys and explanations; until then, when they will be available. */
export function Solutions({ attempt }: { readonly attempt: Attempt }) {
  const texts = useTexts(resultTexts);
  const locale = useLocale();
  const { solutions, solutionsFrom, recordId, wrongCount, hold } = attempt;
  // No date is promised for a result that was refused.
  if (hold === 'refused' && solutions !== 'shown') return null;
  const message =
    solutions === 'never'
      ? texts.solutionsNever
      : solutionsFrom === ''
        ? texts.solutionsOpen
        : texts.solutionsAt(formatTime(solutionsFrom, 'moment', locale));
  return (
    <Stack as="section" className={css.questions} above="x8" below="x8" gap="x4" aria-labelledby="solutions">
      <Heading id="solutions">{texts.solutions}</Heading>
      {solutions === 'shown' ? (
        <>
          {wrongCount > 0 && (
            <p className={css.muted}>
              {texts.booked}{' '}
              <Link className={css.toWrongBook} href="#/lib/subject/wrong">
                {texts.toWrongBook}
              </Link>
            </p>
          )}
          <PartBoundary fallback={() => <p className={css.muted}>{texts.solutionsFailed}</p>}>
            <Suspense fallback={<Skeleton shape="box" height="240px" />}>
              <LateQuestions recordId={recordId} />
            </Suspense>
          </PartBoundary>
        </>
      ) : (
        <p className={css.muted}>{message}</p>
      )}
    </Stack>
  );
}
