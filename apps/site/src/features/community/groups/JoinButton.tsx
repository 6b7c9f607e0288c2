import { Button } from '@lectern/ui/Button';
import { useTexts } from '@lectern/ui/locale';
import { isLoggedIn } from '../../../session/session.store.ts';
import { openLogin } from '../../../shell/access.ts';
import type { Group } from './group.model.ts';
import { setJoined } from './group.store.ts';
import { groupTexts } from './group.texts.ts';
import { useTask } from './useTask.ts';

export interface JoinButtonProps {
  readonly group: Group;
  /** Told when the school has it. */
  readonly onChange: () => void;
}

/** Joins a group, or leaves it after asking; a visitor logs in first. */
export function JoinButton({ group: { id, isJoined }, onChange }: JoinButtonProps) {
  const texts = useTexts(groupTexts);
  const { isBusy, run } = useTask();
  if (isJoined) {
    const doubt = { title: texts.leaveAsk, text: texts.leaveHelp, confirm: texts.leave, cancel: texts.stay };
    return (
      <Button isBusy={isBusy} onClick={() => void run(() => setJoined(id, false), texts.hasLeft, onChange, doubt)}>
        {texts.leave}
      </Button>
    );
  }
  const handleJoin = () => {
    if (isLoggedIn()) void run(() => setJoined(id, true), texts.hasJoined, onChange);
    else openLogin('login');
  };
  return (
    <Button variant="primary" isBusy={isBusy} onClick={handleJoin}>
      {texts.join}
    </Button>
  );
}
