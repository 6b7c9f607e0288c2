import { useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import { toast } from '../../../shared/overlays/toast.ts';
import { CodeField, type CodeFieldProps, smsWaits } from '../../login/readers.ts';
import { type CodeTarget, sendCode } from './account.store.ts';
import { accountTexts } from './account.texts.ts';
import type { Result } from '../../../shared/result.ts';

interface AccountCodeFieldProps extends Omit<CodeFieldProps, 'send' | 'deadline'> {
  /** Makes any necessary checks, and returns where to send the code; undefined to send none. */
  readonly target: () => Promise<{ readonly to: CodeTarget; readonly name: string } | undefined>;
  /** The name under which the wait for the next code is stored (`waitOf`). */
  readonly wait: string;
  /** Called with a refusal that belongs to a field. */
  readonly onRefused: (outcome: Result) => void;
}

/** A field for the code that proves the account's number or address, or a new one. */
export function AccountCodeField({ target, wait, onRefused, ...field }: AccountCodeFieldProps) {
  const texts = useTexts(accountTexts);
  const { until } = useSnapshot(smsWaits);
  const send = async () => {
    const recipient = await target();
    if (recipient === undefined) return false;
    const outcome = await sendCode(recipient.to);
    if (outcome.isDone) toast(texts.codeSent(recipient.name), { tone: 'success' });
    else if (outcome.field === '') toast(outcome.message, { tone: 'danger' });
    else onRefused(outcome);
    return outcome.isDone;
  };
  return <CodeField {...field} deadline={until[wait] ?? null} send={send} />;
}
