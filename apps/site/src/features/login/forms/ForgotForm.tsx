import { Button } from '@lectern/ui/Button';
import { TextField } from '@lectern/ui/fields';
import { Stack } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { MobileFields } from './MobileFields.tsx';
import { FormProblem } from './FormProblem.tsx';
import { chooseTask, loginState, submitForgot } from '../login.store.ts';
import { loginTexts } from '../login.texts.ts';
import type { ForgotForm as Form } from '../login.rules.ts';
import { lateRules } from '../../../shared/forms/lateRules.ts';
import { useLoginForm } from './useLoginForm.ts';
import * as css from '../login.css.ts';

const resolver = lateRules<Form>(async (by) => by((await import('../login.rules.ts')).forgotRules));

/** Sets a new password with a code sent to the phone. */
export function ForgotForm() {
  const texts = useTexts(loginTexts);
  const form = useLoginForm<Form>({
    resolver,
    defaultValues: { mobile: loginState.mobile, smsCode: '', password: '' },
  });
  const { register, handleSubmit, messageOf, isBusy } = form;
  return (
    <Stack as="form" gap="x4" noValidate onSubmit={(event) => void handleSubmit(submitForgot)(event)}>
      <p className={css.hint}>{texts.forgotHint}</p>
      <MobileFields form={form} />
      <TextField
        {...register('password')}
        label={texts.newPassword}
        type="password"
        autoComplete="new-password"
        hint={texts.passwordHint}
        message={messageOf('password')}
      />
      <FormProblem form={form} />
      <Button type="submit" variant="primary" size="large" isBlock isBusy={isBusy}>
        {texts.submitReset}
      </Button>
      <div className={css.switchTask}>
        <button type="button" className={css.link} onClick={() => chooseTask('password')}>
          {texts.backToLogin}
        </button>
      </div>
    </Stack>
  );
}
