import { Stack } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { Pagination } from '@lectern/ui/Pagination';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useId, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { useLoad } from '../../../shared/page/useLoad.ts';
import { navigate } from '../../../shared/routes/hashLocation.ts';
import { pageOf } from '../../../shared/routes/pageOf.ts';
import type { Prepare, ScreenProps } from '../../../shared/routes/screen.ts';
import { DetailPage } from '../../../shared/page/detail/DetailPage.tsx';
import { toast } from '../../../shared/overlays/toast.ts';
import { ALL_QUESTIONS, questionHref } from '../address.ts';
import { AnswerCard } from './AnswerCard.tsx';
import * as css from '../community.css.ts';
import type { Discussion } from '../community.model.ts';
import { communityTexts } from '../community.texts.ts';
import { insertMention } from '../ask/insertMention.ts';
import { ComposeForm } from '../ask/ComposeForm.tsx';
import { openCompose } from '../ask/compose.store.ts';
import { ANSWERS_PER_PAGE, discussion, refresh, showDiscussion } from './discussion.store.ts';
import { QuestionCard } from './QuestionCard.tsx';

/** Starts the page's first request, and loads the code of the answer form. */
export const prepare: Prepare = ({ questionId = '' }, search) => {
  openCompose(questionId);
  return showDiscussion.prefetch(questionId, pageOf(search));
};

/** A question with its answers, and the form to answer (`/response/`). */
export default function QuestionPage({ params: { questionId = '' } }: ScreenProps) {
  const texts = useTexts(communityTexts);
  const { status, value, reason } = useSnapshot(discussion);
  const page = pageOf(useSearch());

  const load = useLoad(showDiscussion, questionId, page);

  const shown = value?.question.id === questionId ? value : undefined;
  return (
    <DetailPage
      steps={[{ label: texts.title, href: ALL_QUESTIONS }]}
      name={shown?.question.title}
      status={status}
      value={shown}
      stays
      type="wenda"
      missing={{ title: reason || texts.missing, href: ALL_QUESTIONS, label: texts.showAll }}
      failed={texts.failed}
      onRetry={load}
      skeleton={
        <div className={css.comments} aria-busy>
          <Skeleton shape="box" height="220px" />
        </div>
      }
    >
      {(value) => <Thread value={value} page={page} />}
    </DetailPage>
  );
}

function Thread({ value, page }: { readonly value: Discussion; readonly page: number }) {
  const texts = useTexts(communityTexts);
  const name = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLElement>(null);
  const { question, records: answers, total } = value;
  const handleSent = () => {
    toast(texts.form.sentAnswer, { tone: 'success' });
    heading.current?.focus();
    if (page > 1) navigate(questionHref(question.id));
    else void refresh();
  };
  return (
    <div className={css.comments}>
      <QuestionCard value={value} />
      <Stack as="section" above="x6" gap="x4" aria-labelledby={name}>
        <h2 ref={heading} id={name} tabIndex={-1} className={css.heading}>
          {texts.answersHeading(question.answerCount)}
        </h2>
        {question.answerCount === 0 && <p className={css.help}>{texts.noAnswersHelp}</p>}
        <ul className={css.rows}>
          {answers.map((answer) => (
            <li key={answer.id}>
              <AnswerCard
                answer={answer}
                isAsker={question.author.isOwn}
                onMention={(called) => insertMention(called, form.current)}
              />
            </li>
          ))}
        </ul>
        <Pagination
          page={page}
          pageCount={Math.ceil(total / ANSWERS_PER_PAGE)}
          hrefOf={(to) => questionHref(question.id, to)}
        />
      </Stack>
      <Stack as="section" ref={form} above="x6" gap="x4" aria-label={texts.form.answer}>
        <h2 className={css.heading}>{texts.form.answer}</h2>
        <ComposeForm
          what={question.id}
          label={texts.form.answer}
          content={{ label: texts.form.answerContent, hint: texts.form.answerHint, isRequired: true }}
          submit={texts.form.sendAnswer}
          submitVisitor={texts.form.loginToAnswer}
          onCheck={() => true}
          onSent={handleSent}
        />
      </Stack>
    </div>
  );
}
