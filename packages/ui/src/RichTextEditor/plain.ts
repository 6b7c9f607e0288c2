/** HTML that says no more than its words: paragraphs and ends of lines. */
const ONLY_WORDS = /^(?:<p>(?:[^<]|<br>)*<\/p>\s*)*$|^[^<]*$/;

const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': '\u00a0',
};

/** Reads HTML as the lines of a plain field; undefined where they would lose something. */
export function linesOfHtml(html: string): string | undefined {
  if (!ONLY_WORDS.test(html)) return undefined;
  const words = html
    .replace(/<\/p>\s*$/, '')
    .replace(/<\/p>\s*<p>|<br>/g, '\n')
    .replace('<p>', '');
  const read = words.replace(/&(?:amp|lt|gt|nbsp);/g, (sign) => SIGNS[sign] ?? sign);
  // Another sign by its name is the editor's to read.
  return /&\w+;/.test(words.replace(/&(?:amp|lt|gt|nbsp);/g, '')) ? undefined : read;
}

/** Writes the lines of a plain field as HTML. */
export function htmlOfLines(lines: string): string {
  if (lines === '') return '';
  const escaped = lines.replace(
    /[&<>]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign,
  );
  return escaped
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('');
}
