import { SmsCodeField } from '@lectern/ui/fields';
import { useTexts } from '@lectern/ui/locale';
import { type ComponentProps, useState } from 'react';
import { ports } from '../../../shared/ports.ts';
import { loginTexts } from '../login.texts.ts';

export interface CodeFieldProps extends Omit<
  ComponentProps<typeof SmsCodeField>,
  'onSend' | 'now' | 'label'
> {
  /** Sends a code, after whatever must be checked first; true when one is on its way. */
  readonly send: () => Promise<boolean>;
  /** Called when a code is on its way: time to type it. */
  readonly onSent?: () => void;
}

/** A code by SMS or mail, with the button that sends it. */
export function CodeField({ send, onSent, isSending, ...field }: CodeFieldProps) {
  const texts = useTexts(loginTexts);
  const [isAsking, setAsking] = useState(false);

  const handleSend = async () => {
    setAsking(true);
    try {
      if (await send()) onSent?.();
    } finally {
      setAsking(false);
    }
  };

  return (
    <SmsCodeField
      {...field}
      label={texts.smsCode}
      now={ports.now}
      isSending={isAsking || isSending === true}
      onSend={() => void handleSend()}
    />
  );
}
