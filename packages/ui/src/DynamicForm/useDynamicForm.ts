import { useRef, useState, type RefObject } from 'react';
import {
  answerOf,
  problemOf,
  savedValues,
  visibleFields,
  withAnswer,
  type Answers,
  type FieldProblem,
  type SavedValue,
  type VisibleField,
} from './form.ts';
import type { Answer, FormField } from './record.ts';

/** State of a dynamic form; rendered by `DynamicFields`. */
export interface DynamicFormState {
  visible: readonly VisibleField[];
  /** Ref for the element around the fields, in which the first invalid field is found. */
  container: RefObject<HTMLDivElement | null>;
  answerOf: (field: FormField) => Answer;
  /** Answers changed since the form was shown; a new map after each change. */
  answers: Answers;
  isRequired: (field: FormField) => boolean;
  /** Returns why a field is invalid, once it has been left or the form was submitted. */
  problemOf: (field: FormField) => FieldProblem | null;
  change: (field: FormField, answer: Answer) => void;
  /** Marks a field as left: from now on its error is shown. */
  leave: (field: FormField) => void;
  setUploading: (field: FormField, isUploading: boolean) => void;
  /**
   * Validates everything. Returns the values to be sent, or `null` after moving the focus to the first invalid
   * field.
   */
  submit: () => SavedValue[] | null;
  /** Returns the current values, valid or not, to be saved as a draft. */
  draft: () => SavedValue[];
  /** Moves the focus to a visible field, for example one that the server refused; returns whether the field exists. */
  focus: (fieldId: string) => boolean;
}

export interface DynamicFormOptions {
  /** Makes every field required, as in the complete-information dialog. @defaultValue false */
  isEveryRequired?: boolean;
  /** Answers changed on an earlier visit, as returned in `answers`. @defaultValue none */
  initialAnswers?: Answers | undefined;
}

const noAnswers: Answers = new Map();

/**
 * Manages the answers of a dynamic form. `records` are the field records as received from the server; keep the
 * array identical between renders. Uses no form library, since the fields are data and are validated by data.
 */
export function useDynamicForm(
  records: unknown,
  { isEveryRequired = false, initialAnswers = noAnswers }: DynamicFormOptions = {},
): DynamicFormState {
  const [answers, setAnswers] = useState(initialAnswers);
  const [validated, setValidated] = useState<ReadonlySet<string>>(() => new Set());
  const [uploading, setUploading] = useState<ReadonlySet<string>>(() => new Set());
  const container = useRef<HTMLDivElement>(null);
  const visible = visibleFields(records, answers);

  const isRequired = (field: FormField) => isEveryRequired || field.isRequired;
  const check = (field: FormField): FieldProblem | null =>
    uploading.has(field.id)
      ? { kind: 'uploading' }
      : problemOf(field, answerOf(field, answers), isRequired(field));

  const focus = (fieldId: string): boolean => {
    const at = visible.findIndex(({ field }) => field.id === fieldId);
    const control = container.current
      ?.querySelectorAll('[data-field]')
      [at]?.querySelector<HTMLElement>('input:not([hidden]), textarea, button');
    control?.focus();
    return control !== undefined && control !== null;
  };

  return {
    visible,
    container,
    answers,
    focus,
    draft: () => savedValues(visible, answers),
    answerOf: (field) => answerOf(field, answers),
    isRequired,
    problemOf: (field) => (validated.has(field.id) ? check(field) : null),
    change: (field, answer) => setAnswers((now) => withAnswer(records, now, field.id, answer)),
    leave: (field) => setValidated((now) => (now.has(field.id) ? now : new Set(now).add(field.id))),
    setUploading: (field, isUploading) =>
      setUploading((now) => {
        if (now.has(field.id) === isUploading) return now;
        const next = new Set(now);
        if (isUploading) next.add(field.id);
        else next.delete(field.id);
        return next;
      }),
    submit() {
      setValidated(new Set(visible.map(({ field }) => field.id)));
      // A mistyped date and an incomplete period are not reported as answers; only their pickers know of them.
      const typedWrong = container.current?.querySelector<HTMLElement>(
        ':is([data-kind^=date], [data-kind=period]) [aria-invalid=true]',
      );
      const wrong = visible.find(({ field }) => check(field) !== null);
      if (wrong) focus(wrong.field.id);
      else if (typedWrong) typedWrong.focus();
      else return savedValues(visible, answers);
      return null;
    },
  };
}
