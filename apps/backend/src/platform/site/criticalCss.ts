/** A rule of a style sheet, or an at-rule such as `@media` with its nested rules. */
interface Rule {
  /** Selector or at-rule; empty for a statement without a block, such as `@import`. */
  readonly head: string;
  readonly text: string;
  readonly inner: readonly Rule[] | undefined;
  /** For each selector of the list, the classes that the element and its ancestors must have. */
  readonly classes: readonly (readonly string[])[];
}

/** A style sheet from which a page's critical CSS can be extracted. */
export interface RuleSheet {
  /** @returns the rules that `used` may need, unchanged and in their order. */
  take(used: UsedClasses): string;
  /** @returns those of them that have a class in their selector, without the rules for every page. */
  takeClassed(used: UsedClasses): string;
}

/** The classes used on a page. */
export interface UsedClasses {
  has(name: string): boolean;
}

const AT_BLOCK = /^@(media|supports|layer|container)\b/;

/** Returns the end of a string or a comment that begins at `start`. */
function endOfQuoted(css: string, start: number): number {
  if (css.startsWith('/*', start)) return Math.max(css.indexOf('*/', start + 2), start) + 2;
  const quote = css[start];
  let at = start + 1;
  while (at < css.length && css[at] !== quote) at += css[at] === '\\' ? 2 : 1;
  return at + 1;
}

function isQuoteAt(css: string, at: number): boolean {
  return css[at] === '"' || css[at] === "'" || css.startsWith('/*', at);
}

/** Splits at a character outside of strings, comments and brackets. */
function splitOutside(text: string, sign: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (isQuoteAt(text, at)) at = endOfQuoted(text, at) - 1;
    else if (text[at] === '(' || text[at] === '[') depth += 1;
    else if (text[at] === ')' || text[at] === ']') depth -= 1;
    else if (text[at] === sign && depth === 0) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, text.slice(from)];
}

/** Returns the classes that a selector requires; classes in brackets may be negated or alternatives. */
function classesOf(selector: string): string[] {
  // A class in `:where()`, as of the layout, is required too.
  let outside = selector.replace(/"[^"]*"|'[^']*'/g, '').replace(/:where\(([^(),]*)\)/g, '$1');
  for (let before = ''; before !== outside;) {
    before = outside;
    outside = outside.replace(/\([^()]*\)|\[[^[\]]*\]/g, '');
  }
  return Array.from(outside.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g), (match) => match[1] ?? '');
}

function parse(css: string): Rule[] {
  const rules: Rule[] = [];
  let from = 0;
  let open = -1;
  let depth = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (isQuoteAt(css, at)) at = endOfQuoted(css, at) - 1;
    else if (css[at] === '{') {
      if (depth === 0) open = at;
      depth += 1;
    } else if (css[at] === '}') {
      depth -= 1;
      if (depth > 0) continue;
      const head = css.slice(from, open).trim();
      rules.push({
        head,
        text: css.slice(from, at + 1).trim(),
        inner: AT_BLOCK.test(head) ? parse(css.slice(open + 1, at)) : undefined,
        classes: head.startsWith('@') ? [] : splitOutside(head, ',').map(classesOf),
      });
      from = at + 1;
    } else if (css[at] === ';' && depth === 0) {
      rules.push({ head: '', text: css.slice(from, at + 1).trim(), inner: undefined, classes: [] });
      from = at + 1;
    }
  }
  return rules;
}

function take(rules: readonly Rule[], isUsed: (classes: Rule['classes']) => boolean): string {
  let usedCss = '';
  for (const { head, text, inner, classes } of rules) {
    if (inner !== undefined) {
      const within = take(inner, isUsed);
      if (within !== '') usedCss += `${head}{${within}}`;
    } else if (isUsed(classes)) usedCss += text;
  }
  return usedCss;
}

const isOf = (classes: Rule['classes'], used: UsedClasses): boolean =>
  classes.some((needed) => needed.length > 0 && needed.every((name) => used.has(name)));
const isForAll = (classes: Rule['classes']): boolean =>
  classes.length === 0 || classes.some((needed) => needed.length === 0);

/** Parses a style sheet once, so that the critical CSS of many pages can be extracted from it. */
export function readRules(css: string): RuleSheet {
  const rules = parse(css);
  return {
    take: (used) => take(rules, (classes) => isForAll(classes) || isOf(classes, used)),
    takeClassed: (used) => take(rules, (classes) => isOf(classes, used)),
  };
}

/**
 * Number of characters of a generated class that identify its style file: vanilla-extract prefixes the number
 * with the file's hash.
 */
const FILE_LETTERS = 5;

/** Returns the style file of a class. Hand-written names, such as `header-blue`, have hyphens; generated ones never. */
const fileOf = (name: string): string => (name.includes('-') ? name : name.slice(0, FILE_LETTERS));

/**
 * Returns the classes in a page's attributes and HTML, and all others of the same style files, so that what is
 * hidden at first, such as a menu, has its styles the moment it opens.
 */
export function usedClasses(html: string): UsedClasses {
  const files = new Set<string>();
  for (const [, names] of html.matchAll(/\bclass="([^"]*)"/g))
    for (const name of (names ?? '').split(/\s+/)) files.add(fileOf(name));
  return { has: (name) => files.has(fileOf(name)) };
}
