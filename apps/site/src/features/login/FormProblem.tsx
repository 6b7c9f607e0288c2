import { useLocale, useTexts } from '@lectern/ui/locale';
import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useSnapshot } from 'valtio/react';
import { chooseTask, loginState } from './login.store.ts';
import { loginTexts, type LoginText } from './login.texts.ts';
import { wordsOfProblem } from './problems.ts';
import * as css from './login.css.ts';

/** Turns a rule's message, which is the name of a text, into words; the server's own words pass through. */
export function useWords(): (message: string | undefined) => string | undefined {
  const texts = useTexts(loginTexts);
  const isName = (message: string): message is LoginText => message in texts;
  return (message) => (message !== undefined && isName(message) ? texts[message] : message);
}

/** Shows what an attempt met with: at its field where the form has it, else above the button. */
export function FormProblem<Form extends FieldValues>({
  form,
  fields,
}: {
  readonly form: UseFormReturn<Form, unknown, Form>;
  readonly fields: readonly Path<Form>[];
}) {
  const texts = useTexts(loginTexts);
  const { problem, options } = useSnapshot(loginState);
  const field = fields.find((name) => name === problem?.field);
  const locale = useLocale();
  const words = problem === undefined ? '' : wordsOfProblem(problem, locale);
  const { setError } = form;

  useEffect(() => {
    if (field !== undefined) setError(field, { type: 'server', message: words }, { shouldFocus: true });
  }, [field, words, problem, setError]);

  const canRegister = problem?.canRegister === true && options?.canRegister === true;
  return (
    <div role="alert" className={css.alert}>
      {problem !== undefined && (field === undefined || canRegister) && (
        <p className={css.problem}>
          {field === undefined && words}
          {canRegister && (
            <button type="button" className={css.link} onClick={() => chooseTask('register')}>
              {texts.registerWith}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
