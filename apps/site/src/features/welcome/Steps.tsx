import { Button } from '@lectern/ui/Button';
import { RadioGroup } from '@lectern/ui/fields';
import { Inline } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { DatePicker } from '@lectern/ui/pickers';
import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { deferred } from '../../shared/deferred/deferred.tsx';
import { formatTime } from '../../shared/i18n/moment.ts';
import { showRefusal } from '../../shared/overlays/toastResult.ts';
import { loadTodayChunk } from '../today/index.ts';
import { Head, Question } from './Question.tsx';
import { goHome, isUpcoming, saveGoal, welcome, type WelcomeState } from './welcome.store.ts';
import { welcomeTexts } from './welcome.texts.ts';

const FirstStep = deferred(async () => (await loadTodayChunk()).FirstStep);

export type StepsProps = Pick<WelcomeState, 'step'>;

/** The questions one after the other, then one action to begin with. */
export function Steps({ step }: StepsProps) {
  if (step === 'subject') return <SubjectStep />;
  return step === 'exam' ? <ExamStep /> : <Ready />;
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

function ExamStep() {
  const texts = useTexts(welcomeTexts);
  const locale = useLocale();
  const [isDayMissing, setDayMissing] = useState(false);
  const { subjects, subjectId, exams, exam, examOn } = useSnapshot(welcome);
  const subject = subjects.find((one) => one.id === subjectId)?.name;
  const fitting = exams.filter((one) => one.subject === subject);
  const handleNext = async () => {
    const isMissing = exam === 'own' && !isUpcoming(examOn);
    setDayMissing(isMissing);
    if (isMissing) return;
    const saved = await saveGoal();
    if (!saved.isDone) showRefusal(saved, texts.notSaved);
  };
  return (
    <Question
      step={2}
      title={texts.exam}
      help={texts.examHelp}
      canGoOn={exam !== ''}
      onNext={() => void handleNext()}
      before={
        <Button size="large" onClick={() => (welcome.step = 'subject')}>
          {texts.back}
        </Button>
      }
    >
      <RadioGroup
        label={texts.exams}
        options={[
          ...fitting.map((one) => ({
            value: one.id,
            label: one.name,
            hint: texts.examOf(formatTime(one.openAt, 'day', locale)),
          })),
          { value: 'own', label: texts.ownDay },
          { value: 'none', label: texts.noExam, hint: texts.noExamHelp },
        ]}
        value={exam === '' ? null : exam}
        onChange={(value) => (welcome.exam = value)}
      />
      {exam === 'own' && (
        <DatePicker
          label={texts.day}
          value={examOn === '' ? null : examOn}
          onChange={(value) => (welcome.examOn = value ?? '')}
          message={isDayMissing ? texts.dayMissing : undefined}
        />
      )}
    </Question>
  );
}

/** One action to begin with. */
function Ready() {
  const texts = useTexts(welcomeTexts);
  const { subjects, subjectId } = useSnapshot(welcome);
  const subject = subjects.find((one) => one.id === subjectId)?.name ?? '';
  return (
    <>
      <Head step={undefined} title={texts.ready} help={texts.readyHelp(subject)} />
      <FirstStep />
      <Inline gap="x3">
        <Button variant="quiet" onClick={goHome}>
          {texts.home}
        </Button>
      </Inline>
    </>
  );
}
