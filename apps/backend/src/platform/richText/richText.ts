import { inSlices } from '../http/sharedWork/inSlices.ts';
import { escapeMarkup } from './escapeMarkup.ts';
import { drawFormula } from '@lectern/sdk/formula';
import MarkdownIt, { type MarkdownIt as Markdown, type Token } from 'markdown-it';

/** What a source text became. */
export interface RenderedText {
  /** Safe HTML: everything of the source is escaped, formulas are MathML. */
  readonly html: string;
  /** Formulas that could not be read; they are shown as their source. */
  readonly brokenTex: readonly string[];
}

/**
 * How a source text is written.
 * - `plain`: paragraphs, line breaks, tables and formulas; nothing else has a meaning.
 * - `rich`: also emphasis, code, lists and pictures, as in Markdown.
 * - `document`: also headings, which begin at level 2, below the page's own.
 */
export type SourceStyle = 'plain' | 'rich' | 'document';

/** Writes a formula, or its source where it cannot be read; only the latter has `broken`. */
function formula(tex: string, isBlock: boolean): { readonly html: string; readonly broken?: string } {
  try {
    return { html: drawFormula(tex, isBlock) };
  } catch {
    return { html: `<code class="tex">${escapeMarkup(tex.trim())}</code>`, broken: tex.trim() };
  }
}

/** The end of a formula that opens at `from`, or -1; `\$` inside does not end it. */
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

/** `{{1}}` is the first blank: the page shows its number, the text goes into a field below. */
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

/** `#` and `##` are both of level 2: a page has one heading of level 1, its own. */
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
  // Pictures come from the school's own files only.
  markdown.validateLink = (address) => /^\/(?!\/)[\w./%-]+$/.test(address);
  return markdown;
}

const renderers = { plain: make('plain'), rich: make('rich'), document: make('document') };

/** A formula may run over several lines, and a blank line inside it would end the paragraph. */
function joinBlockMath(source: string): string {
  return source.replace(/\$\$([^]+?)\$\$/g, (whole: string) =>
    whole
      .split('\n')
      .map((line) => line.trim())
      .join(' '),
  );
}

interface Parsed {
  /** Formulas as their source, in their order. */
  readonly formulas: readonly Token[];
  /** Writes the whole, once each formula is drawn. */
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

/** Puts a formula's markup in the place of its source. @returns the source, if it cannot be read. */
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
 * Renders as {@link renderText} does, but leaves formulas as TeX between `\(` and `\)` (set apart `\[` and `\]`) and
 * blanks as `{{1}}`: what other programs read.
 */
export function renderWithTex(source: string, style: SourceStyle): string {
  const { formulas, write } = parse(source, style);
  for (const token of formulas)
    token.content = escapeMarkup(token.markup === '$$' ? `\\[${token.content}\\]` : `\\(${token.content}\\)`);
  return write().replace(/<span class="blank" data-blank="(\d+)">\d+<\/span>/g, '{{$1}}');
}

/** How many formulas are drawn before others have their turn. */
const DRAWN_AT_ONCE = 20;

/** Renders as {@link renderText} does, and lets others have their turn between formulas: what students write may have hundreds. */
export async function renderInSlices(source: string, style: SourceStyle): Promise<RenderedText> {
  const { formulas, write } = parse(source, style);
  const brokenTex: string[] = [];
  for await (const token of inSlices(formulas, DRAWN_AT_ONCE)) brokenTex.push(...draw(token));
  return { html: write(), brokenTex };
}

/** Renders a text of one line, such as an option: without a paragraph around it. */
export function renderLine(source: string, style: SourceStyle): RenderedText {
  const { html, brokenTex } = renderText(source, style);
  const single = /^<p>([^]*)<\/p>$/.exec(html)?.[1];
  return { html: single === undefined || single.includes('<p>') ? html : single, brokenTex };
}
