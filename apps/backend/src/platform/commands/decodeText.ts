import { chineseEncodingOf } from './chineseEncoding.ts';
import { CommandError } from './commandError.ts';

/** The encoding that an XML or HTML file says it has, in its first line. */
const DECLARED = /^<\?xml[^>]*\sencoding\s*=\s*["']([\w.-]+)["']/;

/** A text whose encoding cannot be told, so that nobody gets wrong characters. */
export class EncodingError extends CommandError {
  override readonly name = 'EncodingError';
}

/** The encoding that was said for texts that do not show that they are Unicode. */
let said: string | undefined;

/** Says in which encoding the texts of this command are that do not show that they are Unicode; undefined to have it found out. */
export function sayEncoding(encoding: string | undefined): void {
  said = encoding;
}

function decodeAs(label: string, bytes: Uint8Array, isFatal: boolean): string | undefined {
  try {
    return new TextDecoder(label, { fatal: isFatal }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Which UTF-16 a text is: by its mark, or by the zero in the first sign of one that begins as XML, GIFT or a table does. */
function wideOf([first, second]: Uint8Array): string | undefined {
  if ((first === 0xff && second === 0xfe) || (second === 0 && first !== 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? 'utf-16be' : undefined;
}

/** Whether bytes are no text of any encoding that is known here. */
export const isBinary = (bytes: Uint8Array): boolean => wideOf(bytes) === undefined && bytes.includes(0);

/** Reads what stands at the beginning of a file in the letters that all encodings share, whatever the others are. */
export const decodeBeginning = (bytes: Uint8Array): string =>
  decodeAs(wideOf(bytes) ?? 'latin1', bytes, false) ?? '';

/**
 * Reads the bytes of a text: by its byte order mark or the zeros of UTF-16, as UTF-8, by what was said or an XML declaration says, else
 * as GB18030 or Big5, in which spreadsheets and editors of Chinese Windows write.
 * @param name for the message.
 * @throws {EncodingError} where it cannot be told.
 */
export function decodeText(bytes: Uint8Array, name: string): string {
  const wide = wideOf(bytes);
  if (wide !== undefined) return decodeAs(wide, bytes, false) ?? '';
  const unicode = decodeAs('utf-8', bytes, true);
  if (unicode !== undefined) return unicode;
  const declared = DECLARED.exec(
    new TextDecoder('latin1').decode(bytes.subarray(0, 200)).replace(/^ï»¿/, ''),
  )?.[1];
  const text = [said, declared, said === undefined ? chineseEncodingOf(bytes) : undefined]
    .flatMap((label) => (label === undefined ? [] : decodeAs(label, bytes, true)))
    .find((one) => one !== undefined);
  if (text !== undefined) return text;
  throw new EncodingError(
    said === undefined
      ? `${name}: the text is not UTF-8, and it does not show in which encoding it is (GB18030, Big5 or another); ` +
          'save it as UTF-8, or say it with --encoding=gb18030 or --encoding=big5'
      : `${name}: the text is neither UTF-8 nor ${said}; save it as UTF-8, or say another --encoding`,
  );
}
