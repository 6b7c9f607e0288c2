import { Stack } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { Spinner } from '@lectern/ui/Spinner';
import { Tabs } from '@lectern/ui/Tabs';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { RetryButton } from '../../../shared/page/RetryButton.tsx';
import { ForgotForm } from '../forms/ForgotForm.tsx';
import { PasswordForm } from '../forms/PasswordForm.tsx';
import { RegisterForm } from '../forms/RegisterForm.tsx';
import { SmsForm } from '../forms/SmsForm.tsx';
import { ThirdLogins } from '../thirdParty/ThirdLogins.tsx';
import { binding, clearBinding } from '../thirdBinding.ts';
import { chooseTask, loginState, prepareLogin } from '../login.store.ts';
import { loginTexts } from '../login.texts.ts';
import * as css from '../login.css.ts';

/** Focuses the first field of each new task; not on touch devices, where the keyboard would cover the form. */
function useFirstField(task: string, isReady: boolean) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Arrow keys switch between the tabs, so the focus must stay there.
    const isOnTab = document.activeElement?.getAttribute('role') === 'tab';
    if (!isReady || isOnTab || !matchMedia('(pointer: fine)').matches) return;
    panel.current?.querySelector<HTMLInputElement>('form input')?.focus();
  }, [task, isReady]);
  return panel;
}

/** The content of the log-in dialog and page: one task at a time. */
export function LoginPanel() {
  const { machine, options } = useSnapshot(loginState);
  const isReady = options !== undefined && machine.step !== 'loading' && machine.step !== 'failed';
  const panel = useFirstField(machine.task, isReady);
  return (
    <div ref={panel}>
      <Task />
    </div>
  );
}

function Task() {
  const texts = useTexts(loginTexts);
  const { machine, options, isExpired, surface, purpose } = useSnapshot(loginState);
  const waiting = useSnapshot(binding);
  const { step, task } = machine;

  if (step === 'failed') {
    return (
      <div className={css.pending} role="alert">
        <p>{texts.failed}</p>
        <RetryButton onClick={() => void prepareLogin(purpose, surface)} />
      </div>
    );
  }
  if (options === undefined || step === 'loading') {
    return <Pending label={texts.loading} />;
  }
  if (purpose === 'face' && step === 'submitting') return <Pending label={texts.facePending} />;
  if (task === 'forgot') return <ForgotForm />;

  const hint = waiting.code !== '' && (
    <div className={css.notice} role="status">
      {texts.bindHint(waiting.name)}
      <button type="button" className={css.link} onClick={clearBinding}>
        {texts.bindCancel}
      </button>
    </div>
  );
  const logIn = (
    <Stack gap="x4">
      {isExpired && <p className={css.notice}>{texts.expired}</p>}
      {task === 'sms' ? <SmsForm /> : <PasswordForm />}
      {waiting.code === '' && <ThirdLogins logins={options.third} />}
    </Stack>
  );
  const register = (
    <Stack gap="x4">
      <RegisterForm options={options} />
      {waiting.code === '' && <ThirdLogins logins={options.thirdRegister} label={texts.registerBy} />}
    </Stack>
  );
  if (!options.canRegister)
    return (
      <>
        {hint}
        {logIn}
      </>
    );
  return (
    <>
      {hint}
      <Tabs
        label={texts.tabs}
        value={task === 'register' ? 'register' : 'login'}
        onChange={(tab) => chooseTask(tab === 'register' ? 'register' : options.hasSms ? 'sms' : 'password')}
        tabs={[
          { id: 'login', label: texts.login, content: logIn },
          { id: 'register', label: texts.register, content: register },
        ]}
      />
    </>
  );
}

function Pending({ label }: { readonly label: string }) {
  return (
    <div className={css.pending} role="status" aria-label={label}>
      <Spinner />
    </div>
  );
}
