/**
 * Cleans texts that were copied out of printed papers: lines broken inside a sentence, spaces inside words and
 * before punctuation. Formulas stay unchanged.
 */

/** The language of a text; it decides how broken lines are joined. */
export type TextLanguage = 'zh' | 'en';

const WIDE = '\\u2e80-\\u9fff\\uac00-\\ud7af\\uf900-\\ufaff\\u3000-\\u303f\\uff00-\\uffef';
const MARKS = '，。、；：？！（）【】《》〈〉「」『』〔〕…．％';
/** Beginnings of a line that is never joined to the line before it. */
const STARTS_LINE =
  /^(?:\||[A-G]\s*[．.、]|[①-⑳]|[（(]\s*\d{1,2}\s*[）)]|\d{1,2}\s*(?:[．.、]\s*\D|[A-Z])|材料[一二三四五六七]?|【|﹣﹣|——|故选|故答案|[◆◇●★■])/;

function isWide(sign: string): boolean {
  return new RegExp(`[${WIDE}]`).test(sign);
}

/** Returns the printed width of a line; a Chinese character counts twice. */
function widthOf(line: string): number {
  let width = 0;
  for (const sign of line) width += isWide(sign) ? 2 : 1;
  return width;
}

/** Restores TeX commands whose backslash was not doubled in JSON: `\bar` was read as backspace and `ar`. */
function restoreTex(text: string): string {
  return text.replace(/\u0008(?=[a-z])/g, '\\b').replace(/\u000c(?=[a-z])/g, '\\f');
}

function isBreakInside(line: string, next: string, widest: number, language: TextLanguage): boolean {
  if (line.trim() === '' || next.trim() === '' || STARTS_LINE.test(next.trim())) return false;
  const isFull = widthOf(line.trimEnd()) >= widest * (language === 'zh' ? 0.8 : 0.72);
  if (language === 'zh') {
    // In these files a space at the end of a line ends the paragraph.
    if (line.endsWith(' ')) return false;
    if (isFull || /^[，。、；：？！）】》”]/.test(next.trim())) return true;
    // A full line without punctuation at its end continues, unless a row of numbers follows.
    return (
      widthOf(line) >= 36 &&
      !/[。！？；：…．.!?;:”）)】》$]$/.test(line.trimEnd()) &&
      new RegExp(`[${WIDE}]`).test(next)
    );
  }
  if (/^\s{3,}\S/.test(next)) return false;
  return isFull || /^[a-z]/.test(next.trim()) || /[,-]$/.test(line.trimEnd());
}

function joint(line: string, next: string, language: TextLanguage): string {
  const before = line.trimEnd().slice(-1);
  const after = next.trimStart().slice(0, 1);
  if (language === 'zh') return isWide(before) || isWide(after) || before === '“' || after === '”' ? '' : ' ';
  return before === '-' && /[a-z]/.test(after) ? '' : ' ';
}

/** Joins the lines that a printed page broke inside a sentence; real paragraphs stay. */
export function joinLines(text: string, language: TextLanguage): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const widest = Math.max(...lines.map((line) => widthOf(line.trimEnd())));
  // Short texts do not reveal the printed width.
  const measure = Math.max(widest, language === 'zh' ? 44 : 50);
  let joined = '';
  let last = '';
  for (const [index, line] of lines.entries()) {
    if (index === 0) joined = line;
    else if (isBreakInside(last, line, measure, language))
      joined = joined.trimEnd() + joint(last, line, language) + line.trimStart();
    else joined += `\n${line}`;
    last = line;
  }
  return joined;
}

function tidySpaces(text: string, language: TextLanguage): string {
  let tidy = text
    .replace(/[ \t\u00a0\u3000]+/g, (blanks) => (blanks.includes('\u3000') ? '\u3000' : ' '))
    .replace(/“ +/g, '“')
    .replace(/(?<! ) +”/g, '”')
    .replace(/([（(]) +/g, '$1')
    .replace(/(?<! ) +([)）])/g, '$1');
  if (language === 'en') {
    tidy = tidy
      .replace(/(?<! ) +([,;:?!]|\.(?!\.))/g, '$1')
      .replace(/(?<! ) +’(?=[a-z]{1,2}\b)/g, '’')
      .replace(/(\w) +’(?=[\s.,;:?!]|$)/g, '$1’')
      .replace(/(\w) -(?=\w)/g, '$1-');
  }
  return tidy
    .replace(new RegExp(`([${WIDE}]) +(?=[“‘])`, 'g'), '$1')
    .replace(new RegExp(`([”’]) +(?=[${WIDE}])`, 'g'), '$1')
    .replace(new RegExp(`(?<! ) +(?=[${MARKS}])`, 'g'), '')
    .replace(new RegExp(`([${MARKS}]) +`, 'g'), '$1')
    .replace(/(（)\u3000*(）)/g, '$1\u3000\u3000$2');
}

/**
 * Removes spaces between two Chinese characters, which are OCR errors in files with formulas; these contain no
 * tables of text.
 */
function withoutGaps(text: string, hasTex: boolean): string {
  return hasTex ? text.replace(/([\u4e00-\u9fff]) +(?=[\u4e00-\u9fff])/g, '$1') : text;
}

/**
 * Cleans one text: joins lines, corrects spaces, and leaves at most one empty line between paragraphs. With
 * `hasTex`, text between dollar signs stays unchanged.
 */
export function tidyText(source: string, language: TextLanguage, hasTex: boolean): string {
  const joined = joinLines(restoreTex(source), language);
  const pieces = hasTex ? joined.split(/(\$\$[^]*?\$\$|\$[^$]*\$)/) : [joined];
  const tidy = pieces
    .map((piece, index) => (index % 2 === 1 ? piece : tidySpaces(withoutGaps(piece, hasTex), language)))
    .join('');
  const lines = tidy.split('\n').map((line) => line.trim());
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Escapes dollar signs of money, so that they are not read as formulas. */
export function escapeDollars(text: string): string {
  return text.replaceAll('$', '\\$');
}

const EMPTY = '（\u3000\u3000）';

/**
 * Normalizes the empty brackets at the end of a stem. OCR puts half of them inside a formula: `A=(\quad$ ）`, `（
 * $）$`, `($\quad$)`.
 */
export function tidyBrackets(text: string): string {
  const gap = '(?:\\s|\\\\quad|\\\\qquad|~)*';
  return text
    .replace(new RegExp(`\\$\\s*[（(]${gap}[）)]\\s*\\$`, 'g'), EMPTY)
    .replace(new RegExp(`([（(])${gap}\\$${gap}[）)]\\s*\\$`, 'g'), EMPTY)
    .replace(new RegExp(`[（(]\\s*\\$${gap}\\$\\s*[）)]`, 'g'), EMPTY)
    .replace(new RegExp(`\\$\\s*[（(]${gap}\\$\\s*[）)]`, 'g'), EMPTY)
    .replace(new RegExp(`[（(]${gap}\\\\q?quad${gap}[）)]\\s*\\$`, 'g'), `$${EMPTY}`)
    .replace(new RegExp(`[（(](?:${gap}\\\\q?quad${gap}|\\s*)\\$\\s*[）)]`, 'g'), `$${EMPTY}`)
    .replace(new RegExp(`[（(]\\s*[）)]`, 'g'), EMPTY)
    .replace(/[（(]\s*$/, EMPTY);
}
