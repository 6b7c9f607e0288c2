import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { CascaderField, type CascaderNode } from '../Cascader/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { DynamicFields, useDynamicForm, type Answers, type SavedValue } from '../DynamicForm/index.ts';
import { SelectField } from '../fields/index.ts';
import { useTexts } from '../locale/index.ts';
import type { SelectOption } from '../Select/index.ts';
import type { UploadTransport } from '../Uploader/index.ts';
import * as css from './dialogs.css.ts';
import { texts, type SceneCode } from './dialogs.texts.ts';

/** Maximum number of group levels. */
const groupLevels = 5;

/** Values as passed to the caller; `groups` are the ids from groupOneId to groupFiveId. */
export interface CompleteInfoIn {
  /** Ids of the group's levels, from the top; at most five. */
  groups: string[];
  /** Id of the proxy organisation; `null` if none was asked for. */
  proxyOrgId: string | null;
  /** Answers to the custom fields. */
  values: SavedValue[];
}

/** Values entered so far. */
export interface CompleteInfoDraft {
  /** Values of the group's levels, from the top; empty for none. */
  group: readonly string[];
  /** Id of the proxy organisation; `null` for none. */
  proxyId: string | null;
  /** Answers to the custom fields that differ from the stored values. */
  answers: Answers;
}

export interface CompleteInfoDialogProps {
  /** Whether the dialog is open; each opening starts anew, with `draft` if given. */
  isOpen: boolean;
  /** Called to close the dialog without saving. */
  onClose: () => void;
  /** What the student is about to do. */
  scene: SceneCode;
  /** Student groups, up to 5 levels; if omitted or empty, no group is asked for. */
  groups?: readonly CascaderNode[];
  /** The stored group, from the top level. */
  group?: readonly string[];
  /** The proxy organisations; if omitted or empty, none is asked for. */
  proxies?: readonly SelectOption[];
  /** Id of the stored organisation. @defaultValue null */
  proxyId?: string | null;
  /** Custom field records; every field is required. */
  fields?: unknown;
  /**
   * Values entered on an earlier visit but not submitted, as passed to `onDraft`; without it the stored values
   * are shown.
   */
  draft?: CompleteInfoDraft;
  /**
   * Called with the entered values after each change, to be stored for `draft`. Keep the function identical
   * between renders.
   */
  onDraft?: (draft: CompleteInfoDraft) => void;
  /** Uploads attachments and pictures; without it none can be added. */
  transport?: UploadTransport;
  /** Reason why uploading is currently not possible, for example because the storage is full. */
  uploadBlockedReason?: string;
  /** Called with the values to be saved, if all are valid. */
  onSubmit: (info: CompleteInfoIn) => void;
  /** Whether the values are being saved. @defaultValue false */
  isBusy?: boolean;
  /** Shown instead of the form, while its data is loading or after loading has failed. */
  children?: ReactNode;
}

/** Asks for missing information before a course is bought or studied or an exam is taken; 643 px wide. */
export function CompleteInfoDialog({
  isOpen,
  onClose,
  isBusy = false,
  children,
  ...rest
}: CompleteInfoDialogProps) {
  const text = useTexts(texts);
  const id = useId();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.complete.title}
      description={text.complete.intro[rest.scene]}
      width={643}
      isMaskClosable={false}
      asksBeforeLoss={rest.onDraft === undefined ? undefined : false}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="submit" form={id} variant="primary" isBusy={isBusy} disabled={children !== undefined}>
            {text.complete.submit}
          </Button>
        </>
      }
    >
      {children ?? <CompleteInfoForm id={id} {...rest} />}
    </Dialog>
  );
}

type FormProps = Omit<CompleteInfoDialogProps, 'isOpen' | 'onClose' | 'isBusy' | 'children'> & { id: string };

/** Mounted only while the dialog is open, so that each opening starts anew. */
function CompleteInfoForm({
  id,
  groups = [],
  proxies = [],
  fields,
  transport,
  uploadBlockedReason,
  onSubmit,
  draft,
  onDraft,
  ...onFile
}: FormProps) {
  const text = useTexts(texts).complete;
  const [begun] = useState(() => {
    const { group = onFile.group ?? [], proxyId = onFile.proxyId ?? null } = draft ?? {};
    return { group, proxyId };
  });
  const [chosen, setChosen] = useState(begun);
  const { group, proxyId } = chosen;
  const [isValidated, setValidated] = useState(false);
  const form = useDynamicForm(fields, { isEveryRequired: true, initialAnswers: draft?.answers });
  const { answers } = form;
  const [begunAnswers] = useState(answers);
  const own = useRef<HTMLFormElement>(null);
  const isGroupMissing = groups.length > 0 && group.length === 0;
  const isProxyMissing = proxies.length > 0 && proxyId === null;

  useEffect(() => {
    if (chosen !== begun || answers !== begunAnswers) onDraft?.({ ...chosen, answers });
  }, [chosen, answers, begun, begunAnswers, onDraft]);

  const change = (changes: Partial<typeof chosen>) => setChosen((now) => ({ ...now, ...changes }));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setValidated(true);
    const values = form.submit();
    if (isGroupMissing || isProxyMissing) {
      const wrong = groups.length > 0 && !isGroupMissing ? 1 : 0;
      own.current?.querySelectorAll<HTMLElement>('[role=combobox]')[wrong]?.focus();
      return;
    }
    if (values) onSubmit({ groups: [...group], proxyOrgId: proxyId, values });
  };

  return (
    <form ref={own} id={id} className={css.fields} noValidate onSubmit={handleSubmit}>
      {groups.length > 0 && (
        <CascaderField
          label={text.group}
          isRequired
          message={isValidated && isGroupMissing ? text.required : undefined}
          options={groups}
          value={group.length > 0 ? group : null}
          onChange={(path) => change({ group: path.slice(0, groupLevels).map(String) })}
        />
      )}
      {proxies.length > 0 && (
        <SelectField
          label={text.proxy}
          isRequired
          message={isValidated && isProxyMissing ? text.required : undefined}
          options={proxies}
          value={proxyId}
          onChange={(id) => change({ proxyId: id })}
        />
      )}
      <DynamicFields
        form={form}
        {...(transport && { transport })}
        {...(uploadBlockedReason !== undefined && { uploadBlockedReason })}
      />
    </form>
  );
}
