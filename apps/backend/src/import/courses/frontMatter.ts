/** A field of the front matter, with its line. */
export interface FrontField {
  readonly label: string;
  readonly value: string;
  readonly line: number;
}

/** The front matter's fields, and the text below it, whose line numbers are unchanged. */
export interface FrontMatter {
  readonly fields: readonly FrontField[];
  readonly body: string;
}

const unquoted = (text: string): string => text.trim().replace(/^(["'])(.*)\1$/, '$2');

/** Returns the words of a field: its value, the items of its list, or the lines of its text below it. */
function wordsOf(value: string, below: readonly string[]): string {
  const [, inner] = /^\[(.*)\]$/.exec(value) ?? [];
  if (inner !== undefined) return inner.split(',').map(unquoted).join(', ');
  if (value !== '' && !/^[>|][+-]?$/.test(value)) return unquoted(value.replace(/(?<!\s)\s+#.*$/, ''));
  const lines = below.map((line) => line.trim()).filter((line) => line !== '');
  if (value !== '') return lines.join(' ');
  return lines
    .filter((line) => /^-\s/.test(line))
    .map((line) => unquoted(line.replace(/^-\s+(?:(?:name|title|姓名|名称)\s*[:：]\s*)?/i, '')))
    .join(', ');
}

/**
 * Separates the front matter, which many programs write between two `---` at the head of a file, or between two
 * `+++` with `=` for a colon.
 */
export function readFrontMatter(source: string): FrontMatter {
  const [match, fence, inner] = /^(---|\+\+\+)[ \t]*\r?\n([^]*?)\r?\n\1[ \t]*(?:\r?\n|$)/.exec(source) ?? [];
  if (match === undefined || inner === undefined) return { fields: [], body: source };
  const lines = inner.split(/\r?\n/);
  const named =
    fence === '---' ? /^([^\s#:：-][^:：]{0,40}?)\s*[:：](?:\s*)(.*)$/u : /^([^\s#=[]{1,40})\s*=\s*(.*)$/u;
  const fields = lines.flatMap((text, at): FrontField[] => {
    const [, label, value] = named.exec(text) ?? [];
    if (label === undefined || value === undefined) return [];
    const after = lines.slice(at + 1);
    const end = after.findIndex((line) => /^[^\s-]/.test(line));
    const valueText = wordsOf(value.trim(), end === -1 ? after : after.slice(0, end));
    return valueText === '' ? [] : [{ label, value: valueText, line: at + 2 }];
  });
  return { fields, body: match.replace(/[^\n]/g, '') + source.slice(match.length) };
}

/** Comments, attributes and tables of contents, which the programs of a site take out of its Markdown. */
const SITE_MARKUP = [
  /\{%-?\s*comment\s*-?%\}[^]{0,5000}?\{%-?\s*endcomment\s*-?%\}/g,
  /^[ \t]*(?:[*+-]|\d+\.)[ \t]+toc[ \t]*\r?\n[ \t]*\{:toc[^}\n]*\}/gim,
  /^[ \t]*\{:[^}\n]*\}(?=[ \t]*\r?$)/gm,
];
/** An attribute at the end of a heading. */
const HEADING_MARKUP = /^(#{1,6}[ \t][^{\n]*)\{[:#][^}\n]*\}[ \t]*(?=\r?$)/gm;
/** A box such as `!!! note "名称"`, with the indented text below it. */
const BOX =
  /^(?:!!!|\?\?\?\+?)[ \t]+[\w-]+(?:[ \t]+"([^"\n]*)")?[ \t]*\r?\n((?:(?: {4}|\t)[^\n]*(?:\n|$)|[ \t]*\r?\n)+)/gm;

/** Removes from Markdown what is an instruction to the program of its site; line numbers are unchanged. */
export const withoutSiteMarkup = (source: string): string =>
  SITE_MARKUP.reduce(
    (text, pattern) => text.replace(pattern, (match) => match.replace(/[^\n]/g, '')),
    source.replace(HEADING_MARKUP, '$1'),
  ).replace(
    BOX,
    (_, title: string | undefined, text: string) =>
      `${title === undefined ? '' : `**${title}**`}\n${text.replace(/^(?: {4}|\t)/gm, '')}`,
  );
