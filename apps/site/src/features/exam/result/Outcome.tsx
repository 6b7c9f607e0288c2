import { Tag } from '@lectern/ui/Badge';
import { Button, ButtonLink } from '@lectern/ui/Button';
import { DescriptionList } from '@lectern/ui/DescriptionList';
import { ClockIcon } from '@lectern/ui/icon';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { formatMoney } from '@lectern/ui/Price';
import { ScoreRing } from '@lectern/ui/ScoreRing';
import { useSnapshot } from 'valtio/react';
import { formatTime } from '../../../shared/i18n/moment.ts';
import { navigate } from '../../../shared/routes/hashLocation.ts';
import { toast } from '../../../shared/overlays/toast.ts';
import type { Attempt } from '../exam.model.ts';
import * as css from './result.css.ts';
import { orderResult, result, secondsBetween } from './result.store.ts';
import { resultTexts } from './result.texts.ts';

/** What became of an attempt: the score when it is published, else why there is none yet, and what to do next. */
export function Outcome({ attempt }: { readonly attempt: Attempt }) {
  const texts = useTexts(resultTexts);
  const { dueCents } = useSnapshot(result);
  const { state } = attempt;
  const isTold = state === 'published';
  const words =
    state === 'doing'
      ? [texts.doing]
      : dueCents > 0
        ? [texts.due, texts.payHelp]
        : state === 'marking'
          ? [texts.marking, texts.markingHelp]
          : [texts.submitted, texts.submittedHelp];
  return (
    <div className={css.outcome}>
      <div className={css.top}>
        {isTold ? (
          <ScoreRing score={attempt.score} total={attempt.totalScore} isPassed={attempt.isPassed} />
        ) : (
          <span className={css.sign}>
            <ClockIcon width={40} height={40} />
          </span>
        )}
        <div className={css.verdict}>
          <h1 className={css.title}>{attempt.name}</h1>
          {isTold ? (
            <p className={css.state}>
              <Tag tone={attempt.isPassed ? 'success' : 'warning'}>
                {attempt.isPassed ? texts.passed : texts.notPassed}
              </Tag>
            </p>
          ) : (
            words.map((line, place) => (
              <p key={line} className={place === 0 ? css.state : css.quiet}>
                {line}
              </p>
            ))
          )}
          <Next attempt={attempt} />
        </div>
      </div>
      <Facts attempt={attempt} />
    </div>
  );
}

function Next({ attempt: { state, recordId, isExplained } }: { readonly attempt: Attempt }) {
  const texts = useTexts(resultTexts);
  const locale = useLocale();
  const { dueCents, isOrdering } = useSnapshot(result);
  const record = `recordId=${encodeURIComponent(recordId)}`;
  const pay = async () => {
    const ordered = await orderResult();
    if (ordered.isDone) navigate(`/payment/order?orderId=${encodeURIComponent(ordered.value)}`);
    else toast(texts.notOrdered, { tone: 'danger' });
  };
  return (
    <div className={css.actions}>
      {state === 'doing' ? (
        <ButtonLink variant="primary" size="large" href={`#/lib/subject/doing?${record}`}>
          {texts.goOn}
        </ButtonLink>
      ) : (
        dueCents > 0 && (
          <Button variant="primary" size="large" isBusy={isOrdering} onClick={() => void pay()}>
            {texts.pay(formatMoney(dueCents, locale))}
          </Button>
        )
      )}
      {isExplained && (
        <ButtonLink variant="primary" size="large" href={`#/lib/subject/report?${record}`}>
          {texts.explained}
        </ButtonLink>
      )}
    </div>
  );
}

/** The attempt in figures; what is not known is left out. */
function Facts({ attempt }: { readonly attempt: Attempt }) {
  const texts = useTexts(resultTexts);
  const locale = useLocale();
  const { handedInBy } = useSnapshot(result);
  const { rank, submittedAt, startedAt, answeredCount, questionCount } = attempt;
  const facts = [
    { term: texts.place, value: rank > 0 && texts.rank(rank) },
    {
      term: texts.handedIn,
      value: formatTime(submittedAt, 'moment', locale),
      note: handedInBy === '' ? '' : texts.by[handedInBy],
    },
    {
      term: texts.spent,
      value: submittedAt !== '' && texts.seconds(secondsBetween(startedAt, submittedAt)),
    },
    { term: texts.answered, value: texts.answeredOf(answeredCount, questionCount) },
  ];
  return (
    <div className={css.facts}>
      <DescriptionList layout="columns" items={facts} />
    </div>
  );
}
