import { Button } from '@lectern/ui/Button';
import { Dialog } from '@lectern/ui/Dialog';
import { TextArea, TextField } from '@lectern/ui/fields';
import { Stack } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { type FormEvent, useState } from 'react';
import { toast } from '../../../shared/overlays/toast.ts';
import type { Refused, Result } from '../../../shared/result.ts';
import * as css from '../community.css.ts';
import type { EditedTexts } from './revisions.model.ts';
import { revisionsTexts } from './revisions.texts.ts';

interface EditDialogProps {
  readonly initial: EditedTexts;
  readonly hasTitle: boolean;
  readonly onSave: (edited: EditedTexts) => Promise<Result>;
  readonly onClose: () => void;
}

/** The form to change one's own contribution; its pictures stay. */
export default function EditDialog({ initial, hasTitle, onSave, onClose }: EditDialogProps) {
  const texts = useTexts(revisionsTexts);
  const [draft, setDraft] = useState(initial);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refused>();

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setRefusal(undefined);
    const outcome = await onSave(draft);
    setBusy(false);
    if (!outcome.isDone) return setRefusal(outcome);
    toast(texts.saved, { tone: 'success' });
    onClose();
  };
  const inField = (field: string) => (refusal?.field === field ? refusal.message : undefined);
  const isElsewhere = refusal !== undefined && refusal.field !== 'title' && refusal.field !== 'content';

  return (
    <Dialog isOpen asksBeforeLoss width={560} title={texts.editTitle} onClose={onClose}>
      <Stack as="form" gap="x2" noValidate onSubmit={(event) => void handleSubmit(event)}>
        {hasTitle && (
          <TextField
            label={texts.title}
            maxLength={80}
            value={draft.title}
            message={inField('title')}
            onChange={(event) => setDraft({ ...draft, title: event.currentTarget.value })}
          />
        )}
        <TextArea
          label={texts.content}
          hint={texts.hint}
          rows={8}
          maxLength={5_000}
          value={draft.content}
          message={inField('content')}
          onChange={(event) => setDraft({ ...draft, content: event.currentTarget.value })}
        />
        <div role="alert">
          {isElsewhere && <p className={css.problem}>{refusal.message || texts.notSaved}</p>}
        </div>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {texts.save}
        </Button>
      </Stack>
    </Dialog>
  );
}
