import { Button, type ButtonProps } from '@lectern/ui/Button';
import { DownloadIcon } from '@lectern/ui/icon';
import { useTexts } from '@lectern/ui/locale';
import { asStudent } from '../../shared/session/asStudent.ts';
import { useTask } from '../../shared/overlays/useTask.ts';
import * as css from './resource.css.ts';
import type { Resource } from './resource.model.ts';
import { saveResource } from './resource.store.ts';
import { resourceTexts } from './resource.texts.ts';

export interface DownloadButtonProps extends Pick<ButtonProps, 'variant' | 'isBlock'> {
  readonly resource: Pick<Resource, 'id' | 'name'>;
  /** Stands in a list, where a phone has no room for its word. @defaultValue false */
  readonly isInList?: boolean;
}

/** Downloads a file, for a visitor when they have logged in. */
export function DownloadButton({ resource: { id, name }, isInList = false, ...look }: DownloadButtonProps) {
  const texts = useTexts(resourceTexts);
  const { isBusy, run } = useTask(texts.downloadFailed);
  return (
    <Button
      {...look}
      isBusy={isBusy}
      aria-label={texts.downloadOf(name)}
      onClick={() => asStudent(() => void run(() => saveResource(id)))}
    >
      <DownloadIcon size={18} />
      <span {...(isInList && { className: css.word })}>{texts.download}</span>
    </Button>
  );
}
