import { AnswerPalette } from '@lectern/ui/AnswerPalette';
import { Dialog } from '@lectern/ui/Dialog';
import { Heading, Stack } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { afterPaint } from '../../../shared/deferred/afterPaint.ts';
import { deferred } from '../../../shared/deferred/deferred.tsx';
import { whenIdle } from '../../../shared/deferred/whenIdle.ts';
import * as css from './DoingPage.css.ts';
import { HandInDialog } from './HandInDialog.tsx';
import { Sheet } from './paper/Sheet.tsx';
import { WholePaper } from './paper/WholePaper.tsx';
import { goTo, room } from './room.store.ts';
import { roomTexts } from './room.texts.ts';
import { RoomBar } from './RoomBar.tsx';
import { roomKeys } from './roomKeys.ts';
import { RoomNotices } from './RoomNotices.tsx';
import { drawPalette } from './state/progress.ts';
import { isElsewhere } from './state/room.state.ts';
import { Dock, Steps } from './Steps.tsx';
import { tools } from './tools/tools.store.ts';
import { useRoomKeys } from './useRoomKeys.ts';
import { useRoomView } from './useRoomView.ts';

const RoomHelp = deferred(async () => (await import('./RoomHelp.tsx')).RoomHelp);

type Overlay = 'none' | 'palette' | 'handIn' | 'help';

/**
 * Returns false until the first frame, which shows the question, is painted; the rest of the paper is rendered
 * after it.
 */
function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return isPainted;
}

/** The room: the bar, the question in view, the palette, and the dialogs. */
export function Room() {
  const texts = useTexts(roomTexts);
  const { step, paper, currentId, seat, isOver } = useSnapshot(room);
  const { hasKeys } = useSnapshot(tools);
  const [overlay, setOverlay] = useState<Overlay>('none');
  const [isTimeShown, setTimeShown] = useState(true);
  const isPainted = useIsPainted();
  const sheetIndex = paper.sheetOf[currentId] ?? 0;
  const number = paper.sheets[sheetIndex]?.questions.find(({ id }) => id === currentId)?.number;
  const ends = { isFirst: sheetIndex === 0, isLast: sheetIndex === paper.sheets.length - 1 };

  const close = () => setOverlay('none');
  const openHandIn = () => setOverlay('handIn');
  const keys = useMemo(
    () => roomKeys({ onTime: () => setTimeShown((isShown) => !isShown), onHelp: () => setOverlay('help') }),
    [],
  );
  useRoomKeys(keys, hasKeys);

  // Preloaded, so that the help also opens offline; the paper is loaded first.
  useEffect(() => whenIdle(() => void RoomHelp.preload().catch(() => undefined)), []);

  // A new sheet starts at its top; within a material, the chosen part is scrolled into view.
  useEffect(() => {
    const target = document.getElementById(`question-${currentId}`);
    const isFirstPart = paper.sheets[sheetIndex]?.questions[0]?.id === currentId;
    if (isFirstPart) scrollTo({ top: 0, behavior: 'instant' });
    else target?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [currentId, sheetIndex, paper]);

  const choose = useCallback((id: string) => {
    goTo(id);
    setOverlay('none');
  }, []);
  return (
    <div className={css.room}>
      <RoomBar
        isTimeShown={isTimeShown}
        onTimeShown={setTimeShown}
        onHelp={() => setOverlay('help')}
        onHandIn={openHandIn}
      />
      <div className={css.workspace}>
        <Stack gap="x8">
          <RoomNotices />
          {/* Announces the new question to screen readers. */}
          <p className={css.srOnly} aria-live="polite">
            {number !== undefined && texts.questionOf(number, paper.questionCount)}
          </p>
          <fieldset
            className={css.questions}
            disabled={step !== 'ready' || isElsewhere(seat) || isOver}
            inert={seat === 'unclaimed'}
          >
            <Sheet sheetIndex={sheetIndex} />
          </fieldset>
          <Steps {...ends} onHandIn={openHandIn} />
        </Stack>
        <aside className={css.side}>
          <Heading size="sm">{texts.palette}</Heading>
          {isPainted && <RoomPalette onChoose={choose} />}
        </aside>
      </div>
      <Dock {...ends} onOpen={() => setOverlay('palette')} />
      <Dialog isOpen={overlay === 'palette'} onClose={close} title={texts.palette}>
        <RoomPalette onChoose={choose} />
      </Dialog>
      {overlay === 'help' && <RoomHelp isOpen onClose={close} />}
      <HandInDialog isOpen={overlay === 'handIn'} onClose={close} onChoose={choose} />
      <WholePaper sheetIndex={sheetIndex} />
    </div>
  );
}

function RoomPalette({ onChoose }: { readonly onChoose: (id: string) => void }) {
  const { currentId } = useSnapshot(room);
  const groups = useRoomView(drawPalette);
  return <AnswerPalette groups={groups} currentId={currentId} onChoose={onChoose} />;
}
