import { isUtf8 } from 'node:buffer';
import { likeliestChinese } from './chineseEncoding.ts';
import { CommandError } from './commandError.ts';

/** The encoding that an XML file declares in its first line. */
const DECLARED = /^<\?xml[^>]*\sencoding\s*=\s*["']([\w.-]+)["']/;

/** A text whose encoding cannot be detected; it is refused, so that nobody gets wrong characters. */
export class EncodingError extends CommandError {
  override readonly name = 'EncodingError';
}

/** The encoding set for texts that are not recognizably Unicode. */
let forcedEncoding: string | undefined;

/** Sets the encoding of this command's texts that are not recognizably Unicode; undefined means detection. */
export function setEncoding(encoding: string | undefined): void {
  forcedEncoding = encoding;
}

/** Called with a remark about each text whose encoding is only likely. */
let onUncertain: (remark: string) => void = () => undefined;

/** Sets the listener for remarks about texts whose encoding is only likely. */
export function onUncertainEncoding(listener: (remark: string) => void): void {
  onUncertain = listener;
}

function decodeAs(label: string, bytes: Uint8Array, isFatal: boolean): string | undefined {
  try {
    return new TextDecoder(label, { fatal: isFatal }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Bytes at the beginning of a file that are examined. */
const SAMPLE_BYTES = 64 * 1024;
/** Characters that no text has: unassigned, private and control characters. */
const NON_TEXT = /[\p{Cn}\p{Co}]|[^\P{Cc}\t\n\r]/u;
/** Characters that make up nearly all of a typical text. */
const COMMON_CHARACTERS = /[\p{Script=Han}\p{ASCII}\u2000-\u22ff\u3000-\u303f\uff00-\uffef]/gu;
const MIN_COMMON_RATIO = 0.9;

/** Returns the share of usual characters in a text decoded as this encoding; 0 where it cannot be a text. */
function commonRatioOf(label: string, sample: Uint8Array): number {
  const text = decodeAs(label, sample, true) ?? '';
  return text === '' || NON_TEXT.test(text) ? 0 : (text.match(COMMON_CHARACTERS)?.length ?? 0) / text.length;
}

/** Detects UTF-16 by its byte order mark, or by the zero bytes of ASCII letters and line ends. */
function utf16Of(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, Math.min(bytes.length, SAMPLE_BYTES) & ~1);
  const zeros = sample.reduce((sum, byte) => sum + (byte === 0 ? 1 : 0), 0);
  // A few zero bytes alone do not make a UTF-8 text UTF-16.
  if (zeros === 0 || (zeros * 4 < sample.length && isUtf8(sample))) return undefined;
  const [little, big] = [commonRatioOf('utf-16le', sample), commonRatioOf('utf-16be', sample)];
  if (Math.max(little, big) < MIN_COMMON_RATIO || little === big) return undefined;
  return little > big ? 'utf-16le' : 'utf-16be';
}

/** Tells whether bytes are no text in any supported encoding. */
export const isBinary = (bytes: Uint8Array): boolean => utf16Of(bytes) === undefined && bytes.includes(0);

/** Decodes the ASCII characters at the beginning of a file, whatever its encoding is. */
export const decodeBeginning = (bytes: Uint8Array): string =>
  decodeAs(utf16Of(bytes) ?? 'latin1', bytes, false) ?? '';

/**
 * Decodes a text: by its byte order mark or the zero bytes of UTF-16, as UTF-8, by the encoding that was set or
 * that an XML declaration names, otherwise as GB18030 or Big5, which spreadsheets and editors of Chinese
 * Windows write.
 * @param name the file's name in the message.
 * @throws {EncodingError} where the encoding cannot be detected.
 */
export function decodeText(bytes: Uint8Array, name: string): string {
  const wide = utf16Of(bytes);
  if (wide !== undefined) return decodeAs(wide, bytes, false) ?? '';
  const unicode = decodeAs('utf-8', bytes, true);
  if (unicode !== undefined) return unicode;
  const declared = DECLARED.exec(
    new TextDecoder('latin1').decode(bytes.subarray(0, 200)).replace(/^ï»¿/, ''),
  )?.[1];
  for (const label of [forcedEncoding, declared]) {
    const text = label === undefined ? undefined : decodeAs(label, bytes, true);
    if (text !== undefined) return text;
  }
  const likeliest = forcedEncoding === undefined ? likeliestChinese(bytes) : undefined;
  if (likeliest !== undefined) {
    if (!likeliest.isCertain)
      onUncertain(
        `${name}: read as ${likeliest.encoding.toUpperCase()}, the encoding of Chinese Windows; if the text is wrong, use --encoding=big5`,
      );
    return decodeAs(likeliest.encoding, bytes, true) ?? '';
  }
  throw new EncodingError(
    forcedEncoding === undefined
      ? `${name}: the text is not UTF-8, and its encoding cannot be detected (GB18030, Big5 or another); ` +
          'save it as UTF-8, or use --encoding=gb18030 or --encoding=big5'
      : `${name}: the text is neither UTF-8 nor ${forcedEncoding}; save it as UTF-8, or use another --encoding`,
  );
}
