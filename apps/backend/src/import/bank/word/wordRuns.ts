/** Shades of red that mark right answers. */
const RED = /<w:color w:val="(?:FF0000|C00000|E[0-9A-F]0000|F[0-9A-F]0000|EE0000|FF3300)"[^>]*\/>/i;
/** An unclosed one reaches to the end, so that it is searched once. */
const PROPERTIES = /<w:rPr>((?:(?!<\/w:rPr>)[^])*)(?:<\/w:rPr>|$)/g;
/** Ruby text above a word, such as Pinyin. */
const RUBY = new RegExp(
  '<w:r(?:\\s[^<>]*)?>(?:<w:rPr>(?:(?!</w:rPr>|<w:r[\\s>])[^])*</w:rPr>)?<w:ruby>(?:(?!</?w:ruby>)[^])*?' +
    '<w:rt>((?:(?!</?w:rt>)[^])*)</w:rt>\\s*' +
    '<w:rubyBase>((?:(?!</?w:rubyBase>)[^])*)</w:rubyBase>\\s*</w:ruby>\\s*</w:r>',
  'g',
);

/** A field with its instruction, up to its result. */
const FIELD = new RegExp(
  '<w:r(?:\\s[^<>]*)?>(?:(?!</?w:r[\\s>])[^])*?<w:fldChar [^<>]*w:fldCharType="begin"[^>]*/>((?:(?!<w:fldChar )[^])*)' +
    '(?:<w:fldChar [^>]*w:fldCharType="separate"[^>]*/>(?:(?!<w:fldChar )[^])*)?<w:fldChar [^>]*w:fldCharType="end"[^>]*/>\\s*</w:r>',
  'g',
);

/** TeX for the switches of old formulas, EQ \f(1,2); others stay as they are. */
const OLD_FORMULAS: readonly (readonly [form: RegExp, tex: string])[] = [
  [/\\f\s*\(([^(),]*),([^(),]*)\)/gi, '\\frac{$1}{$2}'],
  [/\\r\s*\(([^(),]*),([^(),]*)\)/gi, '\\sqrt[$1]{$2}'],
  [/\\r\s*\(([^(),]*)\)/gi, '\\sqrt{$1}'],
  [/\\s\s*\\up\d*\s*\(([^(),]*)\)/gi, '^{$1}'],
  [/\\s\s*\\do\d*\s*\(([^(),]*)\)/gi, '_{$1}'],
  [/\\x\s*\\to\s*\(([^(),]*)\)/gi, '\\overline{$1}'],
];

/** Converts an old formula to TeX, from its innermost part outwards. */
function oldFormulaTex(code: string): string {
  let tex = code;
  for (let before = ''; before !== tex;) {
    before = tex;
    for (const [form, standardForm] of OLD_FORMULAS) tex = tex.replace(form, standardForm);
  }
  return tex.trim();
}

/**
 * Converts formatting of a Word document that its reader does not support: red words become highlighted, words
 * with emphasis dots bold, ruby text goes in brackets after the words, and formulas of old fields become TeX.
 */
export const plainRuns = (xml: string): string =>
  xml
    .replace(FIELD, (match, inner: string) => {
      const code = [...inner.matchAll(/<w:instrText[^<>]*>([^<]*)</g)].map(([, text = '']) => text).join('');
      const formula = /^\s*EQ\s+([^]*)$/i.exec(code)?.[1];
      return formula === undefined
        ? match
        : `<w:r><w:t xml:space="preserve">\\(${oldFormulaTex(formula)}\\)</w:t></w:r>`;
    })
    .replace(RUBY, (_, above: string, base: string) => {
      const sound = above.replace(/<[^<>]*>/g, '');
      return `${base}<w:r><w:t>（${sound}）</w:t></w:r>`;
    })
    .replace(PROPERTIES, (match, inner: string) => {
      if (!match.endsWith('</w:rPr>')) return match;
      if (RED.test(inner) && !inner.includes('<w:highlight'))
        return `<w:rPr>${inner}<w:highlight w:val="yellow"/></w:rPr>`;
      return /<w:em w:val="(?!none)/.test(inner) ? `<w:rPr><w:b/>${inner}</w:rPr>` : match;
    });
