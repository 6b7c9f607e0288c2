export {
  DynamicFields,
  DynamicForm,
  type DynamicFieldsProps,
  type DynamicFormProps,
} from './DynamicForm.tsx';
export type { Answers, FieldProblem, SavedValue, VisibleField } from './form.ts';
export type { LoadOptions } from './options.ts';
export {
  fieldTypes,
  readField,
  type Answer,
  type FieldOption,
  type FieldType,
  type FormField,
} from './record.ts';
export { useDynamicForm, type DynamicFormOptions, type DynamicFormState } from './useDynamicForm.ts';
