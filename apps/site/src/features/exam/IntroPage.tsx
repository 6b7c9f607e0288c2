import { Card } from '@lectern/ui/Card';
import { Tag } from '@lectern/ui/Badge';
import { Breadcrumb } from '@lectern/ui/Breadcrumb';
import { Button, ButtonLink } from '@lectern/ui/Button';
import { DescriptionList } from '@lectern/ui/DescriptionList';
import { Heading, Inline } from '@lectern/ui/layout';
import { type Locale, useLocale, useTexts } from '@lectern/ui/locale';
import { formatMoney } from '@lectern/ui/Price';
import { RichText } from '@lectern/ui/RichText';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useLoad } from '../../shared/page/useLoad.ts';
import { formatTime } from '../../shared/i18n/moment.ts';
import { confirm } from '../../shared/overlays/confirm.ts';
import { navigate } from '../../shared/routes/hashLocation.ts';
import type { Prepare, ScreenProps } from '../../shared/routes/screen.ts';
import { DetailStates } from '../../shared/page/detail/DetailPage.tsx';
import { Page } from '../../shared/page/Page.tsx';
import { examRecordHref, exerciseHref } from '../../shared/routes/pages.ts';
import { checkFace } from '../face/index.ts';
import { askQuestions } from '../schoolQuestions/index.ts';
import * as css from './exam.css.ts';
import { attemptsLeft, type ExamItem } from './exam.model.ts';
import { stateTones } from './stateTones.ts';
import { examTexts } from './exam.texts.ts';
import { enterExam, intro, loadIntro, minutesFromNow } from './intro.store.ts';

/** Scene code of the school's questions before an exam. */
const EXAM_SCENE = 4;

/** Starts the page's first request. */
export const prepare: Prepare = ({ examId = '' }) => loadIntro.prefetch(examId);

/** An exam before it is entered: its facts, its rules and the button to enter. */
export default function IntroPage({ params }: ScreenProps) {
  const texts = useTexts(examTexts);
  const { examId = '' } = params;
  const { status, examId: shownId, exam } = useSnapshot(intro);
  const load = useLoad(loadIntro, examId);

  const shown = shownId === examId ? exam : undefined;
  const breadcrumb = (
    <Breadcrumb
      steps={[{ label: texts.title, href: '#/lib/subject/exampaper' }, { label: shown?.name ?? texts.rules }]}
    />
  );
  return (
    <Page breadcrumb={breadcrumb} {...(shown !== undefined && { title: shown.name })}>
      <DetailStates
        status={status}
        value={shown}
        level={1}
        missing={{ title: texts.missing, href: '#/lib/subject/exampaper', label: texts.toExams }}
        failed={texts.oneFailed}
        onRetry={load}
        skeleton={
          <div className={css.intro} role="status" aria-busy aria-label={texts.loading}>
            <div className={css.list}>
              <Skeleton width="280px" height="36px" />
              <Skeleton shape="box" height="160px" />
              <Skeleton shape="box" height="120px" />
            </div>
            <Skeleton shape="box" height="176px" />
          </div>
        }
      >
        {(one) => <Intro exam={one} />}
      </DetailStates>
    </Page>
  );
}

