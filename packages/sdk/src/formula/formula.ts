import temml from 'temml';

/**
 * Converts an inline style into classes. The page's policy forbids inline styles, so the few that temml writes
 * become classes of the site's math stylesheet.
 */
function styleClasses(style: string): string {
  const classes: string[] = [];
  if (/padding-left:0/.test(style)) classes.push('tml-flush-left');
  if (/padding-right:0(?:pt|em)?;/.test(style)) classes.push('tml-flush-right');
  if (/padding-left:1em/.test(style)) classes.push('tml-gap-left');
  if (/border-left/.test(style)) classes.push('tml-rule-left');
  if (/border-right/.test(style)) classes.push('tml-rule-right');
  if (/border-top/.test(style)) classes.push('tml-rule-top');
  if (/border-bottom/.test(style)) classes.push('tml-rule-bottom');
  return classes.join(' ');
}

function withoutStyles(mathml: string): string {
  return mathml.replace(/<(\w+)((?:\s+[\w-]+="[^"]*")*)\s*>/g, (match, tag: string, attributes: string) => {
    const style = /\sstyle="([^"]*)"/.exec(attributes)?.[1];
    if (style === undefined) return match;
    const added = styleClasses(style);
    const rest = attributes.replace(/\sstyle="[^"]*"/, '');
    if (added === '') return `<${tag}${rest}>`;
    return /\sclass="/.test(rest)
      ? `<${tag}${rest.replace(/\sclass="([^"]*)"/, ` class="$1 ${added}"`)}>`
      : `<${tag}${rest} class="${added}">`;
  });
}

/** Matches a superscript that consists of primes only, as temml writes it. */
const PRIME_AT_END = /<mo lspace="0em" rspace="0em" class="tml-prime[^"]*">[′″‴⁗]+<\/mo>$/;

/** Moves primes out of their superscripts: fonts draw them raised already, and a superscript would raise them twice. */
function levelPrimes(mathml: string): string {
  const output: string[] = [];
  const opened: number[] = [];
  for (const part of mathml.split(/(<\/?msup>)/)) {
    const at = output.push(part) - 1;
    if (part === '<msup>') opened.push(at);
    if (part !== '</msup>') continue;
    const start = opened.pop();
    if (start === undefined || !PRIME_AT_END.test(output[at - 1] ?? '')) continue;
    output[start] = '<mrow>';
    output[at] = '</mrow>';
  }
  return output.join('');
}

/** Splits markup into its top-level elements. */
function childrenOf(mathml: string): string[] {
  const children: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: tag, index } of mathml.matchAll(/<[^>]+>/g)) {
    depth += tag.startsWith('</') ? -1 : 1;
    if (depth > 0) continue;
    children.push(mathml.slice(from, index + tag.length));
    from = index + tag.length;
  }
  return children;
}

const STRETCHED_FENCE = /^<mo [^>]*fence="true"[^>]*stretchy="true"/;
/** Symbols after which a line may break: relations, arrows, sums and products. */
const BREAK_SYMBOLS = /^(?:[=≠≈≡∼≅≤≥∈⊂⊆+−±∓×÷·⋅→←↔⇌⟶⇒⇔]|&[lg]t;)$/;

/**
 * Splits a formula that is a single group, as `\mathrm{…}` and `\displaystyle` produce, so that its line can
 * break as in other formulas.
 */
function splitGroup(mathml: string): string {
  const [, math, start, name, inside] =
    /^(<math[^>]*>)(<(mrow|mstyle)[^>]*>)(.*)<\/\3><\/math>$/s.exec(mathml) ?? [];
  if (math === undefined || start === undefined || inside === undefined) return mathml;
  const children = childrenOf(inside);
  const isPlainFence = children.join('') === inside && !children.some((child) => STRETCHED_FENCE.test(child));
  if (!isPlainFence || childrenOf(mathml.slice(math.length, -'</math>'.length)).length !== 1) return mathml;
  const rows: string[] = [];
  let row = '';
  for (const [index, child] of children.entries()) {
    row += child;
    const isEnd = index === children.length - 1;
    const mayBreak = index > 0 && BREAK_SYMBOLS.test(child.replace(/<[^>]+>/g, ''));
    if (!isEnd && !mayBreak) continue;
    rows.push(name === 'mrow' ? `<mrow>${row}</mrow>` : `<mrow>${start}${row}</mstyle></mrow>`);
    row = '';
  }
  return rows.length < 2 ? mathml : `${math}${rows.join('')}</math>`;
}

/** Maximum length of a formula in characters; the longest in question banks have a few hundred. */
const MAX_LENGTH = 5_000;
/** Chemical formulas, which are parsed in quadratic time. */
const CHEMISTRY = /\\(?:ce|pu)(?![a-zA-Z])/;
const MAX_CHEMISTRY_LENGTH = 500;
/** Units of measurement. Nested `//` fractions are written out twice, so each slash may double the output. */
const UNITS = /\\pu(?![a-zA-Z])/;
const MAX_SLASHES = 10;
/** Commands that define commands; with them a formula can expand a thousandfold. */
const DEFINES_COMMANDS =
  /\\(?:[egx]?def|let|futurelet|global|long|(?:re)?new(?:command|environment)|providecommand)(?![a-zA-Z])/;

function isTooExpensive(tex: string): boolean {
  return (
    tex.length > (CHEMISTRY.test(tex) ? MAX_CHEMISTRY_LENGTH : MAX_LENGTH) ||
    (UNITS.test(tex) && tex.split('/').length - 1 > MAX_SLASHES) ||
    DEFINES_COMMANDS.test(tex)
  );
}

/**
 * Converts TeX into MathML without inline styles. An inline formula is split into rows between which the line
 * may break. temml escapes its output, but sanitise the markup where it is displayed.
 * @param isBlock true for a display formula, on a line of its own.
 * @throws {Error} where the TeX is malformed, longer than 5000 characters, or defines commands.
 */
export function drawFormula(tex: string, isBlock: boolean): string {
  if (isTooExpensive(tex)) throw new Error('The formula asks for too much');
  const mathml = temml.renderToString(tex, {
    displayMode: isBlock,
    throwOnError: true,
    annotate: false,
    wrap: 'tex',
    trust: false,
    maxExpand: 1000,
    maxSize: [20, 20],
  });
  const drawn = levelPrimes(withoutStyles(mathml));
  return isBlock ? drawn : splitGroup(drawn);
}
