import { useLocale, useTexts } from '@lectern/ui/locale';
import { useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useSnapshot } from 'valtio/react';
import type { CheckedForm } from '../../../shared/forms/useCheckedForm.ts';
import { chooseTask, loginState } from '../login.store.ts';
import { loginTexts } from '../login.texts.ts';
import { problemMessage } from '../problems.ts';
import * as css from '../login.css.ts';

/** Shows the problem of the last attempt: at its field if the form has it, otherwise above the button. */
export function FormProblem<Form extends FieldValues>({ form }: { readonly form: CheckedForm<Form> }) {
  const texts = useTexts(loginTexts);
  const { problem, options } = useSnapshot(loginState);
  const field = problem === undefined ? undefined : form.fieldOf(problem.field);
  const locale = useLocale();
  const message = problem === undefined ? '' : problemMessage(problem, locale);
  const { setError } = form;

  useEffect(() => {
    if (field !== undefined) setError(field, { type: 'server', message }, { shouldFocus: true });
  }, [field, message, problem, setError]);

  const canRegister = problem?.canRegister === true && options?.canRegister === true;
  return (
    <div role="alert" className={css.alert}>
      {problem !== undefined && (field === undefined || canRegister) && (
        <p className={css.problem}>
          {field === undefined && message}
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
