import { inSlices } from '../http/sharedWork/inSlices.ts';
import { escapeMarkup } from './escapeMarkup.ts';
import { drawFormula } from '@lectern/sdk/formula';
import MarkdownIt, { type MarkdownIt as Markdown, type Token } from 'markdown-it';

/** The rendered form of a source text. */
export interface RenderedText {
  /** Safe HTML: everything of the source is escaped, formulas are MathML. */
  readonly html: string;
  /** Formulas that could not be parsed; they are shown as their source. */
  readonly brokenTex: readonly string[];
}

/**
 * How a source text is formatted.
 * - `plain`: paragraphs, line breaks, tables and formulas; no other markup.
 * - `rich`: also emphasis, code, lists and pictures, as in Markdown.
 * - `document`: also headings, which start at level 2, below the page's own.
 */
export type SourceStyle = 'plain' | 'rich' | 'document';

/** Renders a formula, or its source where it cannot be parsed; only the latter sets `broken`. */
function formula(tex: string, isBlock: boolean): { readonly html: string; readonly broken?: string } {
  try {
    return { html: drawFormula(tex, isBlock) };
  } catch {
    return { html: `<code class="tex">${escapeMarkup(tex.trim())}</code>`, broken: tex.trim() };
  }
}

/** Returns the end of a formula that opens at `from`, or -1; `\$` inside does not end it. */
function closingDollar(source: string, from: number, mark: string): number {
  for (let at = from; at < source.length; at++) {
    if (source[at] === '\\') at++;
    else if (source.startsWith(mark, at)) return at;
  }
  return -1;
}

function addMath(markdown: Markdown): void {
  markdown.inline.ruler.before('text', 'math', (state, silent) => {
    if (state.src[state.pos] === '\\' && state.src[state.pos + 1] === '$') {
      if (!silent) state.push('text', '', 0).content = '$';
      state.pos += 2;
      return true;
    }
    if (state.src[state.pos] !== '$') return false;
    const mark = state.src.startsWith('$$', state.pos) ? '$$' : '$';
    const start = state.pos + mark.length;
    const end = closingDollar(state.src, start, mark);
    if (end === -1 || state.src.slice(start, end).trim() === '') return false;
    if (!silent) {
      const token = state.push('math', '', 0);
      token.content = state.src.slice(start, end);
      token.markup = mark;
    }
    state.pos = end + mark.length;
    return true;
  });
  markdown.renderer.rules['math'] = (tokens, index) => tokens[index]?.content ?? '';
}

/**
 * Adds a rule for blanks: `{{1}}` is the first blank; the page shows its number, and the answer is typed into a
 * field below.
 */
function addBlanks(markdown: Markdown): void {
  markdown.inline.ruler.before('text', 'blank', (state, silent) => {
    const found = /^\{\{(\d{1,2})\}\}/.exec(state.src.slice(state.pos, state.pos + 6));
    if (found?.[1] === undefined) return false;
    if (!silent) state.push('blank', '', 0).content = found[1];
    state.pos += found[0].length;
    return true;
  });
  markdown.renderer.rules['blank'] = (tokens, index) => {
    const number = escapeMarkup(tokens[index]?.content ?? '');
    return `<span class="blank" data-blank="${number}">${number}</span>`;
  };
}

/** Renders both `#` and `##` as level 2, since a page has one heading of level 1, its own. */
function addHeadings(markdown: Markdown): void {
  markdown.enable('heading');
  markdown.core.ruler.push('lower', ({ tokens }) => {
    for (const token of tokens) if (token.tag === 'h1') token.tag = 'h2';
  });
}

const RULES_OF_RICH = ['emphasis', 'backticks', 'fence', 'list', 'escape', 'image', 'strikethrough'];

function make(style: SourceStyle): Markdown {
  const markdown = new MarkdownIt('zero', { html: false, breaks: true });
  markdown.enable(['newline', 'table']);
  if (style !== 'plain') markdown.enable(RULES_OF_RICH);
  if (style === 'document') addHeadings(markdown);
  addMath(markdown);
  addBlanks(markdown);
  // Pictures may only come from the school's own files.
  markdown.validateLink = (address) => /^\/(?!\/)[\w./%-]+$/.test(address);
  return markdown;
}

