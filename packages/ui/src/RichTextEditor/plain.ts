/** HTML of paragraphs and line breaks only. */
const PLAIN_TEXT_HTML = /^(?:<p>(?:[^<]|<br>)*<\/p>\s*)*$|^[^<]*$/;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': '\u00a0',
};

/** Converts HTML to the lines of a plain field; undefined if that would lose something. */
export function linesOfHtml(html: string): string | undefined {
  if (!PLAIN_TEXT_HTML.test(html)) return undefined;
  const text = html
    .replace(/<\/p>\s*$/, '')
    .replace(/<\/p>\s*<p>|<br>/g, '\n')
    .replace('<p>', '');
  const read = text.replace(/&(?:amp|lt|gt|nbsp);/g, (sign) => ENTITIES[sign] ?? sign);
  // Other named character references are left to the editor.
  return /&\w+;/.test(text.replace(/&(?:amp|lt|gt|nbsp);/g, '')) ? undefined : read;
}

/** Converts the lines of a plain field to HTML. */
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
