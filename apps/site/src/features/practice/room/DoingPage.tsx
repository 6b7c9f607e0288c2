import { AnswerPalette } from '@lectern/ui/AnswerPalette';
import { Button, ButtonLink } from '@lectern/ui/Button';
import { DescriptionList } from '@lectern/ui/DescriptionList';
import { Dialog } from '@lectern/ui/Dialog';
import { EmptyState } from '@lectern/ui/EmptyState';
import { Checkbox } from '@lectern/ui/fields';
import { ArrowLeftIcon, HelpIcon } from '@lectern/ui/icon';
import { Heading, Stack } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { RichText } from '@lectern/ui/RichText';
import { Skeleton } from '@lectern/ui/Skeleton';
import {
  type ComponentProps,
  type FunctionComponent,
  lazy,
  startTransition,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { afterPaint } from '../../../shared/deferred/afterPaint.ts';
import type { Prepare } from '../../../shared/routes/screen.ts';
import { navigate } from '../../../shared/routes/hashLocation.ts';
import { examHref, examRecordHref, reportHref } from '../../../shared/routes/pages.ts';
import { RetryButton } from '../../../shared/page/RetryButton.tsx';
import { toast } from '../../../shared/overlays/toast.ts';
import { AskedCard } from './paper/AskedCard.tsx';
import * as css from './DoingPage.css.ts';
import { Elapsed } from './Elapsed.tsx';
import { ExamBar } from './exam/ExamBar.tsx';
import { HandInDialog } from './HandInDialog.tsx';
import { goBy, goTo, openRoom, previewRoom, room, toggleMark } from './room.store.ts';
import { roomTexts } from './room.texts.ts';
import { RoomNotices } from './RoomNotices.tsx';
import type { RoomTools } from './tools/RoomTools.tsx';
// Its code comes late; a stylesheet that came late would have the whole page styled anew.
import './tools/RoomTools.css.ts';
import { SavedState } from './SavedState.tsx';
import { drawPalette, drawProgress } from './state/progress.ts';
import { nextTextSize, setKeys, strike, toggleNote, tools } from './tools/tools.store.ts';
import { toolsTexts } from './tools/tools.texts.ts';
import { useRoom } from './useRoom.ts';
import { type RoomKeys, useRoomKeys } from './useRoomKeys.ts';
import { useRoomView } from './useRoomView.ts';
import { WholePaper } from './paper/WholePaper.tsx';

/** Reads which exercise an address names; empty for none. */
const recordIn = (search: string): string => new URLSearchParams(search).get('recordId') ?? '';

/** What the page asks for first. */
export const prepare: Prepare = (_params, search) => {
  const recordId = recordIn(search);
  return recordId === '' ? Promise.resolve() : previewRoom(recordId);
};

/** The room in which a paper is done: one question at a time, whatever the paper's length. */
export default function DoingPage() {
  const recordId = recordIn(useSearch());
  return recordId === '' ? <NoRoom /> : <OpenRoom recordId={recordId} />;
}

function OpenRoom({ recordId }: { readonly recordId: string }) {
  const texts = useTexts(roomTexts);
  const step = useRoom(recordId);
  const { exam, faceOf } = useSnapshot(room);
  const isExam = exam !== undefined;
  useEffect(() => {
    if (step !== 'face') return;
    toast(texts.faceFirst, { tone: 'warning' });
    navigate(examHref(faceOf), { replace: true });
  }, [step, faceOf, texts]);
  useEffect(() => {
    if (step !== 'handedIn') return;
    if (room.lateCount > 0)
      toast((room.isOver ? texts.afterEnd : texts.tooLate)(room.lateCount), { tone: 'warning' });
    navigate((isExam ? examRecordHref : reportHref)(recordId), { replace: true });
  }, [step, recordId, isExam, texts]);

  if (step === 'missing') return <NoRoom />;
  if (step === 'failed') return <NoRoom onRetry={() => openRoom(recordId)} />;
  return step === 'ready' || step === 'handingIn' ? <Room /> : <RoomSkeleton />;
}

/** An exercise that is not there, or could not be loaded; with a way on. */
function NoRoom({ onRetry }: { readonly onRetry?: () => void }) {
  const texts = useTexts(roomTexts);
  return (
    <div className={css.room}>
      <EmptyState
        type="blank"
        level={1}
        title={onRetry === undefined ? texts.missing : texts.failed}
        action={
          onRetry === undefined ? (
            <ButtonLink href="#/lib/subject">{texts.toBank}</ButtonLink>
          ) : (
            <RetryButton onClick={onRetry} />
          )
        }
      />
    </div>
  );
}

function RoomSkeleton() {
  const texts = useTexts(roomTexts);
  return (
    <div className={css.room} role="status" aria-busy aria-label={texts.loading}>
      <div className={css.bar}>
        <Skeleton width="240px" />
      </div>
      <div className={css.desk}>
        <Stack gap="x8">
          <Skeleton width="120px" />
          <Skeleton shape="box" height="96px" />
          {[1, 2, 3, 4].map((place) => (
            <Skeleton key={place} shape="box" height="48px" />
          ))}
        </Stack>
      </div>
    </div>
  );
}

type Overlay = 'none' | 'palette' | 'handIn' | 'help';

/** The option at a place of the question in view; undefined where it has no such option. */
function optionAt(place: number): HTMLInputElement | undefined {
  const question = document.getElementById(`question-${room.currentId}`);
  return question?.querySelectorAll<HTMLInputElement>('input:is([type=radio], [type=checkbox])')[place];
}

/** Rules the option at a place out, or takes that back. */
function strikeAt(place: number): void {
  const option = optionAt(place);
  if (option !== undefined) strike(room.currentId, option.value);
}

/** Tools to think with; where their code cannot be had, the paper is done without. */
const LateTools = lazy<FunctionComponent<ComponentProps<typeof RoomTools>>>(async () => ({
  default: (await import('./tools/RoomTools.tsx').catch(() => undefined))?.RoomTools ?? (() => null),
}));

/** False until the first frame is on the screen: it shows the question, and the rest of the paper follows. */
function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return isPainted;
}

