import { SmsCodeField } from '@lectern/ui/fields';
import { useTexts } from '@lectern/ui/locale';
import { type ComponentProps, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { ports } from '../../ports.ts';
import { toast } from '../../shell/toast.ts';
import { account, type CodeTarget, sendCode } from './account.store.ts';
import type { Outcome } from './outcome.ts';
import { accountTexts } from './account.texts.ts';

interface CodeFieldProps extends Omit<ComponentProps<typeof SmsCodeField>, 'onSend' | 'deadline' | 'isSending' | 'now'> {
  /** Checks what must be checked first, and says where the code goes; undefined sends none. */
  readonly target: () => Promise<{ readonly to: CodeTarget; readonly name: string } | undefined>;
  /** Told what the sending met with. */
  readonly onRefused: (outcome: Outcome) => void;
}

/** A code by SMS or mail, with the button that sends it. */
export function CodeField({ target, onRefused, ...field }: CodeFieldProps) {
  const texts = useTexts(accountTexts);
  const { resendAt } = useSnapshot(account);
  const [isSending, setSending] = useState(false);

  const handleSend = async () => {
    const wanted = await target();
    if (wanted === undefined) return;
    setSending(true);
    const outcome = await sendCode(wanted.to);
    setSending(false);
    if (outcome.isDone) toast(texts.codeSent(wanted.name), { tone: 'success' });
    else onRefused(outcome);
  };

  return (
    <SmsCodeField
      {...field}
      label={texts.code}
      deadline={resendAt}
      now={ports.now}
      isSending={isSending}
      onSend={() => void handleSend()}
    />
  );
}
