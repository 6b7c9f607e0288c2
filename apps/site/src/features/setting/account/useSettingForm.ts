import { useTexts } from '@lectern/ui/locale';
import { type FormEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import {
  type CheckedForm,
  type CheckedFormOptions,
  useCheckedForm,
} from '../../../shared/forms/useCheckedForm.ts';
import { accountTexts } from './account.texts.ts';
import type { Result } from '../../../shared/result.ts';

/** A form of the account settings, with what is needed to show problems. */
export type SettingForm<Values extends FieldValues> = CheckedForm<Values> & {
  /** Whether an attempt is in progress. */
  readonly isBusy: boolean;
  /** The problem of the last attempt that belongs to no field. */
  readonly problem: string;
  /** Validates the form, runs the attempt and shows its problem at the field. */
  attempt(work: (values: Values) => Promise<Result>, onDone: () => void): (event: FormEvent) => void;
  /** Shows the outcome of an attempt made outside the form. */
  show(outcome: Result): void;
};

/** Creates a form of the account settings, busy while its own attempt is in progress. */
export function useSettingForm<Values extends FieldValues>(
  options: CheckedFormOptions<Values>,
): SettingForm<Values> {
  const texts = useTexts(accountTexts);
  const form = useCheckedForm(texts, options);
  const [problem, setProblem] = useState('');

  const show = (outcome: Result) => {
    if (outcome.isDone) return;
    const message = outcome.message || texts.networkFailed;
    const field = form.fieldOf(outcome.field);
    if (field === undefined) setProblem(message);
    else form.setError(field, { type: 'server', message }, { shouldFocus: true });
  };

  return {
    ...form,
    isBusy: form.formState.isSubmitting,
    problem,
    show,
    attempt: (work, onDone) => (event) => {
      setProblem('');
      void form.handleSubmit(async (values) => {
        const outcome = await work(values);
        if (outcome.isDone) onDone();
        else show(outcome);
      })(event);
    },
  };
}