function Room() {
  const texts = useTexts(roomTexts);
  const toolTexts = useTexts(toolsTexts);
  const { step, paper, currentId, exam, seat, isOver } = useSnapshot(room);
  const { hasKeys } = useSnapshot(tools);
  const [overlay, setOverlay] = useState<Overlay>('none');
  const [isTimeShown, setTimeShown] = useState(true);
  const isPainted = useIsPainted();
  const isElsewhere = seat === 'otherTab' || seat === 'otherDevice';
  const place = paper.sheetOf[currentId] ?? 0;
  const isLast = place === paper.sheets.length - 1;

  const keys = useMemo<RoomKeys>(
    () => ({
      onStep: goBy,
      onChoose: (at) => optionAt(at)?.click(),
      onStrike: strikeAt,
      onMark: () => toggleMark(room.currentId),
      onNote: () => toggleNote(room.currentId),
      onHighlight: () => void (tools.isHighlighting = !tools.isHighlighting),
      onTextSize: nextTextSize,
      onTime: () => setTimeShown((isShown) => !isShown),
      onHelp: () => setOverlay('help'),
    }),
    [],
  );
  useRoomKeys(keys, hasKeys);

  // A new sheet starts at its top; within a material the chosen part comes into view.
  useEffect(() => {
    const target = document.getElementById(`question-${currentId}`);
    const isFirstPart = paper.sheets[place]?.questions[0]?.id === currentId;
    if (isFirstPart) scrollTo({ top: 0, behavior: 'instant' });
    else target?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [currentId, place, paper]);

  const choose = useCallback((id: string) => {
    goTo(id);
    setOverlay('none');
  }, []);
  return (
    <div className={css.room}>
      <header className={css.bar}>
        <ButtonLink
          className={css.tool}
          href={exam === undefined ? '#/lib/subject' : '#/lib/subject/exampaper'}
          variant="quiet"
          size="small"
          aria-label={texts.leave}
        >
          <ArrowLeftIcon size={20} />
        </ButtonLink>
        <h1 className={css.title}>{paper.title || texts.palette}</h1>
        <SavedState />
        {exam === undefined ? (
          <Elapsed isShown={isTimeShown} onToggle={() => setTimeShown(!isTimeShown)} />
        ) : (
          <ExamBar exam={exam} isTimeShown={isTimeShown} onTimeShown={setTimeShown} />
        )}
        <Button
          className={`${css.forKeys} ${css.tool}`}
          variant="quiet"
          size="small"
          aria-label={texts.help}
          onClick={() => setOverlay('help')}
        >
          <HelpIcon />
        </Button>
        <Button variant="primary" size="small" disabled={isElsewhere} onClick={() => setOverlay('handIn')}>
          {texts.handIn}
        </Button>
      </header>
      <div className={css.desk}>
        <Stack gap="x8">
          <RoomNotices />
          <fieldset
            className={css.questions}
            disabled={step !== 'ready' || isElsewhere || isOver}
            inert={seat === 'unclaimed'}
          >
            <Sheet place={place} />
          </fieldset>
          <div className={css.steps} {...(isLast && { 'data-last': '' })}>
            <Button className={css.stepBack} disabled={place === 0} onClick={() => goBy(-1)}>
              {texts.previous}
            </Button>
            <span className={css.stepsEnd} />
            {isLast ? (
              <Button variant="primary" disabled={isElsewhere} onClick={() => setOverlay('handIn')}>
                {texts.review}
              </Button>
            ) : (
              <Button variant="primary" onClick={() => goBy(1)}>
                {texts.next}
              </Button>
            )}
          </div>
        </Stack>
        <aside className={css.side}>
          <Heading size="sm">{texts.palette}</Heading>
          {isPainted && <RoomPalette onChoose={choose} />}
        </aside>
      </div>
      <Dock isFirst={place === 0} isLast={isLast} onOpen={() => setOverlay('palette')} />
      <Dialog isOpen={overlay === 'palette'} onClose={() => setOverlay('none')} title={texts.palette}>
        <RoomPalette onChoose={choose} />
      </Dialog>
      <Dialog
        isOpen={overlay === 'help'}
        onClose={() => setOverlay('none')}
        title={texts.helpTitle}
        width={400}
        actions={<Button onClick={() => setOverlay('none')}>{texts.close}</Button>}
      >
        <DescriptionList layout="pairs" items={texts.keys} />
        <Checkbox checked={hasKeys} onChange={(event) => setKeys(event.target.checked)}>
          {toolTexts.hasKeys}
        </Checkbox>
      </Dialog>
      <HandInDialog isOpen={overlay === 'handIn'} onClose={() => setOverlay('none')} onChoose={choose} />
      <WholePaper place={place} />
    </div>
  );
}

/** The same each time, so that an untouched question is not drawn anew. */
const NO_ANSWER: readonly string[] = [];

/** The question in view, or the material with its parts. */
function Sheet({ place }: { readonly place: number }) {
  const texts = useTexts(roomTexts);
  const { paper, answers, marked, signs } = useSnapshot(room);
  const { isStriking, textSize, notes } = useSnapshot(tools);
  const sheet = paper.sheets[place];
  if (sheet === undefined) return null;
  const first = sheet.questions[0];
  const section = paper.sections.find(({ questions }) => questions.some(({ id }) => id === first?.id));
  return (
    <>
      <div className={css.sheetHead}>
        {section !== undefined && section.name !== '' && <h2 className={css.section}>{section.name}</h2>}
        <Suspense>
          <LateTools questions={sheet.questions} />
        </Suspense>
      </div>
      {sheet.materialHtml !== '' && (
        <details className={css.material} data-size={textSize} open key={first?.id}>
          <summary className={css.materialHead}>{texts.material}</summary>
          <RichText html={sheet.materialHtml} />
        </details>
      )}
      {sheet.questions.map((question) => (
        <div
          key={question.id}
          id={`question-${question.id}`}
          className={css.asked}
          data-size={textSize}
          style={{ scrollMarginTop: 84 }}
          onFocus={() => goTo(question.id)}
        >
          <AskedCard
            question={question}
            answer={answers[question.id] ?? NO_ANSWER}
            isMarked={marked[question.id] === true}
            sign={signs[question.id]}
            isStriking={isStriking}
            isNoting={notes[question.id]}
          />
        </div>
      ))}
    </>
  );
}

interface DockProps {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onOpen: () => void;
}

/** Steps and the palette, under the thumb. */
function Dock({ isFirst, isLast, onOpen }: DockProps) {
  const texts = useTexts(roomTexts);
  const { paper } = useSnapshot(room);
  const { answered } = useRoomView(drawProgress);
  return (
    <div className={css.dock}>
      <Button aria-label={texts.previous} disabled={isFirst} onClick={() => goBy(-1)}>
        ←
      </Button>
      <Button className={css.dockMiddle} onClick={onOpen}>
        {texts.openPalette(answered, paper.questionCount)}
      </Button>
      <Button aria-label={texts.next} disabled={isLast} onClick={() => goBy(1)}>
        →
      </Button>
    </div>
  );
}

function RoomPalette({ onChoose }: { readonly onChoose: (id: string) => void }) {
  const { currentId } = useSnapshot(room);
  const groups = useRoomView(drawPalette);
  return <AnswerPalette groups={groups} currentId={currentId} onChoose={onChoose} />;
}
