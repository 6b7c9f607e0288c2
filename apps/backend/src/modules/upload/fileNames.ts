import { extensionOf, extensionOfName } from './fileKinds.ts';

/** Characters of a file's name that are kept. */
const LONGEST_NAME = 200;

/** Writes a name so that it stands in a list and in a header: no signs that steer, turn around or part paths, and no half ones. */
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

/** Names a stored file as it was called, with the ending by which its bytes were checked, whatever was said of it. */
export function fileNameOf(typed: string, key: string): string {
  const extension = extensionOf(key);
  const name = cleanName(typed, LONGEST_NAME);
  return extensionOfName(name) === extension ? name : `${name || 'file'}.${extension}`;
}
