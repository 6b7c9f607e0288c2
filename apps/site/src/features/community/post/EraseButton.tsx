import { Button } from '@lectern/ui/Button';
import { TrashIcon } from '@lectern/ui/icon';
import { useTexts } from '@lectern/ui/locale';
import { useTask } from '../../../shared/overlays/useTask.ts';
import type { Result } from '../../../shared/result.ts';
import { communityTexts } from '../community.texts.ts';

export interface EraseButtonProps {
  readonly label: string;
  readonly onErase: () => Promise<Result>;
  readonly onErased?: () => void;
}

/** The button by which students remove what they wrote, after a confirmation. */
export function EraseButton({ label, onErase, onErased }: EraseButtonProps) {
  const texts = useTexts(communityTexts);
  const { isBusy, run } = useTask(texts.notDone);
  const options = {
    confirmation: texts.removing,
    done: texts.removed,
    ...(onErased !== undefined && { onDone: onErased }),
  };
  return (
    <Button size="small" isBusy={isBusy} onClick={() => void run(onErase, options)}>
      <TrashIcon size={16} /> {label}
    </Button>
  );
}
