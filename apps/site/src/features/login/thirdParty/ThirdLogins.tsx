import { ThirdLogins as Marks } from '@lectern/ui/dialogs';
import { DingTalkDialog } from './DingTalkDialog.tsx';
import type { ThirdLogin } from '../login.model.ts';
import { startThirdLogin } from './third.store.ts';

interface ThirdLoginsProps {
  readonly logins: readonly ThirdLogin[];
  /** What they are for. @defaultValue other ways to log in */
  readonly label?: string;
}

/** The other platforms' log-ins, where the school has any. */
export function ThirdLogins({ logins, label }: ThirdLoginsProps) {
  if (logins.length === 0) return null;
  return (
    <>
      <Marks
        logins={logins}
        {...(label !== undefined && { label })}
        onStart={(login) => void startThirdLogin(login)}
      />
      <DingTalkDialog />
    </>
  );
}
