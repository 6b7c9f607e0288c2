import { yupResolver } from '@hookform/resolvers/yup';
import { Button } from '@lectern/ui/Button';
import { Checkbox, RadioGroup, SelectField, TextField } from '@lectern/ui/fields';
import { Stack } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSnapshot } from 'valtio/react';
import { type CheckedForm, useCheckedForm } from '../../shared/forms/useCheckedForm.ts';
import { toast } from '../../shared/overlays/toast.ts';
import * as css from './invoice.css.ts';
import { formOf, type InvoiceForm, invoiceRules, titleOf } from './invoice.rules.ts';
import { invoiceTexts } from './invoice.texts.ts';
import { requestInvoice, closeForm, type FormTask, saveTitle, titles } from './invoiceForm.store.ts';

/** Option value of a title that is not saved yet. */
const NEW_TITLE_VALUE = 'fresh';

interface TitleFormProps {
  readonly task: FormTask;
  readonly onDone: () => void;
}

/** The form of a title: initial values, dependencies on its kind, and submission. */
function useTitleForm({ task, onDone }: TitleFormProps) {
  const texts = useTexts(invoiceTexts);
  const { saved } = useSnapshot(titles);
  const isAsking = task.kind === 'ask';
  const first = isAsking ? saved[0] : task.saved;
  const [from, setFrom] = useState(first?.id ?? NEW_TITLE_VALUE);
  const [problem, setProblem] = useState('');
  const form = useCheckedForm<InvoiceForm>(texts, {
    resolver: yupResolver(invoiceRules),
    defaultValues: formOf(first, !isAsking && first?.isDefault === true),
  });
  const [titleType, invoiceKind] = useWatch({ control: form.control, name: ['titleType', 'invoiceKind'] });

  const begin = (id: string) => {
    setFrom(id);
    setProblem('');
    form.reset(formOf(saved.find((one) => one.id === id)));
  };
  // A person's name must not be kept as the name of a company.
  const changeType = (value: string) => {
    if (from !== NEW_TITLE_VALUE) form.setValue('title', '');
    setFrom(NEW_TITLE_VALUE);
    form.setValue('titleType', value === 'company' ? 'company' : 'personal');
  };
  const send = async (values: InvoiceForm) => {
    setProblem('');
    const title = titleOf(values);
    const outcome = isAsking
      ? await requestInvoice(task.order.id, title)
      : await saveTitle(title, {
          ...(task.saved !== undefined && { id: task.saved.id }),
          isDefault: values.isSaved,
        });
    if (!outcome.isDone) {
      const field = form.fieldOf(outcome.field);
      const message = outcome.message || texts.notSent;
      if (field === 'title' || field === 'taxNo' || field === 'email')
        form.setError(field, { type: 'server', message }, { shouldFocus: true });
      else setProblem(message);
      return;
    }
    const isLost =
      isAsking &&
      from === NEW_TITLE_VALUE &&
      values.isSaved &&
      !(await saveTitle(title, { isDefault: false })).isDone;
    toast(isLost ? texts.form.detailsNotSaved : isAsking ? texts.form.done : texts.form.detailsSaved, {
      tone: isLost ? 'warning' : 'success',
    });
    onDone();
  };
  return { form, from, titleType, invoiceKind, problem, begin, changeType, send };
}

/** The form of a title, for one invoice or to be saved. */
export function TitleForm({ task, onDone }: TitleFormProps) {
  const texts = useTexts(invoiceTexts);
  const { saved, settings } = useSnapshot(titles);
  const { form, from, titleType, invoiceKind, problem, begin, changeType, send } = useTitleForm({
    task,
    onDone,
  });
  const isAsking = task.kind === 'ask';
  const isCompany = titleType === 'company';
  return (
    <Stack as="form" gap="x4" noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      {isAsking && saved.length > 0 && (
        <SelectField
          label={texts.form.savedDetails}
          options={[
            ...saved.map(({ id, title }) => ({ value: id, label: title })),
            { value: NEW_TITLE_VALUE, label: texts.form.fresh },
          ]}
          value={from}
          onChange={begin}
        />
      )}
      <RadioGroup
        label={texts.form.titleType}
        options={(['personal', 'company'] as const).map((value) => ({
          value,
          label: texts.titleTypes[value],
        }))}
        value={titleType}
        onChange={changeType}
      />
      {isCompany && settings.kinds.length > 1 && (
        <RadioGroup
          label={texts.form.kind}
          options={settings.kinds.map((value) => ({ value, label: texts.kinds[value] }))}
          value={invoiceKind}
          onChange={(value) => form.setValue('invoiceKind', value === 'special' ? 'special' : 'common')}
        />
      )}
      <TextField
        {...form.register('title')}
        label={texts.form.title[titleType]}
        isRequired
        autoComplete={isCompany ? 'organization' : 'name'}
        maxLength={100}
        message={form.messageOf('title')}
      />
      {isCompany && <CompanyFields form={form} />}
      <TextField
        {...form.register('email')}
        label={texts.form.email}
        type="email"
        autoComplete="email"
        hint={texts.form.emailHint}
        maxLength={128}
        message={form.messageOf('email')}
      />
      {(!isAsking || from === NEW_TITLE_VALUE) && (
        <Checkbox {...form.register('isSaved')}>
          {isAsking ? texts.form.keep : texts.form.makeDefault}
        </Checkbox>
      )}
      <div role="alert">{problem !== '' && <p className={css.problem}>{problem}</p>}</div>
      <div className={css.actions}>
        <Button onClick={closeForm}>{texts.form.cancel}</Button>
        <Button type="submit" variant="primary" isBusy={form.formState.isSubmitting}>
          {isAsking ? texts.form.send : texts.form.save}
        </Button>
      </div>
    </Stack>
  );
}

/** A company's fields besides its name: the tax number, and those that only a special invoice needs. */
function CompanyFields({ form }: { readonly form: CheckedForm<InvoiceForm> }) {
  const texts = useTexts(invoiceTexts);
  return (
    <>
      <TextField
        {...form.register('taxNo')}
        label={texts.form.taxNo}
        isRequired
        hint={texts.form.taxNoHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        message={form.messageOf('taxNo')}
      />
      <details className={css.optionalFields}>
        <summary className={css.moreName}>{texts.form.optionalDetails}</summary>
        <Stack gap="x4">
          <TextField
            {...form.register('address')}
            label={texts.form.address}
            maxLength={200}
            message={form.messageOf('address')}
          />
          <TextField
            {...form.register('phone')}
            label={texts.form.phone}
            type="tel"
            maxLength={40}
            message={form.messageOf('phone')}
          />
          <TextField
            {...form.register('bankName')}
            label={texts.form.bankName}
            maxLength={100}
            message={form.messageOf('bankName')}
          />
          <TextField
            {...form.register('bankAccount')}
            label={texts.form.bankAccount}
            inputMode="numeric"
            maxLength={40}
            message={form.messageOf('bankAccount')}
          />
        </Stack>
      </details>
    </>
  );
}
