import temml from 'temml';

/**
 * Browsers lay MathML out, but the page allows no inline styles: the few that temml writes
 * become classes, which the site's math style knows.
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
  return mathml.replace(/<(\w+)((?:\s+[\w-]+="[^"]*")*)\s*>/g, (whole, tag: string, attributes: string) => {
    const style = /\sstyle="([^"]*)"/.exec(attributes)?.[1];
    if (style === undefined) return whole;
    const added = styleClasses(style);
    const rest = attributes.replace(/\sstyle="[^"]*"/, '');
    if (added === '') return `<${tag}${rest}>`;
    return /\sclass="/.test(rest)
      ? `<${tag}${rest.replace(/\sclass="([^"]*)"/, ` class="$1 ${added}"`)}>`
      : `<${tag}${rest} class="${added}">`;
  });
}

/** A prime and nothing else as superscript, as temml writes it. */
const PRIME_AT_END = /<mo lspace="0em" rspace="0em" class="tml-prime[^"]*">[′″‴⁗]+<\/mo>$/;

/** Takes primes out of their superscripts: fonts draw them raised already, and raised twice they fly away. */
function levelPrimes(mathml: string): string {
  const written: string[] = [];
  const opened: number[] = [];
  for (const part of mathml.split(/(<\/?msup>)/)) {
    const at = written.push(part) - 1;
    if (part === '<msup>') opened.push(at);
    if (part !== '</msup>') continue;
    const start = opened.pop();
    if (start === undefined || !PRIME_AT_END.test(written[at - 1] ?? '')) continue;
    written[start] = '<mrow>';
    written[at] = '</mrow>';
  }
  return written.join('');
}

/** What stands side by side in a piece of markup. */
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
/** After these a line may be broken: signs of relation, arrows, sums and products. */
const BREAKS = /^(?:[=≠≈≡∼≅≤≥∈⊂⊆+−±∓×÷·⋅→←↔⇌⟶⇒⇔]|&[lg]t;)$/;

/** Lets a formula that is one group, as `\mathrm{…}` and `\displaystyle` make of it, be broken as others are. */
function openGroup(mathml: string): string {
  const [, math, start, name, inside] =
    /^(<math[^>]*>)(<(mrow|mstyle)[^>]*>)(.*)<\/\3><\/math>$/s.exec(mathml) ?? [];
  if (math === undefined || start === undefined || inside === undefined) return mathml;
  const children = childrenOf(inside);
  const isWhole = children.join('') === inside && !children.some((child) => STRETCHED_FENCE.test(child));
  if (!isWhole || childrenOf(mathml.slice(math.length, -'</math>'.length)).length !== 1) return mathml;
  const rows: string[] = [];
  let row = '';
  for (const [place, child] of children.entries()) {
    row += child;
    const isEnd = place === children.length - 1;
    const mayBreak = place > 0 && BREAKS.test(child.replace(/<[^>]+>/g, ''));
    if (!isEnd && !mayBreak) continue;
    rows.push(name === 'mrow' ? `<mrow>${row}</mrow>` : `<mrow>${start}${row}</mstyle></mrow>`);
    row = '';
  }
  return rows.length < 2 ? mathml : `${math}${rows.join('')}</math>`;
}

/** Characters of one formula; the longest of a bank have a few hundred. */
const LONGEST = 5_000;
/** Chemistry is read in quadratic time: each sign looks at all that follow. */
const CHEMISTRY = /\\(?:ce|pu)(?![a-zA-Z])/;
const LONGEST_CHEMISTRY = 500;
/** Fractions of units stand within each other, and those of `//` are written out twice: each slash may double the whole. */
const UNITS = /\\pu(?![a-zA-Z])/;
const MOST_SLASHES = 10;
/** A formula that makes commands of its own can grow a thousandfold. */
const MAKES_COMMANDS =
  /\\(?:[egx]?def|let|futurelet|global|long|(?:re)?new(?:command|environment)|providecommand)(?![a-zA-Z])/;

function asksForTooMuch(tex: string): boolean {
  return (
    tex.length > (CHEMISTRY.test(tex) ? LONGEST_CHEMISTRY : LONGEST) ||
    (UNITS.test(tex) && tex.split('/').length - 1 > MOST_SLASHES) ||
    MAKES_COMMANDS.test(tex)
  );
}

/**
 * Turns TeX into MathML as the platform draws it, without inline styles. A formula in a line comes in rows between
 * which the line may be broken. The markup is safe for what temml makes of it, but clean it where it is shown.
 * @param isBlock set apart in the middle of a line of its own.
 * @throws {Error} where the TeX cannot be read, is far too long, or makes commands of its own.
 */
export function drawFormula(tex: string, isBlock: boolean): string {
  if (asksForTooMuch(tex)) throw new Error('The formula asks for too much');
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
  return isBlock ? drawn : openGroup(drawn);
}
