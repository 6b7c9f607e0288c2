import { Button } from '@lectern/ui/Button';
import { EditIcon } from '@lectern/ui/icon';
import { useTexts } from '@lectern/ui/locale';
import { useState } from 'react';
import { LateLayer, retriedLazy } from '@lectern/ui/lazy';
import { useMute } from '../../../shared/page/UnlessMuted.tsx';
import type { Result } from '../../../shared/result.ts';
import type { Revisions, EditedTexts } from './revisions.model.ts';
import { revisionsTexts } from './revisions.texts.ts';

const EditDialog = retriedLazy(async () => (await import('./EditDialog.tsx')).default);
const HistoryDialog = retriedLazy(async () => (await import('./HistoryDialog.tsx')).default);

export interface RevisionToolsProps {
  readonly revisions: Revisions;
  /** Its current title; left out if it has none. */
  readonly title?: string;
  readonly onSave: (edited: EditedTexts) => Promise<Result>;
}

/** Buttons to change one's own contribution, and to show its earlier versions. */
export function RevisionTools({ revisions, title, onSave }: RevisionToolsProps) {
  const texts = useTexts(revisionsTexts);
  const [open, setOpen] = useState<'edit' | 'history'>();
  const isMuted = useMute() !== undefined;
  const { isEditable, ownText, earlier } = revisions;
  const close = () => setOpen(undefined);
  return (
    <>
      {isEditable && !isMuted && (
        <Button size="small" onClick={() => setOpen('edit')}>
          <EditIcon size={16} /> {texts.edit}
        </Button>
      )}
      {earlier.length > 0 && (
        <Button size="small" variant="quiet" onClick={() => setOpen('history')}>
          {texts.edited(earlier.length)}
        </Button>
      )}
      <LateLayer>
        {open === 'edit' && (
          <EditDialog
            initial={{ title: title ?? '', content: ownText }}
            hasTitle={title !== undefined}
            onSave={onSave}
            onClose={close}
          />
        )}
        {open === 'history' && <HistoryDialog earlier={earlier} onClose={close} />}
      </LateLayer>
    </>
  );
}
