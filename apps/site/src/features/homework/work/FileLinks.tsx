import { isOpenedDirectly } from '@lectern/sdk/browser';
import { FileIcon } from '@lectern/ui/icon';
import { Stack } from '@lectern/ui/layout';
import { Link } from '@lectern/ui/link';
import { formatBytes, type UploadedFile } from '@lectern/ui/Uploader';
import { saveFile } from '../../../shared/upload/saveFile.ts';
import * as css from './work.css.ts';

export interface FileLinksProps {
  /** What the files are, for screen readers. */
  readonly label: string;
  readonly files: readonly UploadedFile[];
}

/** Files: pictures open in a window of their own, all others are downloaded. */
export function FileLinks({ label, files }: FileLinksProps) {
  return (
    <Stack as="ul" gap="x2" aria-label={label}>
      {files.map(({ id, name, size, url }) => (
        <li key={id}>
          {url === undefined ? (
            <span className={css.file}>
              <FileIcon width={18} height={18} /> {name}
            </span>
          ) : (
            <Link
              className={css.file}
              href={url}
              isNewWindow
              onClick={(event) => {
                if (isOpenedDirectly(name)) return;
                event.preventDefault();
                void saveFile({ name, url });
              }}
            >
              <FileIcon width={18} height={18} /> {name}
            </Link>
          )}{' '}
          {size !== undefined && <span className={css.size}>{formatBytes(size)}</span>}
        </li>
      ))}
    </Stack>
  );
}
