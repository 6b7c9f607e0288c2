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

/** Names of TeX among the encodings of annotations; a dialect of it, such as SnuggleTeX, is not meant. */
const TEX = /^(?:(?:application|text)\/(?:x-)?)?(?:la)?tex$/i;
/** The delimiters that some tools write around the TeX of an annotation. */
const DELIMITED = /^(?:\\\[([^]*)\\\]|\\\(([^]*)\\\)|\$\$([^]*)\$\$|\$([^$]*)\$)$/;

/**
 * Returns the TeX annotation that many tools add to MathML, which is usually the original source; none with
 * variables (`\\qv`), whose values only the MathML has.
 */
function annotationOf(math: MarkupElement): string | undefined {
  for (const element of descendantsOf(math.children, 'annotation')) {
    const tex = textOf(element.children).trim();
    if (TEX.test(element.attributes['encoding'] ?? '') && !/\\qv\b/.test(tex))
      return tex.replace(DELIMITED, '$1$2$3$4').trim();
  }
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
