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
import { evaluateFormula } from '../formula.ts';
import { NO_NUMBERS, sameNumbers } from '../imported.ts';
import { numberText, rounded, SIGNIFICANT_DIGITS } from '../numbers.ts';

/** A calculated item with one set of values inserted. */
interface Drawn {
  /** The item with fixed numbers. */
  readonly item: MarkupElement;
  /** The remark that they are the same for every student; undefined where they always were. */
  readonly remark: string | undefined;
}

/** Parses a number, which Canvas may write as 1.5*10^3. */
const numberIn = (text: string): number =>
  Number(text.trim().replace(/(?<!\s)\s*[*×]\s*10\s*\^\s*/, 'e') || Number.NaN);

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
  if (calculated === undefined) return drawVariables(item);
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
    remark: sameNumbers(sets.length),
  };
}

/** Returns the number in the middle of a variable's range, with its step and decimal places. */
function middleOf(variable: MarkupElement): number {
  const [low = 0, high = 0, step = 0] = ['minvalue', 'maxvalue', 'step'].map(
    (name) => Number(textAt(variable, name)) || 0,
  );
  const steps = Math.round((high - low) / 2 / (step || 1));
  return rounded(low + steps * (step || 1), Number(textAt(variable, 'decimalplaces')) || 0);
}

/** Rounds an answer to its decimal places or significant figures. */
function precise(extension: MarkupElement, answer: number): number {
  const precision = childOf(extension, 'precision');
  const digits = Number(textOf(precision?.children ?? []));
  if (precision === undefined || !(digits >= 0 && digits <= SIGNIFICANT_DIGITS)) return answer;
  return precision.attributes['type'] === 'decimalplaces'
    ? rounded(answer, digits)
    : Number(answer.toPrecision(Math.max(digits, 1)));
}

/**
 * Inserts numbers into an item of D2L, whose text has variables in braces; the file contains their ranges and the
 * formula of the answer.
 */
function drawVariables(item: MarkupElement): Drawn | string | undefined {
  const extension = [...descendantsOf(item.children, 'respcond_extension')].find(
    (one) => textAt(one, 'formula') !== '',
  );
  if (extension === undefined) return undefined;
  const numbers = new Map(
    [...descendantsOf(item.children, 'variable')].map((one) => [one.attributes['name'], middleOf(one)]),
  );
  const insert = (text: string, write: (value: number) => string): string =>
    text.replace(/\{([^{}]+)\}/g, (match, name: string) => {
      const value = numbers.get(name.trim());
      return value === undefined ? match : write(value);
    });
  const formula = textAt(extension, 'formula');
  const exactAnswer = evaluateFormula(insert(formula, (value) => `(${value})`).replaceAll('^', '**'));
  if (exactAnswer === undefined) return `its formula “${formula.slice(0, 60)}” cannot be worked out`;
  const answer = precise(extension, exactAnswer);
  const tolerance = Math.max(toleranceOf(extension, answer), Math.abs(answer - exactAnswer));
  const shown = withText(withoutUnits({ ...item, children: item.children.filter(isShown) }), (text) =>
    insert(text, numberText),
  );
  return {
    item: { ...shown, children: [...shown.children, between(answer - tolerance, answer + tolerance)] },
    remark: numbers.size === 0 ? undefined : 'every student is asked with the same numbers',
  };
}

/** Removes the field for a unit beside that for the number. */
const withoutUnits = (element: MarkupElement): MarkupElement => ({
  ...element,
  children: element.children.flatMap((child) =>
    isElement(child, 'response_str') ? [] : isElement(child) ? withoutUnits(child) : child,
  ),
});

/** Tells whether a part of an item is shown to students. */
const isShown = (node: MarkupNode): boolean =>
  !isElement(node, 'resprocessing', 'itemproc_extension', 'calculated');
