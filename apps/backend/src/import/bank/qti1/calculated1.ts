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

/** An item whose numbers are made by a formula, with one set of numbers in their places. */
interface Drawn {
  /** The item as one that has its numbers from the start. */
  readonly item: MarkupElement;
  /** How many sets of numbers it has. */
  readonly count: number;
}

/** How far from `answer` a number is right too: as it stands, or in hundredths of it. */
function toleranceOf(calculated: MarkupElement, answer: number): number {
  const said = childOf(calculated, 'answer_tolerance', 'tolerance');
  const text = textOf(said?.children ?? []).trim();
  const tolerance = Math.abs(Number.parseFloat(text)) || 0;
  const isPart = text.endsWith('%') || said?.attributes['type'] === 'percent';
  return isPart ? (Math.abs(answer) * tolerance) / 100 : tolerance;
}

/** A marking by which the numbers from `low` to `high` are right. */
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
 * Puts the first numbers of an item of Canvas or Blackboard in their places, which are their names in square brackets;
 * the program that wrote it has worked out their answer.
 * @returns `undefined` for an item without such numbers, and why not where no set of them serves.
 */
export function drawNumbers(item: MarkupElement): Drawn | string | undefined {
  const [calculated] = descendantsOf(item.children, 'calculated');
  if (calculated === undefined) return undefined;
  const sets = [...descendantsOf(calculated.children, 'var_set')];
  const set = sets.find(
    (one) => textAt(one, 'answer') !== '' && Number.isFinite(Number(textAt(one, 'answer'))),
  );
  if (set === undefined) return NO_NUMBERS;
  const numbers = new Map(
    childrenOf(set, 'var').flatMap(({ attributes: { name = '' }, children }) => {
      const value = textOf(children).trim();
      return value !== '' && Number.isFinite(Number(value)) ? [[name, value] as const] : [];
    }),
  );
  const answer = Number(textAt(set, 'answer'));
  const tolerance = toleranceOf(calculated, answer);
  const shown = withText({ ...item, children: item.children.filter(isShown) }, (text) =>
    text.replace(/\[([^[\]]+)\]/g, (whole, name: string) => numbers.get(name.trim()) ?? whole),
  );
  return {
    item: { ...shown, children: [...shown.children, between(answer - tolerance, answer + tolerance)] },
    count: sets.length,
  };
}

/** Whether a part of an item is for students, and not for its marking. */
const isShown = (node: MarkupNode): boolean =>
  !isElement(node, 'resprocessing', 'itemproc_extension', 'calculated');
