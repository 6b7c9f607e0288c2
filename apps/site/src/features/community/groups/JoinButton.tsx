import { Button } from '@lectern/ui/Button';
import { useTexts } from '@lectern/ui/locale';
import { requireLogin } from '../../../shared/session/requireLogin.ts';
import { useTask } from '../../../shared/overlays/useTask.ts';
import type { Group } from './group.model.ts';
import { setJoined } from './group.store.ts';
import { groupTexts } from './group.texts.ts';

export interface JoinButtonProps {
  readonly group: Group;
  /** Called after the server has saved the change. */
  readonly onChange: () => void;
}

/** Joins a group, or leaves it after a confirmation; a visitor joins after logging in. */
export function JoinButton({ group: { id, isJoined }, onChange }: JoinButtonProps) {
  const texts = useTexts(groupTexts);
  const { isBusy, run } = useTask(texts.notDone);
  if (isJoined) {
    const confirmation = texts.leaving;
    return (
      <Button
        isBusy={isBusy}
        onClick={() =>
          void run(() => setJoined(id, false), { confirmation, done: texts.hasLeft, onDone: onChange })
        }
      >
        {confirmation.confirm}
      </Button>
    );
  }
  const handleJoin = () =>
    requireLogin(() => void run(() => setJoined(id, true), { done: texts.hasJoined, onDone: onChange }));
  return (
    <Button variant="primary" isBusy={isBusy} onClick={handleJoin}>
      {texts.join}
    </Button>
  );
}
