import { useSnapshot } from 'valtio/react';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';
import { loginState, sendCode } from './login.store.ts';

interface MobileCodeFieldProps extends Omit<CodeFieldProps, 'send' | 'deadline'> {
  /** Checks the number's field and gives the number, or undefined when it is none yet. */
  readonly mobile: () => Promise<string | undefined>;
}

/** The code that the log-in sends to the number typed above. */
export function MobileCodeField({ mobile, ...field }: MobileCodeFieldProps) {
  const { resendAt } = useSnapshot(loginState);
  const send = async () => {
    const number = await mobile();
    return number !== undefined && sendCode(number.trim());
  };
  return <CodeField {...field} deadline={resendAt} send={send} />;
}
