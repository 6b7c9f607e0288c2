import { useTexts } from '@lectern/ui/locale';
import { type FormEvent, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm, type UseFormReturn } from 'react-hook-form';
import { accountTexts, type AccountText } from './account.texts.ts';
import type { Outcome } from './outcome.ts';

/** A form of the account, with what it takes to say what went wrong. */
export type SettingForm<Values extends FieldValues> = UseFormReturn<Values, unknown, Values> & {
  /** An attempt is under way. */
  readonly isBusy: boolean;
  /** What the last attempt met with that belongs to no field. */
  readonly problem: string;
  /** Words for a field's message: the name of a text, or the server's own words. */
  wordsOf(field: Path<Values>): string | undefined;
  /** Checks the form, makes the attempt and shows what it met with at its field. */
  attempt(work: (values: Values) => Promise<Outcome>, onDone: () => void): (event: FormEvent) => void;
  /** Shows what an attempt outside the form's own met with. */
  show(outcome: Outcome): void;
};

/**
 * Makes a form of the account: checked when it is sent, and from then on while it is mended.
 * @param resolver may change from render to render, as when another way is chosen.
 */
export function useSettingForm<Values extends FieldValues>(
  resolver: Resolver<Values, unknown, Values>,
  defaultValues: DefaultValues<Values>,
  fields: readonly Path<Values>[],
): SettingForm<Values> {
  const texts = useTexts(accountTexts);
  const form = useForm<Values, unknown, Values>({ resolver, defaultValues });
  const [problem, setProblem] = useState('');
  const { errors, isSubmitting } = form.formState;

  const show = (outcome: Outcome) => {
    if (outcome.isDone) return;
    const words = outcome.words || texts.networkFailed;
    const field = fields.find((name) => name === outcome.field);
    if (field === undefined) setProblem(words);
    else form.setError(field, { type: 'server', message: words }, { shouldFocus: true });
  };

  return {
    ...form,
    isBusy: isSubmitting,
    problem,
    show,
    wordsOf(field) {
      const message: unknown = form.getFieldState(field).error?.message ?? errors[field]?.message;
      if (typeof message !== 'string') return undefined;
      const isName = (name: string): name is AccountText => name in texts;
      return isName(message) ? texts[message] : message;
    },
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
