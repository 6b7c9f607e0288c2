import { Button } from '@lectern/ui/Button';
import { Stack } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { MobileFields } from './MobileFields.tsx';
import { FormProblem } from './FormProblem.tsx';
import { chooseTask, loginState, submitSms } from '../login.store.ts';
import { loginTexts } from '../login.texts.ts';
import type { SmsForm as Form } from '../login.rules.ts';
import { lateRules } from '../../../shared/forms/lateRules.ts';
import { RememberField } from './RememberField.tsx';
import { useLoginForm } from './useLoginForm.ts';
import * as css from '../login.css.ts';

const resolver = lateRules<Form>(async (by) => by((await import('../login.rules.ts')).smsRules));

/** The log-in by a code sent to the phone. */
export function SmsForm() {
  const texts = useTexts(loginTexts);
  const form = useLoginForm<Form>({ resolver, defaultValues: { mobile: loginState.mobile, smsCode: '' } });
  const { handleSubmit, isBusy } = form;
  return (
    <Stack as="form" gap="x4" noValidate onSubmit={(event) => void handleSubmit(submitSms)(event)}>
      <MobileFields form={form} />
      <RememberField />
      <FormProblem form={form} />
      <Button type="submit" variant="primary" size="large" isBlock isBusy={isBusy}>
        {texts.login}
      </Button>
      <div className={css.switchTask}>
        <button type="button" className={css.link} onClick={() => chooseTask('password')}>
          {texts.usePassword}
        </button>
      </div>
    </Stack>
  );
}
