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

/** Characters of one formula; the longest of a bank have a few hundred. */
const LONGEST = 5_000;
/** A formula that makes commands of its own can grow a thousandfold. */
const MAKES_COMMANDS =
  /\\(?:[egx]?def|let|futurelet|global|long|(?:re)?new(?:command|environment)|providecommand)(?![a-zA-Z])/;

/**
 * Turns TeX into MathML as the platform draws it, without inline styles. A formula in a line comes in rows between
 * which the line may be broken. The markup is safe for what temml makes of it, but clean it where it is shown.
 * @param isBlock set apart in the middle of a line of its own.
 * @throws {Error} where the TeX cannot be read, is far too long, or makes commands of its own.
 */
export function drawFormula(tex: string, isBlock: boolean): string {
  if (tex.length > LONGEST || MAKES_COMMANDS.test(tex)) throw new Error('The formula asks for too much');
  const mathml = temml.renderToString(tex, {
    displayMode: isBlock,
    throwOnError: true,
    annotate: false,
    wrap: 'tex',
    trust: false,
    maxExpand: 1000,
    maxSize: [20, 20],
  });
  return levelPrimes(withoutStyles(mathml));
}
