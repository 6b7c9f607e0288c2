import { Suspense, type FocusEvent, type FormEvent, type ReactNode, type Ref } from 'react';
import { Button } from '../Button/index.ts';
import { DownloadIcon, ImageIcon } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import { useTexts } from '../locale/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import type { UploadTransport } from '../Uploader/index.ts';
import * as css from './DynamicForm.css.ts';
import { texts } from './DynamicForm.texts.ts';
import type { SavedValue, VisibleField } from './form.ts';
import type { LoadOptions } from './options.ts';
import type { FormField } from './record.ts';
import { renderers } from './renderers/registry.tsx';
import { useDynamicForm, type DynamicFormOptions, type DynamicFormState } from './useDynamicForm.ts';

interface Sources {
  /** Fetches levels of a cascade that are missing in its record; without it the tree ends where the record does. */
  loadOptions?: LoadOptions;
  /** Uploads attachments and pictures; without it none can be added. */
  transport?: UploadTransport;
  /** Reason why uploading is currently not possible, for example because the storage is full. */
  uploadBlockedReason?: string;
}

export interface DynamicFieldsProps extends Sources {
  /** State of the form, returned by `useDynamicForm`. */
  form: DynamicFormState;
}

/** The fields of a dynamic form, for use inside your own form or dialog. */
export function DynamicFields({ form, ...sources }: DynamicFieldsProps) {
  return (
    <div ref={form.container} className={css.fields}>
      {form.visible.map((entry) => (
        <Field key={entry.field.id} form={form} entry={entry} {...sources} />
      ))}
    </div>
  );
}

/** Height in px of the placeholder while a field's code is loading; other types have a label and one line. */
const HEIGHTS: Partial<Record<FormField['type'], number>> = { annex: 144, image: 144 };

type FieldProps = DynamicFieldsProps & { entry: VisibleField };

function Field({ form, entry: { field, depth }, loadOptions, transport, uploadBlockedReason }: FieldProps) {
  const text = useTexts(texts);
  const Renderer = renderers[field.type];
  const problem = form.problemOf(field);
  const leave = () => {
    if (!field.isReadOnly) form.leave(field);
  };
  // Checkbox groups have no blur event of their own: it counts when the focus leaves the whole field.
  const handleBlur = (event: FocusEvent<HTMLDivElement>) => {
    if (field.type === 'checkbox' && !event.currentTarget.contains(event.relatedTarget)) leave();
  };
  return (
    <div
      className={css.field}
      data-field={field.id}
      data-kind={field.type}
      onBlur={handleBlur}
      {...(depth > 0 && { 'data-depth': depth })}
    >
      <Suspense fallback={<Skeleton height={HEIGHTS[field.type] ?? 72} />}>
        <Renderer
          field={field}
          answer={form.answerOf(field)}
          shell={{
            label: field.name,
            isRequired: form.isRequired(field),
            message: problem ? text.problem(problem) : undefined,
            hint: hintOf(field, text),
          }}
          onChange={(answer) => form.change(field, answer)}
          onLeave={leave}
          onUploading={(isUploading) => form.setUploading(field, isUploading)}
          loadOptions={loadOptions}
          transport={transport}
          uploadBlockedReason={uploadBlockedReason}
        />
      </Suspense>
    </div>
  );
}

function hintOf(
  { hint, sampleUrl, templateUrl }: FormField,
  text: { sample: string; template: string },
): ReactNode {
  if (!hint && !sampleUrl && !templateUrl) return undefined;
  return (
    <>
      {hint && <span className={css.hint}>{hint}</span>}
      <span className={css.links}>
        {sampleUrl && (
          <Link className={css.link} href={sampleUrl} isNewWindow>
            <ImageIcon />
            {text.sample}
          </Link>
        )}
        {templateUrl && (
          <Link className={css.link} href={templateUrl} isNewWindow download>
            <DownloadIcon />
            {text.template}
          </Link>
        )}
      </span>
    </>
  );
}

export interface DynamicFormProps extends Sources, DynamicFormOptions {
  /** Ref to the root element. */
  ref?: Ref<HTMLFormElement> | undefined;
  /** The field records as received from the server. Keep the array identical between renders. */
  fields: unknown;
  /** Called with the values to be saved, if all are valid. */
  onSubmit: (values: SavedValue[]) => void;
  /** Whether the values are being saved. @defaultValue false */
  isBusy?: boolean;
  /** Label of the submit button. @defaultValue 提交 / Submit */
  submitLabel?: string;
}

/** A form whose fields are defined by the server. For the fields without the form use `DynamicFields`. */
export function DynamicForm({
  ref,
  fields,
  onSubmit,
  isBusy = false,
  submitLabel,
  isEveryRequired = false,
  initialAnswers,
  ...sources
}: DynamicFormProps) {
  const text = useTexts(texts);
  const form = useDynamicForm(fields, { isEveryRequired, initialAnswers });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const values = form.submit();
    if (values) onSubmit(values);
  };
  if (form.visible.length === 0) return <p className={css.none}>{text.none}</p>;
  return (
    <form ref={ref} className={css.form} noValidate onSubmit={handleSubmit}>
      <DynamicFields form={form} {...sources} />
      <div>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {submitLabel ?? text.submit}
        </Button>
      </div>
    </form>
  );
}
