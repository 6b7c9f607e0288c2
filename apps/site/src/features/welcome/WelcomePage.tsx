import { RadioGroup } from '@lectern/ui/fields';
import { useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { lazy, Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { DetailStates } from '../../shared/page/DetailPage.tsx';
import { Page } from '../../shared/page/Page.tsx';
import { session } from '../../shared/session/session.store.ts';
import { Question } from './Question.tsx';
import * as css from './welcome.css.ts';
import { goHome, loadWelcome, welcome } from './welcome.store.ts';
import { welcomeTexts } from './welcome.texts.ts';

const LaterSteps = lazy(() => import('./LaterSteps.tsx'));

/** A student's first minutes (/welcome): a subject, an exam if there is one, and one step to begin with. */
export default function WelcomePage() {
  const texts = useTexts(welcomeTexts);
  const { status, step, subjects } = useSnapshot(welcome);
  const { token } = useSnapshot(session);
  useEffect(() => void loadWelcome(), [token]);
  const hasNothing = status === 'ready' && subjects.length === 0;
  // A school without questions has nothing to ask.
  useEffect(() => {
    if (hasNothing) goHome();
  }, [hasNothing]);
  return (
    <Page>
      <DetailStates
        status={status}
        value={status === 'ready' && !hasNothing ? step : undefined}
        level={1}
        failed={texts.failed}
        onRetry={() => void loadWelcome()}
        skeleton="320px"
      >
        {(at) => (
          <div className={css.page}>
            {at === 'subject' ? (
              <SubjectStep />
            ) : (
              <Suspense fallback={<Skeleton shape="box" height="320px" />}>
                <LaterSteps />
              </Suspense>
            )}
          </div>
        )}
      </DetailStates>
    </Page>
  );
}

function SubjectStep() {
  const texts = useTexts(welcomeTexts);
  const { subjects, subjectId } = useSnapshot(welcome);
  return (
    <Question
      step={1}
      title={texts.subject}
      help={texts.subjectHelp}
      canGoOn={subjectId !== ''}
      onNext={() => (welcome.step = 'exam')}
    >
      <RadioGroup
        label={texts.subjects}
        options={subjects.map((subject) => ({
          value: subject.id,
          label: subject.name,
          hint: texts.questions(subject.category, subject.questionCount),
        }))}
        value={subjectId === '' ? null : subjectId}
        onChange={(value) => (welcome.subjectId = value)}
      />
    </Question>
  );
}