const renderers = { plain: make('plain'), rich: make('rich'), document: make('document') };

/** Joins the lines of a block formula, since a blank line inside it would end the paragraph. */
function joinBlockMath(source: string): string {
  return source.replace(/\$\$([^]+?)\$\$/g, (match: string) =>
    match
      .split('\n')
      .map((line) => line.trim())
      .join(' '),
  );
}

interface Parsed {
  /** The formulas' tokens, in order. */
  readonly formulas: readonly Token[];
  /** Renders the whole text, once each formula is rendered. */
  readonly write: () => string;
}

function parse(source: string, style: SourceStyle): Parsed {
  const markdown = renderers[style];
  const tokens = markdown.parse(joinBlockMath(source), {});
  return {
    formulas: tokens.flatMap(({ children }) => children ?? []).filter(({ type }) => type === 'math'),
    write: () => markdown.renderer.render(tokens, markdown.options, {}).trim(),
  };
}

/** Replaces a formula's token with its markup. @returns the formula's source, if it cannot be parsed. */
function draw(token: Token): readonly string[] {
  const { html, broken } = formula(token.content, token.markup === '$$');
  token.content = html;
  return broken === undefined ? [] : [broken];
}

/** Renders the text of a question, an option or an explanation as safe HTML with MathML. */
export function renderText(source: string, style: SourceStyle): RenderedText {
  const { formulas, write } = parse(source, style);
  const brokenTex = formulas.flatMap(draw);
  return { html: write(), brokenTex };
}

/**
 * How formulas are written for other programs.
 * - `tex`: TeX between `\(` and `\)`, block formulas between `\[` and `\]`.
 * - `mathml`: MathML with its namespace and its TeX as an annotation; TeX where it cannot be drawn.
 */
export type FormulaFormat = 'tex' | 'mathml';

const withDelimiters = (tex: string, isBlock: boolean): string =>
  escapeMarkup(isBlock ? `\\[${tex}\\]` : `\\(${tex}\\)`);

function annotated(tex: string, isBlock: boolean): string {
  const { html, broken } = formula(tex, isBlock);
  if (broken !== undefined) return withDelimiters(tex, isBlock);
  return html.replace(
    /^<math([^>]*)>([^]*)<\/math>$/,
    (_, attributes: string, inner: string) =>
      `<math xmlns="http://www.w3.org/1998/Math/MathML"${attributes}><semantics><mrow>${inner}</mrow>` +
      `<annotation encoding="application/x-tex">${escapeMarkup(tex)}</annotation></semantics></math>`,
  );
}

/** Renders as {@link renderText} does, but formulas in a format of other programs, and blanks as `{{1}}`. */
export function renderForOthers(source: string, style: SourceStyle, format: FormulaFormat): string {
  const { formulas, write } = parse(source, style);
  const writeFormula = format === 'tex' ? withDelimiters : annotated;
  for (const token of formulas) token.content = writeFormula(token.content, token.markup === '$$');
  return write().replace(/<span class="blank" data-blank="(\d+)">\d+<\/span>/g, '{{$1}}');
}

/** Number of formulas that are rendered before yielding to the event loop. */
const FORMULAS_PER_SLICE = 20;

/**
 * Renders as {@link renderText} does, and yields to the event loop between formulas, since a student's text may
 * have hundreds.
 */
export async function renderInSlices(source: string, style: SourceStyle): Promise<RenderedText> {
  const { formulas, write } = parse(source, style);
  const brokenTex: string[] = [];
  for await (const token of inSlices(formulas, FORMULAS_PER_SLICE)) brokenTex.push(...draw(token));
  return { html: write(), brokenTex };
}

/** Renders a text of one line, such as an option, without a paragraph around it. */
export function renderLine(source: string, style: SourceStyle): RenderedText {
  const { html, brokenTex } = renderText(source, style);
  const single = /^<p>([^]*)<\/p>$/.exec(html)?.[1];
  return { html: single === undefined || single.includes('<p>') ? html : single, brokenTex };
}
