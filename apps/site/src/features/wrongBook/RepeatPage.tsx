import { Breadcrumb } from '@lectern/ui/Breadcrumb';
import { Button, ButtonLink } from '@lectern/ui/Button';
import { EmptyState } from '@lectern/ui/EmptyState';
import { Inline } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { useLoad } from '../../shared/page/useLoad.ts';
import { ports } from '../../shared/ports.ts';
import type { Prepare } from '../../shared/routes/screen.ts';
import { Page } from '../../shared/page/Page.tsx';
import { DetailStates } from '../../shared/page/detail/DetailPage.tsx';
import { MaterialText, questionList, TriedQuestion } from '../practice/index.ts';
import * as css from './repeat.css.ts';
import { daysUntil } from './repeat.model.ts';
import { check, goOn, gradeSelf, openRepeat, repeat, syncRepetitions, tryAnswer } from './repeat.store.ts';
import { repeatTexts } from './repeat.texts.ts';
import type { WrongItem } from './wrong.model.ts';

/** Starts the page's first request. */
export const prepare: Prepare = () => openRepeat.prefetch();

/** Today's repetition of the wrong book, question by question; it also works offline. */
export default function RepeatPage() {
  const texts = useTexts(repeatTexts);
  const { status, queue, turn, rightCount, wrongCount, waitingCount, isOnline } = useSnapshot(repeat);
  const load = useLoad(openRepeat);
  useEffect(() => {
    const handleOnline = () => void syncRepetitions();
    addEventListener('online', handleOnline);
    return () => removeEventListener('online', handleOnline);
  }, []);

  const [question] = queue;
  const isBegun = rightCount + wrongCount > 0;
  const toBook = <ButtonLink href="#/lib/subject/wrong">{texts.toBook}</ButtonLink>;
  return (
    <Page
      title={texts.title}
      breadcrumb={
        <Breadcrumb
          steps={[
            { label: texts.bank, href: '#/lib/subject' },
            { label: texts.book, href: '#/lib/subject/wrong' },
            { label: texts.title },
          ]}
        />
      }
    >
      <DetailStates
        status={status}
        value={status === 'ready' ? queue : undefined}
        failed={texts.failed}
        failedHelp={texts.failedHelp}
        onRetry={load}
        skeleton={
          <div className={css.layout} role="status" aria-busy aria-label={texts.loading}>
            <Skeleton shape="box" height="280px" />
          </div>
        }
      >
        {() => (
          <div className={question === undefined ? undefined : css.layout}>
            <p className={css.line} role="status">
              {question !== undefined && <span>{texts.left(queue.length)}</span>}
              {isBegun && <span>{texts.done(rightCount, wrongCount)}</span>}
              {waitingCount > 0 ? (
                <span>{texts.waiting(waitingCount)}</span>
              ) : (
                !isOnline && <span>{texts.fromCopy}</span>
              )}
            </p>
            {question === undefined ? (
              <EmptyState
                title={isBegun ? texts.finished : texts.nothing}
                description={texts.nothingHelp}
                action={toBook}
              />
            ) : (
              <article className={questionList.entry}>
                <Repeated key={turn} question={question} />
              </article>
            )}
          </div>
        )}
      </DetailStates>
    </Page>
  );
}

/** The question in view: first answered, then compared with its key. */
function Repeated({ question }: { readonly question: WrongItem }) {
  const texts = useTexts(repeatTexts);
  const { answer, verdict, materials, turn } = useSnapshot(repeat);
  const container = useRef<HTMLDivElement>(null);
  const materialHtml = materials[question.materialId] ?? '';
  // The button that led here is gone, and with it the keyboard focus.
  useEffect(() => {
    if (turn > 0) container.current?.focus();
  }, [turn]);
  return (
    <div ref={container} className={css.layout} tabIndex={-1}>
      <MaterialText html={materialHtml} isOpen />
      <TriedQuestion
        question={question}
        number={turn + 1}
        answer={answer}
        onAnswer={tryAnswer}
        solution={verdict === undefined ? undefined : question}
      />
      {verdict === undefined ? (
        <Inline>
          <Button variant="primary" size="large" onClick={check}>
            {texts.check}
          </Button>
        </Inline>
      ) : (
        <Outcome question={question} />
      )}
    </div>
  );
}

/** The verdict, when the question is repeated next, and the button to continue. */
function Outcome({ question }: { readonly question: WrongItem }) {
  const texts = useTexts(repeatTexts);
  const { verdict = 'unsure', dueAt } = useSnapshot(repeat);
  const days = daysUntil(dueAt[question.wrongId] ?? '', ports.now());
  const way = useRef<HTMLDivElement>(null);
  useEffect(() => way.current?.querySelector('button')?.focus(), []);
  if (verdict === 'unsure' && question.kind === 'open') {
    return (
      <div ref={way} className={css.outcome} data-verdict={verdict}>
        <p className={css.verdict}>{texts.selfHelp}</p>
        <Button onClick={() => gradeSelf(true)}>{texts.knew}</Button>
        <Button onClick={() => gradeSelf(false)}>{texts.knewNot}</Button>
      </div>
    );
  }
  return (
    <div ref={way} className={css.outcome} data-verdict={verdict}>
      <p className={css.verdict} role="status">
        {texts[verdict]}
        {verdict === 'right' && !Number.isNaN(days) && ` · ${texts.comesIn(days)}`}
      </p>
      <Button variant="primary" onClick={goOn}>
        {texts.next}
      </Button>
    </div>
  );
}
