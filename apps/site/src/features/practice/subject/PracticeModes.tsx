import { Button, ButtonLink } from '@lectern/ui/Button';
import { Heading, Stack } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { Spinner } from '@lectern/ui/Spinner';
import { Tree, type TreeNode } from '@lectern/ui/Tree';
import { type ReactNode, useId, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { FailedNote } from '../../../shared/page/FailedNote.tsx';
import { labelled } from '../../../shared/i18n/labelled.ts';
import { navigate } from '../../../shared/routes/hashLocation.ts';
import { session } from '../../../shared/session/session.store.ts';
import { openLogin } from '../../../shared/session/login.ts';
import { type Result } from '../../../shared/result.ts';
import { exerciseHref } from '../../../shared/routes/pages.ts';
import { enterExercise, exerciseStart } from '../../../shared/routes/enterExercise.ts';
import { RankDialog } from './RankDialog.tsx';
import { SmartDialog } from './SmartDialog.tsx';
import { bank } from './subject.store.ts';
import * as css from './practiceModes.css.ts';
import {
  loadPracticeModes,
  type PointItem,
  startChapter,
  startDaily,
  startOrder,
  practiceModes,
} from './practiceModes.store.ts';
import { practiceModesTexts } from './practiceModes.texts.ts';

/** Opens an exercise that was started; a visitor is asked to log in first. */
async function begin(start: () => Promise<Result<string>>, problem: string): Promise<void> {
  if (session.token === '') {
    openLogin('login');
    return;
  }
  await enterExercise(start(), problem);
}

interface PracticeModesProps {
  readonly categoryId: string;
  readonly subjectId: string;
  readonly subjectName: string;
}

/** The ways to practise one subject, besides its papers: daily, in order, by choice, by topic. */
export function PracticeModes({ categoryId, subjectId, subjectName }: PracticeModesProps) {
  const texts = useTexts(practiceModesTexts);
  const { status, points, hasFailed, subjectId: shownId } = useSnapshot(practiceModes);
  if (shownId !== subjectId || status === 'idle') return null;
  return (
    <section aria-label={texts.title(subjectName)}>
      <Unfinished />
      <Cards categoryId={categoryId} />
      {hasFailed && (
        <Stack below="x6">
          <FailedNote onRetry={() => void loadPracticeModes(subjectId)}>{texts.failed}</FailedNote>
        </Stack>
      )}
      {points.length > 0 && <Points />}
    </section>
  );
}

/** The unfinished exercise of this subject. */
function Unfinished() {
  const texts = useTexts(practiceModesTexts);
  const locale = useLocale();
  const { unfinished } = useSnapshot(practiceModes);
  const { last } = useSnapshot(bank);
  // The same exercise may already be shown at the top of the page.
  if (unfinished === undefined || unfinished.recordId === last?.recordId) return null;
  const { recordId, title, answeredCount, questionCount } = unfinished;
  return (
    <div className={css.unfinished}>
      <div className={css.text}>
        <p className={css.name}>{title}</p>
        <p className={css.muted}>{texts.unfinished(answeredCount, questionCount)}</p>
      </div>
      <ButtonLink
        variant="primary"
        href={exerciseHref(recordId)}
        aria-label={labelled(locale, texts.goOn, title)}
      >
        {texts.goOn}
      </ButtonLink>
    </div>
  );
}

interface CardProps {
  readonly way: string;
  readonly name: string;
  readonly help: string;
  readonly action: string;
  readonly isDone?: boolean;
  readonly onBegin: () => void;
  /** Shown before the button. */
  readonly more?: ReactNode;
}

function Card({ way, name, help, action, isDone = false, onBegin, more }: CardProps) {
  const locale = useLocale();
  const { of: starting } = useSnapshot(exerciseStart);
  return (
    <li className={css.way}>
      <div className={css.text}>
        <h3 className={css.name}>{name}</h3>
        <p className={css.muted}>{help}</p>
      </div>
      {more}
      <Button
        disabled={isDone}
        isBusy={starting === way}
        aria-label={labelled(locale, action, name)}
        onClick={onBegin}
      >
        {action}
      </Button>
    </li>
  );
}

function Cards({ categoryId }: Pick<PracticeModesProps, 'categoryId'>) {
  const texts = useTexts(practiceModesTexts);
  const { daily, subjectId } = useSnapshot(practiceModes);
  const [isChoosing, setChoosing] = useState(false);
  const [isRanking, setRanking] = useState(false);
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
          more={
            daily !== undefined &&
            daily.studentCount > 0 && (
              <Button variant="quiet" aria-haspopup="dialog" onClick={() => setRanking(true)}>
                {texts.rank}
              </Button>
            )
          }
          onBegin={() => void begin(startDaily, texts.notStarted)}
        />
        <Card
          way="quick"
          name={texts.quick}
          help={texts.quickHelp}
          action={texts.begin}
          onBegin={() => navigate(`/lib/subject/quick?${new URLSearchParams({ categoryId, subjectId })}`)}
        />
        <Card
          way="order"
          name={texts.order}
          help={texts.orderHelp}
          action={texts.begin}
          onBegin={() => void begin(startOrder, texts.notStarted)}
        />
        <Card way="smart" name={texts.smart} help={texts.smartHelp} action={texts.begin} onBegin={choose} />
      </ul>
      <SmartDialog isOpen={isChoosing} onClose={() => setChoosing(false)} />
      <RankDialog subjectId={subjectId} isOpen={isRanking} onClose={() => setRanking(false)} />
    </>
  );
}

/** Maximum number of points that are all expanded at first; with more, only the first chapter is. */
const MAX_EXPANDED = 24;

/** Puts each point under its chapter; one whose chapter is missing becomes a root. */
function nodesOf(points: readonly PointItem[], noteOf: (point: PointItem) => string): TreeNode[] {
  const ids = new Set(points.map(({ id }) => id));
  return points
    .filter(({ parentId }) => !ids.has(parentId))
    .map((chapter) => ({
      id: chapter.id,
      label: chapter.name,
      note: noteOf(chapter),
      children: points
        .filter(({ parentId }) => parentId === chapter.id)
        .map((point) => ({ id: point.id, label: point.name, note: noteOf(point) })),
    }));
}

function Points() {
  const texts = useTexts(practiceModesTexts);
  const help = useId();
  const { points, subjectId } = useSnapshot(practiceModes);
  const { of: starting } = useSnapshot(exerciseStart);
  const nodes = nodesOf(points, ({ doneCount, questionCount }) =>
    texts.chapterDone(doneCount, questionCount),
  );
  return (
    <section className={css.points}>
      <Heading below="x3" level={3} size="md">
        {texts.chapters}
      </Heading>
      <p id={help} className={css.hidden}>
        {texts.chaptersHelp}
      </p>
      <div className={css.tree}>
        <Tree
          key={subjectId}
          label={texts.chapters}
          aria-describedby={help}
          nodes={nodes}
          openIds={(points.length <= MAX_EXPANDED ? nodes : nodes.slice(0, 1)).map(({ id }) => id)}
          onSelect={(id) => {
            if (starting === '') void begin(() => startChapter(id), texts.notStarted);
          }}
          renderAside={({ id }) =>
            starting === `point ${id}` ? <Spinner /> : <span className={css.practise}>{texts.practise}</span>
          }
        />
      </div>
    </section>
  );
}