function Intro({ exam }: { readonly exam: ExamItem }) {
  const texts = useTexts(examTexts);
  const locale = useLocale();
  const { rulesHtml, lateMinutes, handInAfterMinutes, leaveLimit } = useSnapshot(intro);
  const left = attemptsLeft(exam);
  const chances = left === Infinity ? texts.anyAttempts : texts.attempts(left, exam.attemptLimit);
  const facts = [
    { term: texts.opens, value: formatTime(exam.openAt, 'moment', locale) },
    { term: texts.closes, value: formatTime(exam.closeAt, 'moment', locale) },
    { term: texts.length, value: texts.minutes(exam.minutes) },
    { term: texts.questions, value: texts.questionCount(exam.questionCount) },
    { term: texts.pass, value: texts.points(exam.passScore, exam.totalScore) },
    { term: texts.chances, value: chances },
    { term: texts.price, value: exam.priceCents > 0 && formatMoney(exam.priceCents) },
  ];
  const rules = [
    lateMinutes > 0 ? texts.late(lateMinutes) : '',
    handInAfterMinutes > 0 ? texts.handInAfter(handInAfterMinutes) : '',
    leaveLimit > 0 ? texts.leaves(leaveLimit) : '',
    exam.hasFaceCheck ? texts.face : '',
  ].filter(Boolean);
  return (
    <div className={css.intro}>
      <div>
        <Inline as="p" below="x4" gap="x2" align="stretch">
          <Tag tone={stateTones[exam.state]}>{texts.states[exam.hold || exam.state]}</Tag>{' '}
          <Tag>{texts.types[exam.type]}</Tag> {exam.subjectName !== '' && <Tag>{exam.subjectName}</Tag>}
        </Inline>
        <Card padding="large" below="x8">
          <DescriptionList layout="columns" items={facts} />
        </Card>
        <Heading below="x3">{texts.rules}</Heading>
        <div className={css.rules}>
          <RichText html={rulesHtml} />
          {rules.length > 0 && (
            <ul className={css.moreRules}>
              {rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <Gate exam={exam} />
    </div>
  );
}

/** Returns why an exam cannot be entered now; undefined if it can. */
function obstacleOf(exam: ExamItem, texts: typeof examTexts.zh, locale: Locale): string | undefined {
  const { state, openAt } = exam;
  if (state === 'notOpen') return texts.notOpen(formatTime(openAt, 'moment', locale));
  if (state !== 'doing' && attemptsLeft(exam) === 0) return texts.noneLeft;
  return state === 'missed' ? texts.closed : undefined;
}

/** The button to enter, or why there is none. */
function Gate({ exam }: { readonly exam: ExamItem }) {
  const texts = useTexts(examTexts);
  const locale = useLocale();
  const { status, isEntering } = useSnapshot(intro);
  const [problem, setProblem] = useState('');
  const [isRecognising, setRecognising] = useState(false);
  const obstacle = obstacleOf(exam, texts, locale);
  /**
   * Asks for confirmation if entering uses up one of a limited number of attempts, and does not continue the
   * current one.
   */
  const isMeant = () =>
    exam.state === 'doing' ||
    exam.attemptLimit === 0 ||
    confirm({
      title: texts.beginTitle(exam.attemptCount + 1, exam.attemptLimit),
      text: texts.beginText(minutesFromNow(exam)),
      confirm: texts.begin,
      cancel: texts.notNow,
    });
  const enter = async () => {
    setProblem('');
    if (!(await isMeant())) return;
    let entered = await enterExam();
    if (entered.result === 'questionsNeeded' && (await askQuestions(EXAM_SCENE))) entered = await enterExam();
    if (entered.result === 'faceNeeded') {
      setRecognising(true);
      const orderNo = await checkFace().catch(() => undefined);
      setRecognising(false);
      if (orderNo !== undefined) entered = await enterExam(orderNo);
    }
    if (entered.result === 'entered') navigate(exerciseHref(entered.recordId));
    else setProblem(entered.message === '' ? texts.offline : entered.message);
  };
  return (
    <Card as="aside" padding="large" gap="x3" className={css.gate}>
      {obstacle !== undefined ? (
        <p className={css.figure}>{obstacle}</p>
      ) : isRecognising ? (
        <>
          <p role="status">{texts.recognising}</p>
          <Button size="large" onClick={() => void checkFace()}>
            {texts.showCheck}
          </Button>
        </>
      ) : (
        // An exam that is loaded again may have changed: entering is decided on its current state.
        <Button
          variant="primary"
          size="large"
          isBusy={isEntering || status !== 'ready'}
          onClick={() => void enter()}
        >
          {exam.state === 'doing' ? texts.goOn : texts.enter}
        </Button>
      )}
      {problem !== '' && (
        <p role="alert" className={css.problem}>
          {problem}
        </p>
      )}
      {exam.recordId !== '' && exam.state !== 'doing' && (
        <ButtonLink href={examRecordHref(exam.recordId)}>{texts.lastResult}</ButtonLink>
      )}
      <p className={css.muted}>{texts.saved}</p>
      <ButtonLink variant="quiet" href="#/lib/subject/exampaper/rehearsal">
        {texts.rehearse}
      </ButtonLink>
    </Card>
  );
}
