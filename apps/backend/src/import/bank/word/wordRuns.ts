/** Reds that authors mark what is right with. */
const RED = /<w:color w:val="(?:FF0000|C00000|E[0-9A-F]0000|F[0-9A-F]0000|EE0000|FF3300)"[^>]*\/>/i;
const PROPERTIES = /<w:rPr>((?:(?!<\/w:rPr>)[^])*)<\/w:rPr>/g;
/** Signs above a word, as the sound of a Chinese one. */
const RUBY = new RegExp(
  '<w:r(?:\\s[^>]*)?>(?:<w:rPr>(?:(?!</w:rPr>)[^])*</w:rPr>)?<w:ruby>(?:(?!</w:ruby>)[^])*?<w:rt>((?:(?!</w:rt>)[^])*)</w:rt>\\s*' +
    '<w:rubyBase>((?:(?!</w:rubyBase>)[^])*)</w:rubyBase>\\s*</w:ruby>\\s*</w:r>',
  'g',
);

/**
 * Writes what stands out in a Word document in the ways that its reader knows: red words as marked ones, words with dots
 * below as bold ones, and the sounds above words in brackets behind them.
 */
export const plainRuns = (xml: string): string =>
  xml
    .replace(RUBY, (_, above: string, base: string) => {
      const sound = above.replace(/<[^>]*>/g, '');
      return `${base}<w:r><w:t>（${sound}）</w:t></w:r>`;
    })
    .replace(PROPERTIES, (whole, inner: string) => {
      if (RED.test(inner) && !inner.includes('<w:highlight'))
        return `<w:rPr>${inner}<w:highlight w:val="yellow"/></w:rPr>`;
      return /<w:em w:val="(?!none)/.test(inner) ? `<w:rPr><w:b/>${inner}</w:rPr>` : whole;
    });
