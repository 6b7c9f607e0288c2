import { TextField } from '@lectern/ui/fields';
import { useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import type { CheckedForm } from '../../forms/useCheckedForm.ts';
import { CodeField } from './CodeField.tsx';
import { loginState, sendCode } from './login.store.ts';
import { loginTexts } from './login.texts.ts';

/** What a form with a code on the phone asks for. */
interface MobileCode {
  mobile: string;
  smsCode: string;
}

interface MobileFieldsProps {
  readonly form: Pick<CheckedForm<MobileCode>, 'register' | 'trigger' | 'setFocus' | 'wordsOf'> & { readonly getValues: (field: 'mobile') => string };
}

/** A mobile number, and the code that the log-in sends to it. */
export function MobileFields({ form }: MobileFieldsProps) {
  const { register, trigger, getValues, setFocus, wordsOf } = form;
  const texts = useTexts(loginTexts);
  const { machine, resendAt } = useSnapshot(loginState);
  const isSending = machine.step === 'sending' || (machine.step === 'challenge' && machine.after === 'sending');
  const send = async () => (await trigger('mobile', { shouldFocus: true })) && sendCode(getValues('mobile').trim());
  return (
    <>
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
      <CodeField
        {...register('smsCode')}
        deadline={resendAt}
        isSending={isSending}
        send={send}
        onSent={() => setFocus('smsCode')}
        message={wordsOf('smsCode')}
      />
    </>
  );
}
