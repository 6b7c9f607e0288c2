import { ThirdLogins as Marks } from '@lectern/ui/dialogs';
import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { deferred } from '../../../shared/deferred/deferred.tsx';
import type { ThirdLogin } from '../login.model.ts';
import { startThirdLogin, third } from './third.store.ts';

const LateDingTalk = deferred(async () => (await import('./DingTalkDialog.tsx')).DingTalkDialog);

interface ThirdLoginsProps {
  readonly logins: readonly ThirdLogin[];
  /**
   * The label of the group.
   * @defaultValue other ways to log in
   */
  readonly label?: string;
}

/** Buttons for logging in with other platforms, if the school has any. */
export function ThirdLogins({ logins, label }: ThirdLoginsProps) {
  const isOpen = useSnapshot(third).frame !== undefined;
  const [wasOpened, setOpened] = useState(false);
  if (isOpen && !wasOpened) setOpened(true);
  if (logins.length === 0) return null;
  return (
    <>
      <Marks
        logins={logins}
        {...(label !== undefined && { label })}
        onStart={(login) => void startThirdLogin(login)}
      />
      {wasOpened && <LateDingTalk />}
    </>
  );
}
