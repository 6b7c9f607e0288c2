import { isUtf8 } from 'node:buffer';
import { likeliestChinese } from './chineseEncoding.ts';
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

/** Hears of a text whose encoding was likely and no more. */
let hear: (remark: string) => void = () => undefined;

/** Says who hears of texts whose encoding was likely and no more. */
export function hearOfEncodings(listener: (remark: string) => void): void {
  hear = listener;
}

function decodeAs(label: string, bytes: Uint8Array, isFatal: boolean): string | undefined {
  try {
    return new TextDecoder(label, { fatal: isFatal }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** So much of a file tells, in bytes. */
const SAMPLE = 64 * 1024;
/** What no text has: characters that are none, and controls. */
const NO_TEXT = /[\p{Cn}\p{Co}]|[^\P{Cc}\t\n\r]/u;
/** What nearly all of a text is made of that is read here. */
const USUAL = /[\p{Script=Han}\p{ASCII}\u2000-\u22ff\u3000-\u303f\uff00-\uffef]/gu;
const MOST = 0.9;

/** How much of a text is what one is usually made of; 0 where it cannot be one. */
function usualShareOf(label: string, sample: Uint8Array): number {
  const text = decodeAs(label, sample, true) ?? '';
  return text === '' || NO_TEXT.test(text) ? 0 : (text.match(USUAL)?.length ?? 0) / text.length;
}

/** Which UTF-16 a text is: by its mark, or by the zeros that letters and ends of lines have in it. */
function wideOf(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, Math.min(bytes.length, SAMPLE) & ~1);
  const zeros = sample.reduce((sum, byte) => sum + (byte === 0 ? 1 : 0), 0);
  // A stray zero makes no other encoding of a text.
  if (zeros === 0 || (zeros * 4 < sample.length && isUtf8(sample))) return undefined;
  const [little, big] = [usualShareOf('utf-16le', sample), usualShareOf('utf-16be', sample)];
  if (Math.max(little, big) < MOST || little === big) return undefined;
  return little > big ? 'utf-16le' : 'utf-16be';
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
  for (const label of [said, declared]) {
    const text = label === undefined ? undefined : decodeAs(label, bytes, true);
    if (text !== undefined) return text;
  }
  const likeliest = said === undefined ? likeliestChinese(bytes) : undefined;
  if (likeliest !== undefined) {
    if (!likeliest.isCertain)
      hear(
        `${name}: read as ${likeliest.encoding.toUpperCase()}, as Chinese Windows writes; where its words are others, say --encoding=big5`,
      );
    return decodeAs(likeliest.encoding, bytes, true) ?? '';
  }
  throw new EncodingError(
    said === undefined
      ? `${name}: the text is not UTF-8, and it does not show in which encoding it is (GB18030, Big5 or another); ` +
          'save it as UTF-8, or say it with --encoding=gb18030 or --encoding=big5'
      : `${name}: the text is neither UTF-8 nor ${said}; save it as UTF-8, or say another --encoding`,
  );
}
