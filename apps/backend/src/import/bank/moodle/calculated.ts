import {
  childOf,
  childrenOf,
  element,
  isElement,
  type MarkupElement,
  textAt,
  textOf,
  withText,
} from '../../../markup/tree.ts';
import { evaluateFormula } from '../formula.ts';
import { NO_NUMBERS } from '../imported.ts';
import { numberText, SIGNIFICANT_DIGITS, rounded } from '../numbers.ts';

/** Values by variable name. */
type Numbers = ReadonlyMap<string, number>;

/** A formula within a text. */
const IN_TEXT = /\{=([^{}]*(?:\{[^{}]+\}[^{}]*)*)\}/g;

/** A formula that cannot be evaluated. */
class FormulaError extends Error {}

/** Returns a question's sets of values, in order. */
function setsOf(question: MarkupElement): readonly Numbers[] {
  const definitions = childrenOf(childOf(question, 'dataset_definitions') ?? question, 'dataset_definition');
  const sets = new Map<number, Map<string, number>>();
  for (const definition of definitions) {
    const name = textAt(childOf(definition, 'name') ?? definition, 'text');
    for (const item of childrenOf(childOf(definition, 'dataset_items') ?? definition, 'dataset_item')) {
      const value = textAt(item, 'value');
      const number = Number(textAt(item, 'number'));
      if (value === '' || !Number.isFinite(Number(value)) || !(number > 0)) continue;
      const set = sets.get(number) ?? new Map<string, number>();
      sets.set(number, set.set(name, Number(value)));
    }
  }
  return [...sets]
    .filter(([, set]) => set.size === definitions.length)
    .toSorted(([one], [other]) => one - other)
    .map(([, set]) => set);
}

const withNumbers = (text: string, numbers: Numbers, write: (value: number) => string): string =>
  text.replace(/\{([^{}=\s][^{}]*)\}/g, (match, name: string) => {
    const value = numbers.get(name.trim());
    return value === undefined ? match : write(value);
  });

function result(formula: string, numbers: Numbers): number {
  const value = evaluateFormula(withNumbers(formula, numbers, (number) => `(${number})`));
  if (value === undefined) throw new FormulaError(formula.trim().slice(0, 60));
  return value;
}

/** Returns the number format of an answer: a number of decimals, or of significant digits. */
function writerOf(answer: MarkupElement): (value: number) => string {
  const length = Math.min(
    Math.max(Number(textAt(answer, 'correctanswerlength')) || 0, 0),
    SIGNIFICANT_DIGITS,
  );
  return textAt(answer, 'correctanswerformat') === '2'
    ? (value) => String(Number(value.toPrecision(Math.max(length, 1))))
    : (value) => rounded(value, length).toFixed(length);
}

/** Computes the tolerance of an answer: relative, absolute or geometric. */
function toleranceOf(answer: MarkupElement, value: number): number {
  const tolerance = Math.abs(Number(textAt(answer, 'tolerance'))) || 0;
  switch (textAt(answer, 'tolerancetype')) {
    case '2':
    case 'nominal':
      return tolerance;
    case '3':
    case 'geometric':
      return Math.abs(value) * (tolerance / (1 + tolerance));
    default:
      return Math.abs(value) * tolerance;
  }
}

/** Makes the answer with its number and tolerance, extended by the rounding error of its format. */
function numberAnswer(answer: MarkupElement, numbers: Numbers): MarkupElement {
  const formula = textOf(childOf(answer, 'text')?.children ?? answer.children).trim();
  if (formula === '*') return answer;
  const value = result(formula, numbers);
  const formatted = writerOf(answer)(value);
  const tolerance = Math.max(toleranceOf(answer, value), Math.abs(Number(formatted) - value));
  return {
    ...answer,
    children: [
      ...answer.children.filter((child) => isElement(child, 'fraction', 'feedback')),
      element('text', {}, [formatted]),
      element('tolerance', {}, [numberText(tolerance)]),
    ],
  };
}

/** A calculated question with one set of values inserted. */
export interface Drawn {
  /** The question with fixed numbers. */
  readonly question: MarkupElement;
  /** Number of its value sets. */
  readonly count: number;
}

/**
 * Inserts the first usable set of values into a question of Moodle's kinds `calculated…`.
 * @param isChosen whether its answers are texts to choose from, instead of formulas.
 * @returns the reason, where no set is usable.
 */
export function drawNumbers(question: MarkupElement, isChosen: boolean): Drawn | string {
  const sets = setsOf(question);
  let broken: string | undefined;
  for (const numbers of sets) {
    const inText = (write: (value: number) => string) => (text: string) =>
      withNumbers(
        text.replace(IN_TEXT, (_, formula: string) => write(result(formula, numbers))),
        numbers,
        numberText,
      );
    try {
      const children = question.children.map((child) => {
        if (!isElement(child) || child.name === 'dataset_definitions') return child;
        if (child.name !== 'answer') return withText(child, inText(numberText));
        return withText(isChosen ? child : numberAnswer(child, numbers), inText(writerOf(child)));
      });
      return { question: { ...question, children }, count: sets.length };
    } catch (error) {
      if (!(error instanceof FormulaError)) throw error;
      broken ??= error.message;
    }
  }
  return broken === undefined ? NO_NUMBERS : `its formula “${broken}” cannot be worked out`;
}
