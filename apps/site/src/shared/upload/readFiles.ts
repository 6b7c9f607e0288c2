import { amount, list, text, type UntrustedList } from '@lectern/sdk';
import type { UploadedFile } from '@lectern/ui/Uploader';

/** Reads the files of a draft stored on this device; those without an id are left out. */
export function readFiles(stored: UntrustedList<UploadedFile>): UploadedFile[] {
  return list<UploadedFile>(stored).flatMap((file) => {
    const [id, url, size] = [text(file.id), text(file.url), amount(file.size)];
    if (id === '') return [];
    return [{ id, name: text(file.name) || id, ...(size > 0 && { size }), ...(url !== '' && { url }) }];
  });
}
