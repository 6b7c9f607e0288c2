import { extensionOf, extensionOfName } from './fileKinds.ts';

/** Maximum characters of a file name. */
const MAX_NAME_LENGTH = 200;

/** Cleans a name for lists and headers: removes control, direction and path characters and incomplete surrogates. */
export function cleanName(typed: string, longest: number): string {
  const plain = typed
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffd]/gu, '')
    .replaceAll(/[/\\:*?"<>|]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[.\s]+/, '')
    .trim();
  return Array.from(plain).slice(0, longest).join('').trim();
}

/** Returns the original name of a stored file with the extension by which its bytes were checked. */
export function fileNameOf(typed: string, key: string): string {
  const extension = extensionOf(key);
  const name = cleanName(typed, MAX_NAME_LENGTH);
  return extensionOfName(name) === extension ? name : `${name || 'file'}.${extension}`;
}
