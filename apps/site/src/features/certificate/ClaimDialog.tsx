import { Button } from '@lectern/ui/Button';
import { Dialog } from '@lectern/ui/Dialog';
import { TextField } from '@lectern/ui/fields';
import { Stack } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { useCallback, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from '../../shared/overlays/toast.ts';
import * as css from './certificate.css.ts';
import { type Certificate, fullNameOf, type UnlockField } from './certificate.model.ts';
import { certificateTexts } from './certificate.texts.ts';
import { claim, loadFields } from './certificates.store.ts';
import { DetailStates } from '../../shared/page/detail/DetailPage.tsx';

export interface ClaimDialogProps {
  readonly certificate: Certificate;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks for what is printed on a certificate, and issues it. */
export function ClaimDialog({ certificate, onClose, onDone }: ClaimDialogProps) {
  const texts = useTexts(certificateTexts);
  const [fields, setFields] = useState<readonly UnlockField[] | 'failed'>();
  const { id } = certificate;

  const load = useCallback(async () => {
    setFields(undefined);
    setFields(await loadFields(id).catch(() => 'failed' as const));
  }, [id]);
  useEffect(() => void load(), [load]);

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={fullNameOf(certificate)}
      description={texts.claimHelp}
      width={400}
    >
      <DetailStates
        status={fields === 'failed' ? 'failed' : 'loading'}
        value={fields === 'failed' ? undefined : fields}
        failed={texts.fieldsFailed}
        onRetry={() => void load()}
        skeleton="140px"
      >
        {(fields) => <ClaimForm id={id} fields={fields} onClose={onClose} onDone={onDone} />}
      </DetailStates>
    </Dialog>
  );
}

interface ClaimFormProps extends Pick<ClaimDialogProps, 'onClose' | 'onDone'> {
  readonly id: string;
  readonly fields: readonly UnlockField[];
}

function ClaimForm({ id, fields, onClose, onDone }: ClaimFormProps) {
  const texts = useTexts(certificateTexts);
  const [problem, setProblem] = useState('');
  const { register, handleSubmit, setError, formState } = useForm<Record<string, string>>({
    defaultValues: Object.fromEntries(fields.map(({ code, value }) => [code, value])),
  });

  const send = async (answers: Record<string, string>) => {
    setProblem('');
    const outcome = await claim(id, answers);
    if (outcome.isDone) {
      toast(texts.claimed, { tone: 'success' });
      onDone();
      return;
    }
    const message = outcome.message || texts.notDone;
    if (fields.some(({ code }) => code === outcome.field))
      setError(outcome.field, { type: 'server', message }, { shouldFocus: true });
    else setProblem(message);
  };
  return (
    <Stack as="form" gap="x4" noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      {fields.map(({ code, name, isRequired }) => (
        <TextField
          key={code}
          {...register(code, { validate: (value) => !isRequired || value.trim() !== '' || texts.missing })}
          label={name}
          isRequired={isRequired}
          maxLength={200}
          message={formState.errors[code]?.message}
        />
      ))}
      <div role="alert">{problem !== '' && <p className={css.problem}>{problem}</p>}</div>
      <div className={css.footer}>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button type="submit" variant="primary" isBusy={formState.isSubmitting}>
          {texts.confirm}
        </Button>
      </div>
    </Stack>
  );
}
