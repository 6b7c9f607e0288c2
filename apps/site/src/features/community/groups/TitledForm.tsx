import { TextField } from '@lectern/ui/fields';
import { useEffect, useRef } from 'react';
import { compose, write } from '../ask/compose.store.ts';
import { ComposeForm, type ComposeFormProps } from '../ask/ComposeForm.tsx';
import { useComposition } from '../ask/useComposition.ts';

export interface TitledFormProps extends Omit<ComposeFormProps, 'children' | 'onCheck'> {
  readonly title: {
    readonly label: string;
    readonly hint: string;
    /** The field's name on the server. */
    readonly field: 'title' | 'groupName';
    readonly shortest: number;
    readonly longest: number;
    /** The message for a title that is too short. */
    readonly short: string;
  };
}

/** A form with a title and a text. */
export function TitledForm({
  title: { label, hint, field, shortest, longest, short },
  ...form
}: TitledFormProps) {
  const { draft, problem } = useComposition(form.what);
  const box = useRef<HTMLInputElement>(null);
  const isHere = problem?.field === field;

  useEffect(() => {
    if (isHere) box.current?.focus();
  }, [isHere, problem]);

  const handleCheck = () => {
    if ([...draft.title.trim()].length >= shortest) return true;
    compose.problem = { field, message: short };
    return false;
  };
  return (
    <ComposeForm {...form} onCheck={handleCheck}>
      <TextField
        ref={box}
        label={label}
        hint={hint}
        message={isHere ? problem.message : undefined}
        isRequired
        maxLength={longest}
        hasCounter
        value={draft.title}
        onChange={(event) => write({ title: event.currentTarget.value })}
      />
    </ComposeForm>
  );
}
