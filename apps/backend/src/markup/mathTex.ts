import { MathMLToLaTeX } from 'mathml-to-latex';
import { escapeMarkup } from '../platform/richText/escapeMarkup.ts';
import { descendantsOf, isElement, type MarkupElement, type MarkupNode, textOf } from './tree.ts';

function write(node: MarkupNode): string {
  if (typeof node === 'string') return escapeMarkup(node);
  if (node.name === 'annotation' || node.name === 'annotation-xml') return '';
  const attributes = Object.entries(node.attributes)
    .filter(([key]) => /^[a-z]+$/.test(key) && key !== 'xmlns')
    // A fence with only one side has a dot for the other one in TeX, as for equations behind one brace.
    .map(
      ([key, value]) => ` ${key}="${escapeMarkup(node.name === 'mfenced' && value === '' ? '.' : value)}"`,
    );
  return `<${node.name}${attributes.join('')}>${node.children.map(write).join('')}</${node.name}>`;
}

/** Returns the TeX annotation that many tools add to MathML, which is usually the original source. */
function annotationOf(math: MarkupElement): string | undefined {
  for (const element of descendantsOf(math.children, 'annotation'))
    if (/tex/i.test(element.attributes['encoding'] ?? '')) return textOf(element.children).trim();
  return undefined;
}

/** Converts a `<math>` element to TeX. @returns undefined where it cannot be converted. */
export function mathTex(math: MarkupElement): string | undefined {
  const annotation = annotationOf(math);
  if (annotation !== undefined && annotation !== '') return annotation;
  try {
    const tex = MathMLToLaTeX.convert(write(math)).replace(/\s+/g, ' ').trim();
    return tex === '' || !math.children.some((child) => isElement(child)) ? undefined : tex;
  } catch {
    return undefined;
  }
}
