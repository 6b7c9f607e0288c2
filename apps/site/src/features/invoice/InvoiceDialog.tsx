import { yupResolver } from '@hookform/resolvers/yup';
import { Button } from '@lectern/ui/Button';
import { Dialog } from '@lectern/ui/Dialog';
import { EmptyState } from '@lectern/ui/EmptyState';
import { Checkbox, RadioGroup, SelectField, TextField } from '@lectern/ui/fields';
import { Stack } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { formatMoney } from '@lectern/ui/Price';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSnapshot } from 'valtio/react';
import { useCheckedForm } from '../../shared/forms/useCheckedForm.ts';
import { DetailStates } from '../../shared/page/detail/DetailPage.tsx';
import { toast } from '../../shared/overlays/toast.ts';
import * as css from './invoice.css.ts';
import { formOf, type InvoiceForm, invoiceRules, titleOf } from './invoice.rules.ts';
import { invoiceTexts } from './invoice.texts.ts';
import {
  askForInvoice,
  closeForm,
  type FormTask,
  keepTitle,
  loadTitles,
  titles,
} from './invoiceForm.store.ts';

/** Stands for a title that is not kept yet. */
const FRESH = 'fresh';

export interface InvoiceDialogProps {
  /** Told when something was asked for or kept. */
  readonly onDone: () => void;
}

/** The window in which a student asks for an invoice, or writes a title that is kept. */
export default function InvoiceDialog({ onDone }: InvoiceDialogProps) {
  const texts = useTexts(invoiceTexts);
  const { isOpen, task, status, settings } = useSnapshot(titles);
  const { form } = texts;

  const finish = () => {
    closeForm();
    onDone();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={closeForm}
      isMaskClosable={false}
      width={500}
      title={task.kind === 'ask' ? form.askTitle : task.kept === undefined ? form.newTitle : form.editTitle}
      {...(task.kind === 'ask' && { description: form.askHelp(formatMoney(task.order.payCents)) })}
    >
      <DetailStates
        status={status}
        value={status === 'ready' ? settings : undefined}
        failed={form.failed}
        onRetry={() => void loadTitles()}
        skeleton="320px"
      >
        {({ isOpen }) =>
          isOpen ? <TitleForm task={task} onDone={finish} /> : <EmptyState title={texts.titles.closed} />
        }
      </DetailStates>
    </Dialog>
  );
}

interface TitleFormProps {
  readonly task: FormTask;
  readonly onDone: () => void;
}

function TitleForm({ task, onDone }: TitleFormProps) {
  const texts = useTexts(invoiceTexts);
  const { kept, settings } = useSnapshot(titles);
  const isAsking = task.kind === 'ask';
  const first = isAsking ? kept[0] : task.kept;
  const [from, setFrom] = useState(first?.id ?? FRESH);
  const [problem, setProblem] = useState('');
  const form = useCheckedForm<InvoiceForm>(texts, {
    resolver: yupResolver(invoiceRules),
    defaultValues: formOf(first, !isAsking && first?.isDefault === true),
  });
  const [titleType, invoiceKind] = useWatch({ control: form.control, name: ['titleType', 'invoiceKind'] });
  const isCompany = titleType === 'company';

  const begin = (id: string) => {
    setFrom(id);
    setProblem('');
    form.reset(formOf(kept.find((one) => one.id === id)));
  };
  // The name of a person is none of a company.
  const changeType = (value: string) => {
    if (from !== FRESH) form.setValue('title', '');
    setFrom(FRESH);
    form.setValue('titleType', value === 'company' ? 'company' : 'personal');
  };
  const send = async (values: InvoiceForm) => {
    setProblem('');
    const title = titleOf(values);
    const outcome = isAsking
      ? await askForInvoice(task.order.id, title)
      : await keepTitle(title, {
          ...(task.kept !== undefined && { id: task.kept.id }),
          isDefault: values.isKept,
        });
    if (!outcome.isDone) {
      const field = form.fieldOf(outcome.field);
      const words = outcome.message || texts.notSent;
      if (field === 'title' || field === 'taxNo' || field === 'email')
        form.setError(field, { type: 'server', message: words }, { shouldFocus: true });
      else setProblem(words);
      return;
    }
    const isLost =
      isAsking && from === FRESH && values.isKept && !(await keepTitle(title, { isDefault: false })).isDone;
    toast(isLost ? texts.form.notKept : isAsking ? texts.form.done : texts.form.kept, {
      tone: isLost ? 'warning' : 'success',
    });
    onDone();
  };

  return (
    <Stack as="form" gap="x4" noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      {isAsking && kept.length > 0 && (
        <SelectField
          label={texts.form.from}
          options={[
            ...kept.map(({ id, title }) => ({ value: id, label: title })),
            { value: FRESH, label: texts.form.fresh },
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
        message={form.wordsOf('title')}
      />
      {isCompany && (
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
            message={form.wordsOf('taxNo')}
          />
          <details className={css.more}>
            <summary className={css.moreName}>{texts.form.more}</summary>
            <Stack gap="x4">
              <TextField
                {...form.register('address')}
                label={texts.form.address}
                maxLength={200}
                message={form.wordsOf('address')}
              />
              <TextField
                {...form.register('phone')}
                label={texts.form.phone}
                type="tel"
                maxLength={40}
                message={form.wordsOf('phone')}
              />
              <TextField
                {...form.register('bankName')}
                label={texts.form.bankName}
                maxLength={100}
                message={form.wordsOf('bankName')}
              />
              <TextField
                {...form.register('bankAccount')}
                label={texts.form.bankAccount}
                inputMode="numeric"
                maxLength={40}
                message={form.wordsOf('bankAccount')}
              />
            </Stack>
          </details>
        </>
      )}
      <TextField
        {...form.register('email')}
        label={texts.form.email}
        type="email"
        autoComplete="email"
        hint={texts.form.emailHint}
        maxLength={128}
        message={form.wordsOf('email')}
      />
      {(!isAsking || from === FRESH) && (
        <Checkbox {...form.register('isKept')}>
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
