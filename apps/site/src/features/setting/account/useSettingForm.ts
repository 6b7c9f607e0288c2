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

/** A form of the account, with what it takes to say what went wrong. */
export type SettingForm<Values extends FieldValues> = CheckedForm<Values> & {
  /** An attempt is under way. */
  readonly isBusy: boolean;
  /** What the last attempt met with that belongs to no field. */
  readonly problem: string;
  /** Checks the form, makes the attempt and shows what it met with at its field. */
  attempt(work: (values: Values) => Promise<Result>, onDone: () => void): (event: FormEvent) => void;
  /** Shows what an attempt outside the form's own met with. */
  show(outcome: Result): void;
};

/** Makes a form of the account: busy while its own attempt is under way. */
export function useSettingForm<Values extends FieldValues>(
  options: CheckedFormOptions<Values>,
): SettingForm<Values> {
  const texts = useTexts(accountTexts);
  const form = useCheckedForm(texts, options);
  const [problem, setProblem] = useState('');

  const show = (outcome: Result) => {
    if (outcome.isDone) return;
    const words = outcome.message || texts.networkFailed;
    const field = form.fieldOf(outcome.field);
    if (field === undefined) setProblem(words);
    else form.setError(field, { type: 'server', message: words }, { shouldFocus: true });
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
