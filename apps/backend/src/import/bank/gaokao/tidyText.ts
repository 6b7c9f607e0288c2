/**
 * Mends texts that were copied out of printed papers: lines broken in the middle of a
 * sentence, blanks inside words and before punctuation. Formulas are left as they are.
 */

/** The language a text is written in decides how its broken lines are joined. */
export type TextLanguage = 'zh' | 'en';

const WIDE = '\\u2e80-\\u9fff\\uac00-\\ud7af\\uf900-\\ufaff\\u3000-\\u303f\\uff00-\\uffef';
const MARKS = '，。、；：？！（）【】《》〈〉「」『』〔〕…．％';
/** What begins a line of its own, however full the line before it is. */
const STARTS_LINE =
  /^(?:\||[A-G]\s*[．.、]|[①-⑳]|[（(]\s*\d{1,2}\s*[）)]|\d{1,2}\s*(?:[．.、]\s*\D|[A-Z])|材料[一二三四五六七]?|【|﹣﹣|——|故选|故答案|[◆◇●★■])/;

function isWide(sign: string): boolean {
  return new RegExp(`[${WIDE}]`).test(sign);
}

/** How wide a line is in print: a Chinese sign counts two. */
function widthOf(line: string): number {
  let width = 0;
  for (const sign of line) width += isWide(sign) ? 2 : 1;
  return width;
}

/** Control signs that JSON makes of TeX whose backslash was not doubled: `\bar` reads as backspace and `ar`. */
function restoreTex(text: string): string {
  return text.replace(/\u0008(?=[a-z])/g, '\\b').replace(/\u000c(?=[a-z])/g, '\\f');
}

function isBreakInside(line: string, next: string, widest: number, language: TextLanguage): boolean {
  if (line.trim() === '' || next.trim() === '' || STARTS_LINE.test(next.trim())) return false;
  const isFull = widthOf(line.trimEnd()) >= widest * (language === 'zh' ? 0.8 : 0.72);
  if (language === 'zh') {
    // In these files a blank at the end of a line is the end of a paragraph.
    if (line.endsWith(' ')) return false;
    if (isFull || /^[，。、；：？！）】》”]/.test(next.trim())) return true;
    // A line of reading length that ends without an end goes on, unless a row of figures follows.
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
  // Short texts have no printed width to measure by.
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
    .replace(/ +”/g, '”')
    .replace(/([（(]) +/g, '$1')
    .replace(/ +([)）])/g, '$1');
  if (language === 'en') {
    tidy = tidy
      .replace(/ +([,;:?!]|\.(?!\.))/g, '$1')
      .replace(/ +’(?=[a-z]{1,2}\b)/g, '’')
      .replace(/(\w) +’(?=[\s.,;:?!]|$)/g, '$1’')
      .replace(/(\w) -(?=\w)/g, '$1-');
  }
  return tidy
    .replace(new RegExp(`([${WIDE}]) +(?=[“‘])`, 'g'), '$1')
    .replace(new RegExp(`([”’]) +(?=[${WIDE}])`, 'g'), '$1')
    .replace(new RegExp(` *([${MARKS}]) *`, 'g'), '$1')
    .replace(/(（)\u3000*(）)/g, '$1\u3000\u3000$2');
}

/** In files with formulas, which hold no tables of text, a blank between two Chinese signs is a flaw of the scan. */
function withoutGaps(text: string, hasTex: boolean): string {
  return hasTex ? text.replace(/([\u4e00-\u9fff]) +(?=[\u4e00-\u9fff])/g, '$1') : text;
}

/**
 * Mends one text: lines joined, blanks put right, at most one empty line between paragraphs.
 * With `hasTex` whatever stands between dollar signs is kept to the letter.
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

/** Keeps dollar signs from being read as formulas, in texts where they are money. */
export function escapeDollars(text: string): string {
  return text.replaceAll('$', '\\$');
}

const EMPTY = '（\u3000\u3000）';

/**
 * Writes the empty brackets at the end of a stem the one usual way. Scans leave half of them
 * inside a formula: `A=(\quad$ ）`, `（ $）$`, `($\quad$)`.
 */
export function tidyBrackets(text: string): string {
  const gap = '(?:\\s|\\\\quad|\\\\qquad|~|\\u3000)*';
  return text
    .replace(new RegExp(`\\$\\s*[（(]${gap}[）)]\\s*\\$`, 'g'), EMPTY)
    .replace(new RegExp(`([（(])${gap}\\$${gap}[）)]\\s*\\$`, 'g'), EMPTY)
    .replace(new RegExp(`[（(]\\s*\\$${gap}\\$\\s*[）)]`, 'g'), EMPTY)
    .replace(new RegExp(`\\$\\s*[（(]${gap}\\$\\s*[）)]`, 'g'), EMPTY)
    .replace(new RegExp(`[（(]${gap}\\\\q?quad${gap}[）)]\\s*\\$`, 'g'), `$${EMPTY}`)
    .replace(new RegExp(`[（(](?:${gap}\\\\q?quad${gap}|\\s*)\\$\\s*[）)]`, 'g'), `$${EMPTY}`)
    .replace(new RegExp(`[（(][\\s\\u3000]*[）)]`, 'g'), EMPTY)
    .replace(/[（(][\s\u3000]*$/, EMPTY);
}
