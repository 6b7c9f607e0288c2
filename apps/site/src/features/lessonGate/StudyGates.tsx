import { FreeCourseDialog, ProxyExamDialog } from '@lectern/ui/dialogs';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { currentAddress, navigate } from '../../shared/routes/hashLocation.ts';
import { freeCourses, loadFreeCourses } from './freeCourses.store.ts';
import { SigningGate } from './SigningGate.tsx';
import { answerGate, isWaitingAt, lessonGate } from './lessonGate.store.ts';
import { lessonGateTexts } from './lessonGate.texts.ts';

/** Where the registration for an exam is handed in; it leads back to the lesson. */
const toRegistration = () =>
  `/personal/course/apply?${new URLSearchParams({ apply: 'true', from: currentAddress() })}`;

/** The windows of the gates before a lesson; each shows while its gate waits. */
export function StudyGates() {
  const { machine } = useSnapshot(lessonGate);
  if (isWaitingAt(machine, 'proxy')) return <ProxyGate isSkippable={machine.isSkippable} />;
  if (isWaitingAt(machine, 'agreement')) return <SigningGate />;
  if (isWaitingAt(machine, 'freeCourse')) return <FreeCourseGate />;
  return null;
}

/** The first gate: the exam that the school registers its students for. */
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

/** The fourth gate: courses that came for free. Whatever the student does with them, study goes on. */
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
