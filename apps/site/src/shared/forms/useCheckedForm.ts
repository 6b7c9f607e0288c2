import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';

/** A form whose error messages are keys of texts, or messages from the server. */
export type CheckedForm<Values extends FieldValues> = UseFormReturn<Values, unknown, Values> & {
  /** Returns the error message of a field; undefined if it is valid. */
  messageOf(field: Path<Values>): string | undefined;
  /** Returns the form's field of the name that the server gave; undefined if there is none. */
  fieldOf(name: string): Path<Values> | undefined;
};

/** Options of {@link useCheckedForm}. */
export interface CheckedFormOptions<Values extends FieldValues> {
  /** May change between renders, for example when another method is chosen. */
  readonly resolver: Resolver<Values, unknown, Values>;
  /** Default values; must contain every field. */
  readonly defaultValues: DefaultValues<Values>;
  /**
   * When a field is first validated.
   * @defaultValue 'onSubmit'
   */
  readonly mode?: 'onSubmit' | 'onTouched';
}

/** Creates a form that is validated on submit, and from then on at every change. */
export function useCheckedForm<Values extends FieldValues>(
  texts: object,
  options: CheckedFormOptions<Values>,
): CheckedForm<Values> {
  const form = useForm<Values, unknown, Values>(options);
  const { formState } = form;
  const isField = (name: string): name is Path<Values> & string => Object.hasOwn(options.defaultValues, name);
  return {
    ...form,
    fieldOf: (name) => (isField(name) ? name : undefined),
    messageOf(field) {
      const message: unknown = form.getFieldState(field, formState).error?.message;
      if (typeof message !== 'string') return undefined;
      const text: unknown = Reflect.get(texts, message);
      return typeof text === 'string' ? text : message;
    },
  };
}
