import { SmsCodeField } from '@lectern/ui/fields';
import { useTexts } from '@lectern/ui/locale';
import type { ComponentProps } from 'react';
import { useSnapshot } from 'valtio/react';
import { ports } from '../../ports.ts';
import { loginState, sendCode } from './login.store.ts';
import { loginTexts } from './login.texts.ts';

interface CodeFieldProps extends Omit<ComponentProps<typeof SmsCodeField>, 'onSend' | 'deadline'> {
  /** Checks the number's field and gives the number, or undefined when it is none yet. */
  readonly mobile: () => Promise<string | undefined>;
  /** Called when an SMS is on its way: time to type its code. */
  readonly onSent: () => void;
}

/** The SMS code with the button that sends it to the number typed above. */
export function CodeField({ mobile, onSent, ...field }: CodeFieldProps) {
  const texts = useTexts(loginTexts);
  const { machine, resendAt } = useSnapshot(loginState);
  const isSending = machine.step === 'sending' || (machine.step === 'challenge' && machine.after === 'sending');
  const handleSend = async () => {
    const number = await mobile();
    if (number !== undefined && (await sendCode(number.trim()))) onSent();
  };
  return (
    <SmsCodeField
      {...field}
      label={texts.smsCode}
      deadline={resendAt}
      now={ports.now}
      isSending={isSending}
      onSend={() => void handleSend()}
    />
  );
}
