import type { FileCategory } from '@lectern/sdk/endpoints/upload';

/** Content types that browsers display or play without running scripts. */
const PREVIEWABLE: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/gif',
  'application/pdf',
  'text/plain',
]);

const ARCHIVES: ReadonlySet<string> = new Set(['zip', 'rar']);

/**
 * Returns the category of a file by its content type; the extension only distinguishes archives from documents,
 * which are also zip files.
 */
export function categoryOf(contentType: string, extension: string): FileCategory {
  const [family] = contentType.split('/');
  if (extension === 'm4a') return 'audio';
  if (family === 'image' || family === 'video' || family === 'audio') return family;
  if (contentType === 'application/pdf') return 'pdf';
  return ARCHIVES.has(extension) ? 'other' : 'docs';
}

/** Tells whether a file is displayed or played in a page; everything else is only downloaded. */
export const isShown = (contentType: string, category: FileCategory): boolean =>
  category === 'video' || category === 'audio' || PREVIEWABLE.has(contentType);
