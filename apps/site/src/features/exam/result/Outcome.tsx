import { Card } from '@lectern/ui/Card';
import { Tag } from '@lectern/ui/Badge';
import { Button, ButtonLink } from '@lectern/ui/Button';
import { DescriptionList } from '@lectern/ui/DescriptionList';
import { ClockIcon } from '@lectern/ui/icon';
import { Heading } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { formatMoney } from '@lectern/ui/Price';
import { ScoreRing } from '@lectern/ui/ScoreRing';
import { useSnapshot } from 'valtio/react';
import { formatTime } from '../../../shared/i18n/moment.ts';
import { navigate } from '../../../shared/routes/hashLocation.ts';
import { showRefusal } from '../../../shared/overlays/toastResult.ts';
import { cashierHref, examHref, exerciseHref } from '../../../shared/routes/pages.ts';
import { enterExercise } from '../../../shared/routes/enterExercise.ts';
import { type Attempt, nextStep } from '../exam.model.ts';
import * as css from './result.css.ts';
import { ledger, orderResult, practiseMistakes, result, secondsBetween } from './result.store.ts';
import { resultTexts } from './result.texts.ts';

/** The outcome of an attempt: the score once it is published, otherwise why there is none yet, and what to do next. */
export function Outcome({ attempt }: { readonly attempt: Attempt }) {
  const texts = useTexts(resultTexts);
  const reasons = useReasons(attempt);
  const isPublished = attempt.state === 'published';
  return (
    <Card padding="large" gap="x6" above="x4" below="x6">
      <div className={css.top}>
        {isPublished ? (
          <ScoreRing score={attempt.score} total={attempt.totalScore} isPassed={attempt.isPassed} />
        ) : (
          <span className={css.icon}>
            <ClockIcon size={40} />
          </span>
        )}
        <div className={css.verdict}>
          <Heading level={1} size="xl">
            {attempt.name}
          </Heading>
          {isPublished ? (
            <p className={css.state}>
              <Tag tone={attempt.isPassed ? 'success' : 'warning'}>
                {attempt.isPassed ? texts.passed : texts.notPassed}
              </Tag>
            </p>
          ) : (
            reasons.map((line, index) => (
              <p key={line} className={index === 0 ? css.state : css.muted}>
                {line}
              </p>
            ))
          )}
          <Next attempt={attempt} />
        </div>
      </div>
      <Facts attempt={attempt} />
    </Card>
  );
}

/** Returns why there is no score yet, and what that means. */
function useReasons({ state, hold, holdWords, publishAt }: Attempt): readonly string[] {
  const texts = useTexts(resultTexts);
  const locale = useLocale();
  const { dueCents } = useSnapshot(result);
  if (state === 'doing') return [texts.doing];
  if (hold === 'waiting') return [texts.held, texts.heldHelp];
  if (hold === 'refused') return [texts.refused, texts.refusedHelp(holdWords)];
  if (dueCents > 0) return [texts.due, texts.payHelp];
  if (state === 'marking') return [texts.marking, texts.markingHelp];
  const when =
    publishAt === '' ? texts.submittedHelp : texts.publishedAt(formatTime(publishAt, 'moment', locale));
  return [texts.submitted, when];
}

/** The recommended next step as a button, with other possible steps less prominent. */
function Next({ attempt }: { readonly attempt: Attempt }) {
  const texts = useTexts(resultTexts);
  const { dueCents, hasCertificate, isBusy } = useSnapshot(result);
  const { recordId, examId, wrongCount, mayRepeat } = attempt;
  const next = nextStep(attempt, { dueCents, hasCertificate });
  const pay = async () => {
    const ordered = await orderResult();
    if (ordered.isDone) navigate(cashierHref(ordered.value));
    else showRefusal(ordered, texts.notOrdered);
  };
  const again = examHref(examId);
  const links = {
    goOn: [exerciseHref(recordId), texts.backToExam],
    certificate: ['#/personal/certificate', texts.certificate],
    repeat: [again, texts.repeat],
  } as const;
  return (
    <div className={css.actions}>
      {next === 'pay' && (
        <Button variant="primary" size="large" isBusy={isBusy} onClick={() => void pay()}>
          {texts.pay(formatMoney(dueCents))}
        </Button>
      )}
      {next === 'practise' && (
        <Button
          variant="primary"
          size="large"
          isBusy={isBusy}
          onClick={() => void enterExercise(practiseMistakes(), texts.notMade)}
        >
          {texts.practise(wrongCount)}
        </Button>
      )}
      {(next === 'goOn' || next === 'certificate' || next === 'repeat') && (
        <ButtonLink variant="primary" size="large" href={links[next][0]}>
          {links[next][1]}
        </ButtonLink>
      )}
      {mayRepeat && next !== 'repeat' && next !== 'pay' && (
        <ButtonLink
          variant={next === 'wait' || next === 'none' ? 'secondary' : 'quiet'}
          size="large"
          href={again}
        >
          {texts.repeat}
        </ButtonLink>
      )}
    </div>
  );
}

/** The attempt in figures; unknown ones are left out. */
function Facts({ attempt }: { readonly attempt: Attempt }) {
  const texts = useTexts(resultTexts);
  const locale = useLocale();
  const handedInBy = useSnapshot(ledger).value?.handedInBy ?? '';
  const { rank, participantCount, passScore, totalScore } = attempt;
  const { submittedAt, startedAt, answeredCount, questionCount } = attempt;
  const facts = [
    { term: texts.place, value: rank > 0 && texts.rank(rank), note: texts.among(participantCount) },
    { term: texts.pass, value: passScore > 0 && texts.passOf(passScore, totalScore) },
    {
      term: texts.handedIn,
      value: formatTime(submittedAt, 'moment', locale),
      note: handedInBy === '' ? '' : texts.by[handedInBy],
    },
    { term: texts.spent, value: submittedAt !== '' && texts.seconds(secondsBetween(startedAt, submittedAt)) },
    { term: texts.answered, value: texts.answeredOf(answeredCount, questionCount) },
  ];
  return (
    <div className={css.facts}>
      <DescriptionList layout="columns" items={facts} />
    </div>
  );
}
