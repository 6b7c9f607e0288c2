/** The encoding that an XML or HTML file says it has, in its first line. */
const DECLARED = /^<\?xml[^>]*\sencoding\s*=\s*["']([\w.-]+)["']/;

function decodeAs(label: string, bytes: Uint8Array, isFatal: boolean): string | undefined {
  try {
    return new TextDecoder(label, { fatal: isFatal }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** UTF-16 without a mark, by the zero in the first sign of a text that begins as XML, GIFT or a table does. */
function unmarked(first: number | undefined, second: number | undefined): string | undefined {
  if (first === 0) return second === 0 ? undefined : 'utf-16be';
  return second === 0 ? 'utf-16le' : undefined;
}

/**
 * Reads the bytes of a text: by its byte order mark or the zeros of UTF-16, by what an XML declaration says, as UTF-8, else as GB18030, in
 * which spreadsheets and editors of Chinese Windows write.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decodeAs('utf-16le', bytes, false) ?? '';
  if (first === 0xfe && second === 0xff) return decodeAs('utf-16be', bytes, false) ?? '';
  const wide = unmarked(first, second);
  if (wide !== undefined) return decodeAs(wide, bytes, false) ?? '';
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declared = DECLARED.exec(head.replace(/^ï»¿/, ''))?.[1];
  return (
    decodeAs('utf-8', bytes, true) ??
    (declared === undefined ? undefined : decodeAs(declared, bytes, true)) ??
    decodeAs('gb18030', bytes, false) ??
    ''
  );
}
