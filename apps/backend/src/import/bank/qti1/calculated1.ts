import {
  childOf,
  childrenOf,
  descendantsOf,
  element,
  isElement,
  type MarkupElement,
  type MarkupNode,
  textAt,
  textOf,
  withText,
} from '../../../markup/tree.ts';
import { NO_NUMBERS } from '../imported.ts';

/** A calculated item with one set of values inserted. */
interface Drawn {
  /** The item with fixed numbers. */
  readonly item: MarkupElement;
  /** Number of its value sets. */
  readonly count: number;
}

/** Parses a number, which Canvas may write as 1.5*10^3. */
const numberIn = (text: string): number =>
  Number(text.trim().replace(/\s*[*×]\s*10\s*\^\s*/, 'e') || Number.NaN);

/** Computes the tolerance of an answer: absolute, or in per cent. */
function toleranceOf(calculated: MarkupElement, answer: number): number {
  const element = childOf(calculated, 'answer_tolerance', 'tolerance');
  const text = textOf(element?.children ?? []).trim();
  const tolerance = Math.abs(Number.parseFloat(text)) || 0;
  const isPart = text.endsWith('%') || element?.attributes['type'] === 'percent';
  return isPart ? (Math.abs(answer) * tolerance) / 100 : tolerance;
}

/** Makes a response processing that accepts numbers from `low` to `high`. */
const between = (low: number, high: number): MarkupElement =>
  element('resprocessing', {}, [
    element('respcondition', {}, [
      element('conditionvar', {}, [
        element('vargte', {}, [String(low)]),
        element('varlte', {}, [String(high)]),
      ]),
      element('setvar', { action: 'Set', varname: 'SCORE' }, ['100']),
    ]),
  ]);

/**
 * Inserts the first set of values into an item of Canvas or Blackboard, whose text has variables in square
 * brackets; the exported file contains the computed answers.
 * @returns `undefined` for an item without variables; the reason where no set is usable.
 */
export function drawNumbers(item: MarkupElement): Drawn | string | undefined {
  const [calculated] = descendantsOf(item.children, 'calculated');
  if (calculated === undefined) return undefined;
  const sets = [...descendantsOf(calculated.children, 'var_set')];
  const set = sets.find((one) => Number.isFinite(numberIn(textAt(one, 'answer'))));
  if (set === undefined) return NO_NUMBERS;
  const numbers = new Map(
    childrenOf(set, 'var').flatMap(({ attributes: { name = '' }, children }) => {
      const value = textOf(children).trim();
      return value !== '' && Number.isFinite(Number(value)) ? [[name, value] as const] : [];
    }),
  );
  const answer = numberIn(textAt(set, 'answer'));
  const tolerance = toleranceOf(calculated, answer);
  const shown = withText({ ...item, children: item.children.filter(isShown) }, (text) =>
    text.replace(/\[([^[\]]+)\]/g, (match, name: string) => numbers.get(name.trim()) ?? match),
  );
  return {
    item: { ...shown, children: [...shown.children, between(answer - tolerance, answer + tolerance)] },
    count: sets.length,
  };
}

/** Tells whether a part of an item is shown to students. */
const isShown = (node: MarkupNode): boolean =>
  !isElement(node, 'resprocessing', 'itemproc_extension', 'calculated');
