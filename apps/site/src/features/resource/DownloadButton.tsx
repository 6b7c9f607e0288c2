import { Button, type ButtonProps } from '@lectern/ui/Button';
import { DownloadIcon } from '@lectern/ui/icon';
import { useTexts } from '@lectern/ui/locale';
import { requireLogin } from '../../shared/session/requireLogin.ts';
import { useTask } from '../../shared/overlays/useTask.ts';
import * as css from './resource.css.ts';
import type { Resource } from './resource.model.ts';
import { saveResource } from './resource.store.ts';
import { resourceTexts } from './resource.texts.ts';

export interface DownloadButtonProps extends Pick<ButtonProps, 'variant' | 'isBlock'> {
  readonly resource: Pick<Resource, 'id' | 'name'>;
  /**
   * Whether it is in a list, where phones show only the icon.
   * @defaultValue false
   */
  readonly isInList?: boolean;
}

/** Downloads a file; a visitor logs in first. */
export function DownloadButton({ resource: { id, name }, isInList = false, ...look }: DownloadButtonProps) {
  const texts = useTexts(resourceTexts);
  const { isBusy, run } = useTask(texts.downloadFailed);
  return (
    <Button
      {...look}
      isBusy={isBusy}
      aria-label={texts.downloadOf(name)}
      onClick={() => requireLogin(() => void run(() => saveResource(id)))}
    >
      <DownloadIcon size={18} />
      <span {...(isInList && { className: css.label })}>{texts.download}</span>
    </Button>
  );
}
