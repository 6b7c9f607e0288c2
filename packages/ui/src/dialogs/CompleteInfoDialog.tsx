import { useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '../Button/index.ts';
import { CascaderField, type CascaderNode } from '../Cascader/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { DynamicFields, useDynamicForm, type SavedValue } from '../DynamicForm/index.ts';
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

export interface CompleteInfoDialogProps {
  /** Whether it is open; each opening starts anew. */
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
  /** Carries attachments and pictures; without one they cannot be added. */
  transport?: UploadTransport;
  /** Why nothing can be uploaded now, as when no space is left. */
  uploadBlockedReason?: string;
  /** Everything is in order: what is to be saved. */
  onSubmit: (info: CompleteInfoIn) => void;
  /** It is being saved. @defaultValue false */
  isBusy?: boolean;
}

/** Asks for what is missing before a course is bought or studied or an exam taken, 643 wide. */
export function CompleteInfoDialog({ isOpen, onClose, isBusy = false, ...rest }: CompleteInfoDialogProps) {
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
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="submit" form={id} variant="primary" isBusy={isBusy}>
            {text.complete.submit}
          </Button>
        </>
      }
    >
      <CompleteInfoForm id={id} {...rest} />
    </Dialog>
  );
}

type FormProps = Omit<CompleteInfoDialogProps, 'isOpen' | 'onClose' | 'isBusy'> & { id: string };

/** Lives as long as the dialog is open. */
function CompleteInfoForm({
  id,
  groups = [],
  proxies = [],
  fields,
  transport,
  uploadBlockedReason,
  onSubmit,
  ...onFile
}: FormProps) {
  const text = useTexts(texts).complete;
  const [group, setGroup] = useState<readonly string[]>(onFile.group ?? []);
  const [proxy, setProxy] = useState<string | null>(onFile.proxyId ?? null);
  const [isJudged, setJudged] = useState(false);
  const form = useDynamicForm(fields, { isEveryRequired: true });
  const own = useRef<HTMLFormElement>(null);
  const isGroupMissing = groups.length > 0 && group.length === 0;
  const isProxyMissing = proxies.length > 0 && proxy === null;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    const values = form.submit();
    if (isGroupMissing || isProxyMissing) {
      const wrong = groups.length > 0 && !isGroupMissing ? 1 : 0;
      own.current?.querySelectorAll<HTMLElement>('[role=combobox]')[wrong]?.focus();
      return;
    }
    if (values) onSubmit({ groups: [...group], proxyOrgId: proxy, values });
  };

  return (
    <form ref={own} id={id} className={css.fields} noValidate onSubmit={handleSubmit}>
      {groups.length > 0 && (
        <CascaderField
          label={text.group}
          isRequired
          message={isJudged && isGroupMissing ? text.required : undefined}
          options={groups}
          value={group.length > 0 ? group : null}
          onChange={(path) => setGroup(path.slice(0, groupLevels).map(String))}
        />
      )}
      {proxies.length > 0 && (
        <SelectField
          label={text.proxy}
          isRequired
          message={isJudged && isProxyMissing ? text.required : undefined}
          options={proxies}
          value={proxy}
          onChange={setProxy}
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
