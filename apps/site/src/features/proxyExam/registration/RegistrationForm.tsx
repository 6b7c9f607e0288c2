import { Card } from '@lectern/ui/Card';
import { Accordion } from '@lectern/ui/Accordion';
import { Button } from '@lectern/ui/Button';
import { DynamicFields, type SavedValue, useDynamicForm } from '@lectern/ui/DynamicForm';
import { Inline } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { toast } from '../../../shared/overlays/toast.ts';
import { createTransport } from '../../../shared/upload/upload.store.ts';
import { useUploadBlock } from '../../../shared/upload/useUploadBlock.ts';
import { type Refused } from '../../../shared/result.ts';
import { loadOptions } from './fields.ts';
import { handInRegistration, saveRegistrationDraft, unsavedAnswers } from './form.store.ts';
import { HandInDialog } from './HandInDialog.tsx';
import { ProvinceField } from './ProvinceField.tsx';
import * as css from './registration.css.ts';
import { registration } from './registration.store.ts';
import { registrationTexts } from './registration.texts.ts';
import { Terms } from './Terms.tsx';
import { useDraftOnLeave } from './useDraftOnLeave.ts';

/** Uploads the attachments and pictures of the school's own fields. */
const transport = createTransport('studentInfo');

/** The server's name of the province field, as used in a refusal. */
const PROVINCE = 'provinceCode';

/** The registration form: the province and the school's fields, saved as a draft or handed in. */
export function RegistrationForm() {
  const texts = useTexts(registrationTexts);
  const { fields, province, busy, sign } = useSnapshot(registration);
  const [left] = useState(() => unsavedAnswers(sign?.signId ?? ''));
  const form = useDynamicForm(fields, { initialAnswers: left });
  const uploadBlockedReason = useUploadBlock();
  const [saved, setSaved] = useState({
    answers: left === undefined ? form.answers : undefined,
    province: sign?.provinceCode ?? '',
  });
  const [checked, setChecked] = useState<readonly SavedValue[]>();
  const [refusal, setRefusal] = useState<Refused>();
  const [isValidated, setValidated] = useState(false);
  const provinceButton = useRef<HTMLButtonElement>(null);
  const wrongField = useRef('');
  const name = useId();
  const isChanged = form.answers !== saved.answers || province !== saved.province;

  useDraftOnLeave(isChanged, form);

  const showWrong = (fieldId: string) => {
    if (fieldId === PROVINCE) provinceButton.current?.focus();
    else if (fieldId !== '') form.focus(fieldId);
  };
  const handleKeep = async () => {
    const outcome = await saveRegistrationDraft(form.draft());
    setRefusal(outcome.isDone ? undefined : outcome);
    if (!outcome.isDone) return showWrong(outcome.field);
    setSaved({ answers: form.answers, province });
    toast(texts.draftSaved, { tone: 'success' });
  };
  const handleCheck = (event: FormEvent) => {
    event.preventDefault();
    setValidated(true);
    setRefusal(undefined);
    const values = form.submit();
    if (province === '') provinceButton.current?.focus();
    else if (values !== null) setChecked(values);
  };
  const handleHandIn = async () => {
    const outcome = await handInRegistration(checked ?? []);
    setRefusal(outcome.isDone ? undefined : outcome);
    wrongField.current = outcome.isDone ? '' : outcome.field;
  };
  // The closing dialog returns the focus to the button that opened it, which passes it on to the invalid field.
  const handleFocus = () => {
    showWrong(wrongField.current);
    wrongField.current = '';
  };

  return (
    <>
      <Card padding="large" className={css.collapsed}>
        <Accordion items={[{ id: 'terms', title: texts.terms, content: <Terms /> }]} />
      </Card>
      <Card as="form" padding="large" gap="x4" aria-labelledby={name} noValidate onSubmit={handleCheck}>
        <h2 id={name} className={css.heading}>
          {texts.form}
        </h2>
        <ProvinceField ref={provinceButton} isMissing={isValidated && province === ''} />
        <DynamicFields
          form={form}
          loadOptions={loadOptions}
          transport={transport}
          {...(uploadBlockedReason !== undefined && { uploadBlockedReason })}
        />
        <Inline gap="x3">
          <Button type="submit" variant="primary" onFocus={handleFocus}>
            {texts.handIn}
          </Button>
          <Button isBusy={busy === 'keeping'} onClick={() => void handleKeep()}>
            {texts.keep}
          </Button>
          {isChanged && <span className={css.state}>{texts.unsaved}</span>}
        </Inline>
        <div role="alert">
          {refusal !== undefined && checked === undefined && <p className={css.problem}>{refusal.message}</p>}
        </div>
      </Card>
      <HandInDialog
        isOpen={checked !== undefined}
        form={form}
        problem={refusal?.message ?? ''}
        onConfirm={() => void handleHandIn()}
        onClose={() => setChecked(undefined)}
      />
    </>
  );
}
