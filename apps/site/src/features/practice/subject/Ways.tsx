import { Button } from '@lectern/ui/Button';
import { LineChart } from '@lectern/ui/LineChart';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { labelled } from '../../../i18n/labelled.ts';
import { formatTime } from '../../../i18n/moment.ts';
import { navigate } from '../../../routes/hashLocation.ts';
import { session } from '../../../session/session.store.ts';
import { openLogin } from '../../../shell/access.ts';
import { toast } from '../../../shell/toast.ts';
import { SmartDialog } from './SmartDialog.tsx';
import * as css from './ways.css.ts';
import { loadWays, startChapter, startDaily, type Started, startOrder, ways } from './ways.store.ts';
import { waysTexts } from './ways.texts.ts';

/** Goes into an exercise that was begun; a visitor is asked to log in first. */
async function begin(start: () => Promise<Started>, problem: string): Promise<void> {
  if (session.token === '') {
    openLogin('login');
    return;
  }
  const started = await start();
  if ('recordId' in started) navigate(`/lib/subject/doing?recordId=${encodeURIComponent(started.recordId)}`);
  else toast(started.problem === '' ? problem : started.problem, { tone: 'danger' });
}

interface WaysProps {
  readonly categoryId: string;
  readonly subjectId: string;
  readonly subjectName: string;
}

/** The ways to practise one subject, beside its papers: day by day, in order, by choice, by topic. */
export function Ways({ categoryId, subjectId, subjectName }: WaysProps) {
  const texts = useTexts(waysTexts);
  const { step, points, weeks, subjectId: shownId } = useSnapshot(ways);
  const { token } = useSnapshot(session);
  useEffect(() => void loadWays(subjectId), [subjectId, token]);
  if (shownId !== subjectId || step === 'failed' || step === 'idle') return null;
  const hasWeeks = weeks.some(({ doneCount }) => doneCount > 0);
  return (
    <section aria-label={texts.title(subjectName)}>
      <Cards categoryId={categoryId} />
      <div className={css.columns} {...(hasWeeks && { 'data-weeks': '' })}>
        {points.length > 0 && <Points />}
        {hasWeeks && <Weeks />}
      </div>
    </section>
  );
}

interface CardProps {
  readonly way: string;
  readonly name: string;
  readonly help: string;
  readonly action: string;
  readonly isDone?: boolean;
  readonly onBegin: () => void;
}

function Card({ way, name, help, action, isDone = false, onBegin }: CardProps) {
  const locale = useLocale();
  const { starting } = useSnapshot(ways);
  return (
    <li className={css.way}>
      <div className={css.words}>
        <h3 className={css.name}>{name}</h3>
        <p className={css.quiet}>{help}</p>
      </div>
      <Button disabled={isDone} isBusy={starting === way} aria-label={labelled(locale, action, name)} onClick={onBegin}>
        {action}
      </Button>
    </li>
  );
}

function Cards({ categoryId }: Pick<WaysProps, 'categoryId'>) {
  const texts = useTexts(waysTexts);
  const { daily, subjectId } = useSnapshot(ways);
  const [isChoosing, setChoosing] = useState(false);
  const state = daily?.state ?? 'new';
  const dailyHelp =
    daily === undefined || state === 'new'
      ? texts.dailyNew(daily?.questionCount ?? 10)
      : state === 'doing'
        ? texts.dailyDoing
        : texts.dailyDone(daily.rightCount, daily.questionCount, daily.rank, daily.studentCount);
  const streak = daily !== undefined && daily.streakDays > 0 ? ` · ${texts.streak(daily.streakDays)}` : '';
  const choose = () => (session.token === '' ? openLogin('login') : setChoosing(true));
  return (
    <>
      <ul className={css.ways}>
        <Card
          way="daily"
          name={texts.daily}
          help={dailyHelp + streak}
          action={state === 'done' ? texts.done : state === 'doing' ? texts.goOn : texts.begin}
          isDone={state === 'done'}
          onBegin={() => void begin(startDaily, texts.notStarted)}
        />
        <Card way="quick" name={texts.quick} help={texts.quickHelp} action={texts.begin} onBegin={() => navigate(`/lib/subject/quick?${new URLSearchParams({ categoryId, subjectId })}`)} />
        <Card way="order" name={texts.order} help={texts.orderHelp} action={texts.begin} onBegin={() => void begin(startOrder, texts.notStarted)} />
        <Card way="smart" name={texts.smart} help={texts.smartHelp} action={texts.begin} onBegin={choose} />
      </ul>
      <SmartDialog isOpen={isChoosing} onClose={() => setChoosing(false)} />
    </>
  );
}

function Points() {
  const texts = useTexts(waysTexts);
  const locale = useLocale();
  const { points, starting } = useSnapshot(ways);
  return (
    <section>
      <h3 className={css.heading}>{texts.chapters}</h3>
      <ul className={css.points}>
        {points.map(({ id, name, isChapter, doneCount, questionCount }) => (
          <li key={id} className={css.point} {...(!isChapter && { 'data-point': '' })}>
            <div className={css.words}>
              <p className={css.pointName}>{name}</p>
              <p className={css.quiet}>{texts.chapterDone(doneCount, questionCount)}</p>
            </div>
            <Button
              variant="quiet"
              isBusy={starting === id}
              aria-label={labelled(locale, texts.practise, name)}
              onClick={() => void begin(() => startChapter(id), texts.notStarted)}
            >
              {texts.practise}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Weeks() {
  const texts = useTexts(waysTexts);
  const locale = useLocale();
  const { weeks } = useSnapshot(ways);
  return (
    <LineChart
      label={texts.weeks}
      labels={weeks.map(({ startsOn }) => formatTime(startsOn, 'shortDay', locale))}
      series={[
        { id: 'done', label: texts.answered, values: weeks.map(({ doneCount }) => doneCount) },
        { id: 'right', label: texts.right, values: weeks.map(({ rightCount }) => rightCount) },
      ]}
    />
  );
}
