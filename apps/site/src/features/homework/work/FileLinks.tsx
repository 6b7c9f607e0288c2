import { FileIcon } from '@lectern/ui/icon';
import { Stack } from '@lectern/ui/layout';
import { formatBytes, type UploadedFile } from '@lectern/ui/Uploader';
import { FileLink } from '../../../shared/upload/FileLink.tsx';
import * as css from './work.css.ts';

export interface FileLinksProps {
  /** The accessible name of the list of files. */
  readonly label: string;
  readonly files: readonly UploadedFile[];
}

/** Links to files: pictures open in a new window, all others are downloaded. */
export function FileLinks({ label, files }: FileLinksProps) {
  return (
    <Stack as="ul" gap="x2" aria-label={label}>
      {files.map(({ id, name, size, url }) => (
        <li key={id}>
          <FileLink className={css.file} name={name} url={url}>
            <FileIcon size={18} /> {name}
          </FileLink>{' '}
          {size !== undefined && <span className={css.size}>{formatBytes(size)}</span>}
        </li>
      ))}
    </Stack>
  );
}
