import { isElement, type MarkupElement, type MarkupNode } from '../../../markup/tree.ts';

/**
 * Normalizes the names of QTI 2 and 3: `choiceInteraction` and `qti-choice-interaction` both become
 * `choiceinteraction`, `maxChoices` and `max-choices` both `maxchoices`. HTML and MathML in them are unchanged.
 */
export function oneName(element: MarkupElement): MarkupElement {
  const isThree = element.name.startsWith('qti-');
  return {
    name: isThree ? element.name.slice('qti-'.length).replaceAll('-', '') : element.name,
    attributes: isThree
      ? Object.fromEntries(
          Object.entries(element.attributes).map(([name, value]) => [name.replaceAll('-', ''), value]),
        )
      : element.attributes,
    children: element.children.map((child): MarkupNode => (isElement(child) ? oneName(child) : child)),
    line: element.line,
  };
}
