import { MathMLToLaTeX } from 'mathml-to-latex';
import { escapeMarkup } from '../platform/richText/escapeMarkup.ts';
import { descendantsOf, isElement, type MarkupElement, type MarkupNode, textOf } from './tree.ts';

function write(node: MarkupNode): string {
  if (typeof node === 'string') return escapeMarkup(node);
  if (node.name === 'annotation' || node.name === 'annotation-xml') return '';
  const attributes = Object.entries(node.attributes)
    .filter(([key]) => /^[a-z]+$/.test(key) && key !== 'xmlns')
    // A fence without one of its sides is a dot in TeX, as of equations behind one brace.
    .map(
      ([key, value]) => ` ${key}="${escapeMarkup(node.name === 'mfenced' && value === '' ? '.' : value)}"`,
    );
  return `<${node.name}${attributes.join('')}>${node.children.map(write).join('')}</${node.name}>`;
}

/** The TeX that many tools leave beside their MathML, which is what a person once wrote. */
function annotationOf(math: MarkupElement): string | undefined {
  for (const element of descendantsOf(math.children, 'annotation'))
    if (/tex/i.test(element.attributes['encoding'] ?? '')) return textOf(element.children).trim();
  return undefined;
}

/** Reads a `<math>` element as TeX. @returns undefined where it cannot be read. */
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
