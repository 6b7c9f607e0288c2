import { useSnapshot } from 'valtio/react';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';
import { loginState, sendCode } from './login.store.ts';

interface MobileCodeFieldProps extends Omit<CodeFieldProps, 'send' | 'deadline' | 'isSending'> {
  /** Checks the number's field and gives the number, or undefined when it is none yet. */
  readonly mobile: () => Promise<string | undefined>;
}

/** The code that the log-in sends to the number typed above. */
export function MobileCodeField({ mobile, ...field }: MobileCodeFieldProps) {
  const { machine, resendAt } = useSnapshot(loginState);
  const isSending = machine.step === 'sending' || (machine.step === 'challenge' && machine.after === 'sending');
  const send = async () => {
    const number = await mobile();
    return number !== undefined && sendCode(number.trim());
  };
  return <CodeField {...field} deadline={resendAt} isSending={isSending} send={send} />;
}
