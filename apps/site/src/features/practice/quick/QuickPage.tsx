import { Breadcrumb } from '@lectern/ui/Breadcrumb';
import { Button, ButtonLink } from '@lectern/ui/Button';
import { EmptyState } from '@lectern/ui/EmptyState';
import { Inline, Stack } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { RichText } from '@lectern/ui/RichText';
import { Skeleton } from '@lectern/ui/Skeleton';
import { type ReactNode, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { session } from '../../../shared/session/session.store.ts';
import { openLogin } from '../../../shared/session/login.ts';
import { EmptyWithLink } from '../../../shared/page/list/EmptyWithLink.tsx';
import { Page } from '../../../shared/page/Page.tsx';
import { RetryButton } from '../../../shared/page/RetryButton.tsx';
import { reportHref } from '../../../shared/routes/pages.ts';
import { isAnswered, type QuestionItem } from '../question/question.model.ts';
import * as questionList from '../question/questionList.css.ts';
import { TriedQuestion } from '../list/TriedQuestion.tsx';
import { VerdictTag } from '../report/GradedCard.tsx';
import * as css from './quick.css.ts';
import {
  anotherQuick,
  answerQuick,
  handInQuick,
  joinAccount,
  leaveQuick,
  openQuick,
  quick,
  type QuickResult,
  repeatMissed,
  save,
} from './quick.store.ts';
import { quickTexts } from './quick.texts.ts';

/** A quick exercise of a few questions, also without an account: answered, handed in and explained on one page. */
export default function QuickPage() {
  const query = new URLSearchParams(useSearch());
  const [categoryId, subjectId] = [query.get('categoryId') ?? '', query.get('subjectId') ?? ''];
  return subjectId === '' ? <NoSubject /> : <Exercise categoryId={categoryId} subjectId={subjectId} />;
}

/** An address without a subject, such as a truncated link, leads to the list of subjects. */
function NoSubject() {
  const texts = useTexts(quickTexts);
  return (
    <QuickFrame title={texts.title}>
      <EmptyWithLink title={texts.noSubject} href="#/lib/subject" label={texts.toSubjects} isPrimary />
    </QuickFrame>
  );
}

function QuickFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const texts = useTexts(quickTexts);
  return (
    <Page
      title={title}
      breadcrumb={
        <Breadcrumb steps={[{ label: texts.bank, href: '#/lib/subject' }, { label: texts.title }]} />
      }
    >
      {children}
    </Page>
  );
}

function Exercise({ categoryId, subjectId }: { readonly categoryId: string; readonly subjectId: string }) {
  const texts = useTexts(quickTexts);
  const { step, problem, title } = useSnapshot(quick);
  const { token } = useSnapshot(session);

  useEffect(() => {
    void openQuick(categoryId, subjectId);
    return leaveQuick;
  }, [categoryId, subjectId]);
  // A visitor who logs in on this page continues answering; the exercise is merged into the account.
  useEffect(() => void joinAccount(), [token]);
  useEffect(() => {
    const handleOnline = () => void save();
    addEventListener('online', handleOnline);
    return () => removeEventListener('online', handleOnline);
  }, []);

  return (
    <QuickFrame title={title === '' ? texts.title : title}>
      {step === 'failed' ? (
        <EmptyState
          title={problem === '' ? texts.failed : problem}
          action={
            problem === '' ? (
              <RetryButton onClick={() => void openQuick(categoryId, subjectId)} />
            ) : (
              <ButtonLink href="#/lib/subject">{texts.toBank}</ButtonLink>
            )
          }
        />
      ) : step === 'done' ? (
        <Results />
      ) : step === 'ready' || step === 'handingIn' ? (
        <Answering />
      ) : (
        <Stack gap="x4" role="status" aria-busy aria-label={texts.loading}>
          <Skeleton shape="box" height="240px" />
          <Skeleton shape="box" height="240px" />
        </Stack>
      )}
    </QuickFrame>
  );
}

/** The material of a question, above its first part. */
function MaterialOf({
  question,
  before,
}: {
  readonly question: QuestionItem;
  readonly before: QuestionItem | undefined;
}) {
  const texts = useTexts(quickTexts);
  const { materials } = useSnapshot(quick);
  const html = materials[question.materialId] ?? '';
  if (html === '' || before?.materialId === question.materialId) return null;
  return (
    <details className={questionList.material} open>
      <summary className={questionList.fold}>{texts.material}</summary>
      <RichText html={html} />
    </details>
  );
}

function Answering() {
  const texts = useTexts(quickTexts);
  const { questions, answers, saved, step } = useSnapshot(quick);
  const [hasFailed, setFailed] = useState(false);
  const answered = questions.filter(({ id }) => isAnswered(answers[id])).length;
  const progressTexts = [texts.count(answered, questions.length), answered === 0 ? '' : texts[saved]];
  return (
    <div className={questionList.columns}>
      <Stack gap="x4">
        {questions.map((question, index) => (
          <div key={question.id} className={questionList.entry}>
            <MaterialOf question={question} before={questions[index - 1]} />
            <TriedQuestion
              question={question}
              number={index + 1}
              answer={answers[question.id] ?? []}
              onAnswer={(answer) => answerQuick(question.id, answer)}
            />
          </div>
        ))}
      </Stack>
      <div className={css.footer} data-bottom-bar="">
        <p className={css.progress} role="status">
          {progressTexts.filter(Boolean).join(' · ')}
        </p>
        <Button
          variant="primary"
          isBusy={step === 'handingIn'}
          onClick={() => void handInQuick().then(({ isDone }) => setFailed(!isDone))}
        >
          {texts.handIn}
        </Button>
        {hasFailed && (
          <p role="alert" className={css.problem}>
            {texts.notHandedIn}
          </p>
        )}
      </div>
    </div>
  );
}

/** The result, and what to do next. */
function Results() {
  const texts = useTexts(quickTexts);
  const { results, rightCount, recordId } = useSnapshot(quick);
  const { token } = useSnapshot(session);
  const missed = results.filter(({ verdict }) => verdict !== 'right').length;
  return (
    <div className={questionList.columns}>
      <aside className={questionList.side}>
        <p className={css.score} role="status">
          {texts.result(rightCount, results.length)}
        </p>
        <p className={css.muted}>{token === '' ? texts.visitorHelp : texts.joined}</p>
        <Inline gap="x3" align="stretch">
          {token === '' ? (
            <Button variant="primary" onClick={() => openLogin('login')}>
              {texts.logIn}
            </Button>
          ) : (
            <ButtonLink variant="primary" href={reportHref(recordId)}>
              {texts.toReport}
            </ButtonLink>
          )}
          {missed > 0 && <Button onClick={() => void repeatMissed()}>{texts.missed(missed)}</Button>}
          <Button onClick={() => void anotherQuick()}>{texts.another}</Button>
        </Inline>
      </aside>
      <Stack gap="x4">
        {results.map((result, index) => (
          <Result key={result.id} result={result} number={index + 1} before={results[index - 1]} />
        ))}
      </Stack>
    </div>
  );
}

function Result({
  result,
  number,
  before,
}: {
  readonly result: QuickResult;
  readonly number: number;
  readonly before: QuickResult | undefined;
}) {
  return (
    <article className={questionList.entry}>
      <MaterialOf question={result} before={before} />
      <p className={questionList.meta}>
        <VerdictTag verdict={result.verdict} />
      </p>
      <TriedQuestion question={result} number={number} solution={result} answer={result.answer} />
    </article>
  );
}
