import { yupResolver } from '@hookform/resolvers/yup';
import { Button } from '@lectern/ui/Button';
import { TextField } from '@lectern/ui/fields';
import { useTexts } from '@lectern/ui/locale';
import { MobileCodeField } from './MobileCodeField.tsx';
import { FormProblem } from './FormProblem.tsx';
import { chooseTask, loginState, submitSms } from './login.store.ts';
import { loginTexts } from './login.texts.ts';
import { smsRules, type SmsForm as Form } from './login.rules.ts';
import { RememberField } from './RememberField.tsx';
import { useLoginForm } from './useLoginForm.ts';
import * as css from './login.css.ts';

/** Logs in by a code on the phone. */
export function SmsForm() {
  const texts = useTexts(loginTexts);
  const form = useLoginForm<Form>({ resolver: yupResolver(smsRules), defaultValues: { mobile: loginState.mobile, smsCode: '' } });
  const { register, handleSubmit, trigger, getValues, setFocus, wordsOf, isBusy } = form;
  return (
    <form className={css.form} noValidate onSubmit={(event) => void handleSubmit(submitSms)(event)}>
      <TextField
        {...register('mobile')}
        label={texts.mobile}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={13}
        prefix="+86"
        message={wordsOf('mobile')}
      />
      <MobileCodeField
        {...register('smsCode')}
        mobile={async () => ((await trigger('mobile', { shouldFocus: true })) ? getValues('mobile') : undefined)}
        onSent={() => setFocus('smsCode')}
        message={wordsOf('smsCode')}
      />
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
    </form>
  );
}
