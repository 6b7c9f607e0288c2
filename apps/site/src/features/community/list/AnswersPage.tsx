import { ButtonLink } from '@lectern/ui/Button';
import { useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { useLoad } from '../../../shared/page/useLoad.ts';
import type { Prepare } from '../../../shared/routes/screen.ts';
import { isLoggedIn } from '../../../shared/session/session.store.ts';
import { Page } from '../../../shared/page/Page.tsx';
import { SitePath } from '../../../shared/page/SitePath.tsx';
import { PageTabs } from '../../../shared/page/PageTabs.tsx';
import { ALL_QUESTIONS, answersHref, type AnswersQuery, ASK, readQuery, type View } from '../address.ts';
import { AskForm } from '../ask/AskForm.tsx';
import { communityTexts } from '../community.texts.ts';
import { OwnAnswers } from './OwnAnswers.tsx';
import { OwnQuestions } from './OwnQuestions.tsx';
import {
  questionsContext,
  loadCourses,
  loadNumbers,
  loadSubjects,
  showOwnAnswers,
  showOwnQuestions,
  showQuestions,
} from '../questions.store.ts';
import { SchoolQuestions } from './SchoolQuestions.tsx';

/** Requests the initial data of each view; the student's own views need a student. */
const viewPrefetches: Readonly<Record<View, (query: AnswersQuery) => readonly unknown[]>> = {
  all: (query) => [loadSubjects.prefetch(), showQuestions.prefetch(query)],
  mine: (query) => (isLoggedIn() ? [showOwnQuestions.prefetch(query)] : []),
  answers: (query) => (isLoggedIn() ? [showOwnAnswers.prefetch(query)] : []),
  ask: () => [loadSubjects.prefetch(), loadCourses.prefetch()],
};

/** Starts the page's first requests. */
export const prepare: Prepare = (_params, search) => {
  const query = readQuery(search);
  return Promise.all([loadNumbers.prefetch(), ...viewPrefetches[query.view](query)]);
};

/** The school's questions and the student's own; the view and filters are in the address (`/answerslist/0`). */
export default function AnswersPage() {
  const texts = useTexts(communityTexts);
  const { view } = readQuery(useSearch());
  const { unread } = useSnapshot(questionsContext);

  useLoad(loadNumbers, view);

  if (view === 'ask') {
    return (
      <Page
        title={texts.form.ask}
        breadcrumb={<SitePath steps={[{ label: texts.title, href: ALL_QUESTIONS }, { label: texts.ask }]} />}
      >
        <AskForm />
      </Page>
    );
  }
  const tabs = (['all', 'mine', 'answers'] as const).map((id) => ({
    id,
    href: answersHref({ view: id }),
    name: id === 'mine' && unread > 0 ? `${texts.tabs.mine} · ${texts.unread(unread)}` : texts.tabs[id],
  }));
  return (
    <Page
      title={texts.title}
      breadcrumb={<SitePath steps={[{ label: texts.title }]} />}
      actions={
        <ButtonLink variant="primary" href={ASK}>
          {texts.ask}
        </ButtonLink>
      }
    >
      <PageTabs label={texts.lists} tabs={tabs} current={view} />
      {view === 'all' && <SchoolQuestions />}
      {view === 'mine' && <OwnQuestions />}
      {view === 'answers' && <OwnAnswers />}
    </Page>
  );
}
