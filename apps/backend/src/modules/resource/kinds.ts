import type { FileCategory } from '@lectern/sdk/endpoints/upload';

/** What browsers show or play by themselves, without running anything in it. */
const SHOWN: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/gif',
  'application/pdf',
  'text/plain',
]);

const ARCHIVES: ReadonlySet<string> = new Set(['zip', 'rar']);

/** Sorts a file by what its bytes are; the extension only tells an archive from a document, which is zipped too. */
export function categoryOf(contentType: string, extension: string): FileCategory {
  const [family] = contentType.split('/');
  if (extension === 'm4a') return 'audio';
  if (family === 'image' || family === 'video' || family === 'audio') return family;
  if (contentType === 'application/pdf') return 'pdf';
  return ARCHIVES.has(extension) ? 'other' : 'docs';
}

/** Tells whether a file is shown or played in a page; all else is only ever saved. */
export const isShown = (contentType: string, category: FileCategory): boolean =>
  category === 'video' || category === 'audio' || SHOWN.has(contentType);
