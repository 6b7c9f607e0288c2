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

/** Group levels. */
const groupLevels = 5;

/** What the dialog hands on; `groups` are the ids from groupOneId to groupFiveId. */
export interface CompleteInfoIn {
  /** From the first level down; at most five. */
  groups: string[];
  /** The proxy organisation; `null` where none was asked for. */
  proxyOrgId: string | null;
  /** The answers to the custom fields. */
  values: SavedValue[];
}

/** What was chosen and typed so far. */
export interface CompleteInfoDraft {
  /** From the first level down; empty for none. */
  group: readonly string[];
  /** The proxy organisation; `null` for none. */
  proxyId: string | null;
  /** The answers to the custom fields that differ from what is on file. */
  answers: Answers;
}

export interface CompleteInfoDialogProps {
  /** Whether it is open; each opening starts anew, from `draft` if there is one. */
  isOpen: boolean;
  /** Asked to close, with nothing saved. */
  onClose: () => void;
  /** What the student is about to do. */
  scene: SceneCode;
  /** The student groups, up to 5 levels; left out or empty, none is asked for. */
  groups?: readonly CascaderNode[];
  /** The group on file, from the first level down. */
  group?: readonly string[];
  /** The proxy organisations; left out or empty, none is asked for. */
  proxies?: readonly SelectOption[];
  /** The organisation on file. @defaultValue null */
  proxyId?: string | null;
  /** The custom field records; every one must be answered. */
  fields?: unknown;
  /** What was typed on an earlier visit and not sent, as `onDraft` told it; without one, what is on file stands. */
  draft?: CompleteInfoDraft;
  /** Tells what is typed, after each change, to be kept for `draft`. Keep the function the same between renders. */
  onDraft?: (draft: CompleteInfoDraft) => void;
  /** Carries attachments and pictures; without one they cannot be added. */
  transport?: UploadTransport;
  /** Why nothing can be uploaded now, as when no space is left. */
  uploadBlockedReason?: string;
  /** Everything is in order: what is to be saved. */
  onSubmit: (info: CompleteInfoIn) => void;
  /** It is being saved. @defaultValue false */
  isBusy?: boolean;
  /** Stands in place of the questions, which are on their way or did not come. */
  children?: ReactNode;
}

/** Asks for what is missing before a course is bought or studied or an exam taken, 643 wide. */
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

/** Lives as long as the dialog is open. */
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
  const [place, setPlace] = useState(begun);
  const { group, proxyId } = place;
  const [isValidated, setValidated] = useState(false);
  const form = useDynamicForm(fields, { isEveryRequired: true, initialAnswers: draft?.answers });
  const { answers } = form;
  const [begunAnswers] = useState(answers);
  const own = useRef<HTMLFormElement>(null);
  const isGroupMissing = groups.length > 0 && group.length === 0;
  const isProxyMissing = proxies.length > 0 && proxyId === null;

  useEffect(() => {
    if (place !== begun || answers !== begunAnswers) onDraft?.({ ...place, answers });
  }, [place, answers, begun, begunAnswers, onDraft]);

  const change = (changes: Partial<typeof place>) => setPlace((now) => ({ ...now, ...changes }));
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
