import { Button } from '@lectern/ui/Button';
import { CircleCheckIcon, WarningIcon } from '@lectern/ui/icon';
import { useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import { openLogin } from '../../shell/access.ts';
import * as css from './DoingPage.css.ts';
import { isAnswered } from './question.model.ts';
import { room } from './room.store.ts';
import { roomTexts } from './room.texts.ts';

/** Says in words what the server has and what waits here. */
export function SavedState() {
  const texts = useTexts(roomTexts);
  const { answers, unsaved, line, isDurable } = useSnapshot(room);
  const waiting = Object.keys(unsaved).length;
  const answered = Object.values(answers).filter(isAnswered).length;
  const saved = Object.entries(answers).filter(([id, answer]) => isAnswered(answer) && unsaved[id] !== true).length;
  const words =
    waiting === 0
      ? texts.allSaved(saved, answered)
      : line === 'open'
        ? texts.saving(waiting)
        : line === 'loggedOut'
          ? texts.loggedOut(waiting)
          : isDurable
            ? texts.kept(waiting)
            : texts.notDurable;
  const isQuiet = waiting === 0 || line === 'open';
  return (
    <span className={css.saved} role="status" data-line={isQuiet ? 'open' : line}>
      {isQuiet ? <CircleCheckIcon /> : <WarningIcon />}
      {words}
      {line === 'loggedOut' && (
        <Button size="small" onClick={() => openLogin('login')}>
          {texts.logIn}
        </Button>
      )}
    </span>
  );
}
