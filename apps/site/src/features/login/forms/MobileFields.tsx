import { MobileField } from '@lectern/ui/fields';
import { useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import type { CheckedForm } from '../../../shared/forms/useCheckedForm.ts';
import { CodeField } from './CodeField.tsx';
import { loginState, sendCode } from '../login.store.ts';
import { smsWaits } from '../onDevice/smsCountdown.ts';
import { loginTexts, type LoginText } from '../login.texts.ts';

/** Fields of a form with a code sent to the phone. */
interface MobileCode {
  mobile: string;
  smsCode: string;
}

interface MobileFieldsProps {
  readonly form: Pick<
    CheckedForm<MobileCode>,
    'register' | 'trigger' | 'setError' | 'setFocus' | 'messageOf'
  > & { readonly getValues: (field: 'mobile') => string; readonly watch: (field: 'mobile') => string };
}

/** A mobile number, and the code sent to it. */
export function MobileFields({ form }: MobileFieldsProps) {
  const { register, trigger, getValues, watch, setError, setFocus, messageOf } = form;
  const texts = useTexts(loginTexts);
  const { machine } = useSnapshot(loginState);
  const { until } = useSnapshot(smsWaits);
  const isSending =
    machine.step === 'sending' || (machine.step === 'challenge' && machine.after === 'sending');
  const send = async () => {
    const mobile = getValues('mobile').trim();
    if (await trigger('mobile', { shouldFocus: true })) return sendCode(mobile);
    // The button has a message of its own for an invalid number.
    const wrong: LoginText = 'mobileWrong';
    if (mobile !== '') setError('mobile', { message: wrong });
    return false;
  };
  return (
    <>
      <MobileField {...register('mobile')} label={texts.mobile} message={messageOf('mobile')} />
      <CodeField
        {...register('smsCode')}
        deadline={until[watch('mobile').trim()] ?? null}
        isSending={isSending}
        send={send}
        onSent={() => setFocus('smsCode')}
        message={messageOf('smsCode')}
      />
    </>
  );
}
