import { Button } from '@lectern/ui/Button';
import { useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import * as css from './DoingPage.css.ts';
import { goToAdjacent, room } from './room.store.ts';
import { roomTexts } from './room.texts.ts';
import { drawProgress } from './state/progress.ts';
import { isElsewhere } from './state/room.state.ts';
import { useRoomView } from './useRoomView.ts';

export interface StepsProps {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onHandIn: () => void;
}

/** Buttons for the previous and next sheet; on the last sheet, the button to hand in. */
export function Steps({ isFirst, isLast, onHandIn }: StepsProps) {
  const texts = useTexts(roomTexts);
  const { seat } = useSnapshot(room);
  return (
    <div className={css.steps} {...(isLast && { 'data-last': '' })}>
      <Button className={css.stepBack} disabled={isFirst} onClick={() => goToAdjacent(-1)}>
        {texts.previous}
      </Button>
      <span className={css.stepsEnd} />
      {isLast ? (
        <Button variant="primary" disabled={isElsewhere(seat)} onClick={onHandIn}>
          {texts.review}
        </Button>
      ) : (
        <Button variant="primary" onClick={() => goToAdjacent(1)}>
          {texts.next}
        </Button>
      )}
    </div>
  );
}

export interface DockProps {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onOpen: () => void;
}

/** Step buttons and the palette, within reach of the thumb. */
export function Dock({ isFirst, isLast, onOpen }: DockProps) {
  const texts = useTexts(roomTexts);
  const { paper } = useSnapshot(room);
  const { answered } = useRoomView(drawProgress);
  return (
    <div className={css.dock}>
      <Button aria-label={texts.previous} disabled={isFirst} onClick={() => goToAdjacent(-1)}>
        ←
      </Button>
      <Button className={css.dockMiddle} onClick={onOpen}>
        {texts.openPalette(answered, paper.questionCount)}
      </Button>
      <Button aria-label={texts.next} disabled={isLast} onClick={() => goToAdjacent(1)}>
        →
      </Button>
    </div>
  );
}
