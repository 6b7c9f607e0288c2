import { Dialog } from '@lectern/ui/Dialog';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import { shell } from '../../../shared/school/shell.store.ts';
import { LoginPanel } from './LoginPanel.tsx';
import { closeBox, loginState } from '../login.store.ts';
import { loginTexts } from '../login.texts.ts';

/**
 * Whether closing asks for confirmation when something was typed. A password is not worth asking for, since
 * browsers fill it in again.
 */
const CONFIRMS_CLOSE = { password: false, sms: undefined, register: true, forgot: true } as const;

/** The log-in dialog. A press outside does not close it, because something may be typed. */
export function LoginBox() {
  const texts = useTexts(loginTexts);
  const { machine, surface } = useSnapshot(loginState);
  const { current } = useSnapshot(shell);
  const locale = useLocale();
  const name = current.brand.schoolName[locale] || current.brand.shortName[locale];
  return (
    <Dialog
      isOpen={machine.step !== 'closed' && surface === 'box'}
      onClose={closeBox}
      isMaskClosable={false}
      asksBeforeLoss={CONFIRMS_CLOSE[machine.task]}
      title={machine.task === 'forgot' ? texts.forgot : texts.welcome(name)}
      width={400}
    >
      <LoginPanel />
    </Dialog>
  );
}
