import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';

/** A form whose messages are names of texts, or the server's own words. */
export type CheckedForm<Values extends FieldValues> = UseFormReturn<Values, unknown, Values> & {
  /** Gives the words at a field; undefined where nothing is wrong. */
  wordsOf(field: Path<Values>): string | undefined;
  /** Finds the field that the server named; undefined where the form has none of that name. */
  fieldOf(name: string): Path<Values> | undefined;
};

/** What a checked form is made of. */
export interface CheckedFormOptions<Values extends FieldValues> {
  /** May change from render to render, as when another way is chosen. */
  readonly resolver: Resolver<Values, unknown, Values>;
  /** Names every field. */
  readonly defaultValues: DefaultValues<Values>;
  /** When a field is first checked. @defaultValue 'onSubmit' */
  readonly mode?: 'onSubmit' | 'onTouched';
}

/** Makes a form that is checked when it is sent, and from then on while it is mended. */
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
    wordsOf(field) {
      const message: unknown = form.getFieldState(field, formState).error?.message;
      if (typeof message !== 'string') return undefined;
      const words: unknown = Reflect.get(texts, message);
      return typeof words === 'string' ? words : message;
    },
  };
}
