import { Button, ButtonLink } from '@lectern/ui/Button';
import { ArrowLeftIcon, HelpIcon } from '@lectern/ui/icon';
import { useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import * as css from './DoingPage.css.ts';
import { Elapsed } from './Elapsed.tsx';
import { ExamBar } from './exam/ExamBar.tsx';
import { room } from './room.store.ts';
import { roomTexts } from './room.texts.ts';
import { SavedState } from './SavedState.tsx';
import { isElsewhere } from './state/room.state.ts';

export interface RoomBarProps {
  readonly isTimeShown: boolean;
  readonly onTimeShown: (isShown: boolean) => void;
  readonly onHelp: () => void;
  readonly onHandIn: () => void;
}

/** The bar of the room: exit, saving status, time, and hand-in. */
export function RoomBar({ isTimeShown, onTimeShown, onHelp, onHandIn }: RoomBarProps) {
  const texts = useTexts(roomTexts);
  const { paper, exam, seat } = useSnapshot(room);
  return (
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
        <Elapsed isShown={isTimeShown} onToggle={() => onTimeShown(!isTimeShown)} />
      ) : (
        <ExamBar exam={exam} isTimeShown={isTimeShown} onTimeShown={onTimeShown} />
      )}
      <Button
        className={`${css.keyboardHelp} ${css.tool}`}
        variant="quiet"
        size="small"
        aria-label={texts.help}
        onClick={onHelp}
      >
        <HelpIcon />
      </Button>
      <Button variant="primary" size="small" disabled={isElsewhere(seat)} onClick={onHandIn}>
        {texts.handIn}
      </Button>
    </header>
  );
}
