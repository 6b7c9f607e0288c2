import { FreeCourseDialog, ProxyExamDialog } from '@lectern/ui/dialogs';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { currentAddress, navigate } from '../../shared/routes/hashLocation.ts';
import { freeCourses, loadFreeCourses } from './freeCourses.store.ts';
import { SigningGate } from './SigningGate.tsx';
import { answerGate, isWaitingAt, lessonGate } from './lessonGate.store.ts';
import { lessonGateTexts } from './lessonGate.texts.ts';

/** Address of the exam registration, which returns to the lesson. */
const toRegistration = () =>
  `/personal/course/apply?${new URLSearchParams({ apply: 'true', from: currentAddress() })}`;

/** The dialogs of the gates before a lesson; each is shown while its gate is open. */
export function StudyGates() {
  const { machine } = useSnapshot(lessonGate);
  if (isWaitingAt(machine, 'proxy')) return <ProxyGate isSkippable={machine.isSkippable} />;
  if (isWaitingAt(machine, 'agreement')) return <SigningGate />;
  if (isWaitingAt(machine, 'freeCourse')) return <FreeCourseGate />;
  return null;
}

/** The first gate: the exam for which the school registers its students. */
function ProxyGate({ isSkippable }: { readonly isSkippable: boolean }) {
  const texts = useTexts(lessonGateTexts);
  return (
    <ProxyExamDialog
      isOpen
      onClose={() => answerGate(isSkippable ? 'skip' : 'cancel')}
      onSignUp={() => navigate(toRegistration())}
    >
      <p>{isSkippable ? texts.proxyLater : texts.proxyFirst}</p>
    </ProxyExamDialog>
  );
}

/** The fourth gate: free courses. Whatever the student does with them, the lesson continues. */
function FreeCourseGate() {
  const texts = useTexts(lessonGateTexts);
  const locale = useLocale();
  const { courses } = useSnapshot(freeCourses);

  useEffect(() => void loadFreeCourses(), []);

  return (
    <FreeCourseDialog
      isOpen
      onClose={() => answerGate('done')}
      courses={courses.map(({ id, name }) => ({ id, name: name[locale] }))}
      acceptLabel={texts.openGift}
      onAccept={() => navigate(courses[0]?.href ?? '/personal/course/lessons')}
    />
  );
}
