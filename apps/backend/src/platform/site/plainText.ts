const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Decodes a character reference of HTML; unknown ones stay as they are. */
const unescape = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w{2,6}));/gi, (all, decimal, hex, name) => {
    if (name !== undefined) return NAMED[String(name).toLowerCase()] ?? all;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code > 31 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ' ';
  });

/**
 * Extracts the text of rich text, one entry per paragraph. All markup is removed, so the caller only escapes
 * the text and need not sanitize it.
 */
export function paragraphsOf(html: string): string[] {
  return unescape(
    html
      .replace(/<(script|style|template|annotation)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi, ' ')
      .replace(/<\/?(?:p|div|li|h\d|tr|br|table|ul|ol|blockquote|section|figure)\b[^>]*>/gi, '\n')
      .replace(/<[^>]*>/g, ''),
  )
    .split(/\n+/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
}

/** Shortens a text for a preview, between two grapheme clusters. */
export function shortened(text: string, maxLength: number): string {
  const characters = Array.from(text);
  return characters.length <= maxLength ? text : `${characters.slice(0, maxLength - 1).join('')}…`;
}
