import { SmsCodeField } from '@lectern/ui/fields';
import { useTexts } from '@lectern/ui/locale';
import { type ComponentProps, useState } from 'react';
import { ports } from '../../../shared/ports.ts';
import { loginTexts } from '../login.texts.ts';

export interface CodeFieldProps extends Omit<
  ComponentProps<typeof SmsCodeField>,
  'onSend' | 'now' | 'label'
> {
  /** Sends a code after any necessary checks; resolves to whether it was sent. */
  readonly send: () => Promise<boolean>;
  /** Called when a code was sent, so that the field can be focused. */
  readonly onSent?: () => void;
}

/** A field for a code sent by SMS or e-mail, with the button that sends it. */
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
