import { Button } from '@lectern/ui/Button';
import { TextField } from '@lectern/ui/fields';
import { Stack } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import { FormProblem } from './FormProblem.tsx';
import { chooseTask, loginState, submitPassword } from '../login.store.ts';
import { loginTexts } from '../login.texts.ts';
import type { PasswordForm as Form } from '../login.rules.ts';
import { lateRules } from '../../../shared/forms/lateRules.ts';
import { RememberField } from './RememberField.tsx';
import { readPendingFaceLogin } from '../onDevice/faceLogin.ts';
import { rememberedAccount } from '../onDevice/remembered.ts';
import { useLoginForm } from './useLoginForm.ts';
import * as css from '../login.css.ts';

const resolver = lateRules<Form>(async (by) => by((await import('../login.rules.ts')).passwordRules));

/** The account of a log-in whose face check failed; empty if there is none to continue. */
const beganWith = (): string =>
  loginState.purpose === 'face' ? (readPendingFaceLogin()?.account ?? '') : '';

/** The log-in by account and password. */
export function PasswordForm() {
  const texts = useTexts(loginTexts);
  const { options } = useSnapshot(loginState);
  const form = useLoginForm<Form>({
    resolver,
    defaultValues: { account: loginState.mobile || beganWith() || rememberedAccount(), password: '' },
  });
  const { register, handleSubmit, messageOf, isBusy } = form;
  return (
    <Stack as="form" gap="x4" noValidate onSubmit={(event) => void handleSubmit(submitPassword)(event)}>
      <TextField
        {...register('account')}
        label={texts.account}
        placeholder={texts.accountHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
        message={messageOf('account')}
      />
      <TextField
        {...register('password')}
        label={texts.password}
        type="password"
        autoComplete="current-password"
        message={messageOf('password')}
      />
      <div className={css.line}>
        <RememberField />
        {options?.sendsSms === true ? (
          <button type="button" className={css.link} onClick={() => chooseTask('forgot')}>
            {texts.forgotLink}
          </button>
        ) : (
          <span className={css.hint}>{texts.forgotAsk}</span>
        )}
      </div>
      <FormProblem form={form} />
      <Button type="submit" variant="primary" size="large" isBlock isBusy={isBusy}>
        {texts.login}
      </Button>
      {options?.hasSms === true && (
        <div className={css.switchTask}>
          <button type="button" className={css.link} onClick={() => chooseTask('sms')}>
            {texts.useSms}
          </button>
        </div>
      )}
    </Stack>
  );
}
