import { ThirdLogins as Marks } from '@lectern/ui/dialogs';
import { DingTalkDialog } from './DingTalkDialog.tsx';
import type { ThirdLogin } from './login.model.ts';
import { startThirdLogin } from './third.store.ts';

/** The other platforms' log-ins, where the school has any. */
export function ThirdLogins({ logins }: { readonly logins: readonly ThirdLogin[] }) {
  if (logins.length === 0) return null;
  return (
    <>
      <Marks logins={logins} onStart={(login) => void startThirdLogin(login)} />
      <DingTalkDialog />
    </>
  );
}
