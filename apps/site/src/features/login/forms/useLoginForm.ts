import { useTexts } from '@lectern/ui/locale';
import type { FieldValues } from 'react-hook-form';
import { useSnapshot } from 'valtio/react';
import {
  type CheckedForm,
  type CheckedFormOptions,
  useCheckedForm,
} from '../../../shared/forms/useCheckedForm.ts';
import { loginState } from '../login.store.ts';
import { loginTexts } from '../login.texts.ts';

/** A form of the log-in, busy while the log-in's state machine submits it, including the challenge. */
export function useLoginForm<Form extends FieldValues>(
  options: CheckedFormOptions<Form>,
): CheckedForm<Form> & { readonly isBusy: boolean } {
  const form = useCheckedForm(useTexts(loginTexts), options);
  const { machine } = useSnapshot(loginState);
  const isBusy =
    machine.step === 'submitting' || (machine.step === 'challenge' && machine.after === 'submitting');
  return { ...form, isBusy };
}
