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

/** A form under way; `DynamicFields` shows it. */
export interface DynamicFormState {
  visible: readonly VisibleField[];
  /** Stands on the element around the fields, to find the first wrong one. */
  container: RefObject<HTMLDivElement | null>;
  answerOf: (field: FormField) => Answer;
  /** What was changed since the form began; another map after each change. */
  answers: Answers;
  isRequired: (field: FormField) => boolean;
  /** What is wrong with a field, once it has been left or the form was sent. */
  problemOf: (field: FormField) => FieldProblem | null;
  change: (field: FormField, answer: Answer) => void;
  /** A field was left: from now on its problem shows. */
  leave: (field: FormField) => void;
  setUploading: (field: FormField, isUploading: boolean) => void;
  /** Checks everything; gives what is to be sent, or `null` and moves the focus to the first wrong field. */
  submit: () => SavedValue[] | null;
  /** Gives what is answered so far, right or wrong, to be kept for later. */
  draft: () => SavedValue[];
  /** Moves the focus to a field in view, as to one that the server refused; says whether there is one. */
  focus: (fieldId: string) => boolean;
}

export interface DynamicFormOptions {
  /** Forces every field to be answered, as the complete-information dialog does. @defaultValue false */
  isEveryRequired?: boolean;
  /** What was changed on an earlier visit, as its form's `answers` told it. @defaultValue nothing */
  initialAnswers?: Answers | undefined;
}

const noAnswers: Answers = new Map();

/**
 * Keeps the answers of a dynamic form. `records` are the field records of the server
 * as they came: keep the array the same between renders. They need no form library:
 * the fields are data, and data checks them.
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
      // A date that is typed wrongly and a half period are no answers here; only their pickers know.
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
