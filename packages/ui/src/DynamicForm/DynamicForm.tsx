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
  /** Fetches the levels of a cascade that its record leaves out; without it a tree ends where its record does. */
  loadOptions?: LoadOptions;
  /** Carries attachments and pictures; without one they cannot be added. */
  transport?: UploadTransport;
  /** Why nothing can be uploaded now, as when no space is left and deduction applies. */
  uploadBlockedReason?: string;
}

export interface DynamicFieldsProps extends Sources {
  /** From `useDynamicForm`. */
  form: DynamicFormState;
}

/** The fields of a dynamic form, to stand inside a form or a dialog of your own. */
export function DynamicFields({ form, ...sources }: DynamicFieldsProps) {
  return (
    <div ref={form.container} className={css.fields}>
      {form.visible.map((entry) => (
        <Field key={entry.field.id} form={form} entry={entry} {...sources} />
      ))}
    </div>
  );
}

/** What fields whose code is on its way will take, in px; others are one line under their name. */
const HEIGHTS: Partial<Record<FormField['type'], number>> = { annex: 144, image: 144 };

type FieldProps = DynamicFieldsProps & { entry: VisibleField };

function Field({ form, entry: { field, depth }, loadOptions, transport, uploadBlockedReason }: FieldProps) {
  const text = useTexts(texts);
  const Renderer = renderers[field.type];
  const problem = form.problemOf(field);
  const leave = () => {
    if (!field.isReadOnly) form.leave(field);
  };
  // Groups have no blur of their own: it counts when the focus leaves all of the field.
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
      {hint && <span className={css.tip}>{hint}</span>}
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
  /** The element itself. */
  ref?: Ref<HTMLFormElement> | undefined;
  /** The field records of the server, as they came. Keep the array the same between renders. */
  fields: unknown;
  /** Everything is in order: the values to be saved. */
  onSubmit: (values: SavedValue[]) => void;
  /** They are being saved. @defaultValue false */
  isBusy?: boolean;
  /** What its button says. @defaultValue 提交 / Submit */
  submitLabel?: string;
}

/** A form whose fields come from the server. For the fields alone see `DynamicFields`. */
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
