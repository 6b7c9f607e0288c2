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

/**
 * Turns TeX into MathML.
 * @param isBlock set apart in the middle of a line of its own.
 * @throws {Error} where the TeX cannot be read.
 */
export function mathMarkup(tex: string, isBlock: boolean): string {
  const mathml = temml.renderToString(tex, {
    displayMode: isBlock,
    throwOnError: true,
    annotate: false,
    trust: false,
    maxExpand: 1000,
    maxSize: [20, 20],
  });
  return withoutStyles(mathml);
}
