import { Dialog } from '@lectern/ui/Dialog';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import { shell } from '../../../shared/school/shell.store.ts';
import { LoginPanel } from './LoginPanel.tsx';
import { closeBox, loginState } from '../login.store.ts';
import { loginTexts } from '../login.texts.ts';

/** Whether it asks before it closes over what was typed. Browsers fill a password in anew. */
const ASKS = { password: false, sms: undefined, register: true, forgot: true } as const;

/** The log-in over the page. A press beside it does not close it: something may be typed. */
export function LoginBox() {
  const texts = useTexts(loginTexts);
  const { machine, place } = useSnapshot(loginState);
  const { current } = useSnapshot(shell);
  const locale = useLocale();
  const name = current.brand.schoolName[locale] || current.brand.shortName[locale];
  return (
    <Dialog
      isOpen={machine.step !== 'closed' && place === 'box'}
      onClose={closeBox}
      isMaskClosable={false}
      asksBeforeLoss={ASKS[machine.task]}
      title={machine.task === 'forgot' ? texts.forgot : texts.welcome(name)}
      width={400}
    >
      <LoginPanel />
    </Dialog>
  );
}
