import type { Random } from '../../../../platform/random/random.ts';
import { childrenOf, type MarkupElement, textOf } from '../../../../markup/tree.ts';
import { rounded } from '../../numbers.ts';
import { type Atom, NONE, readAtom, type Value } from './values.ts';

/** An expression that cannot be evaluated. */
export class ExpressionError extends Error {}

/** The values that expressions can access. */
export interface Scope {
  readonly random: Random;
  /** Current values of the template's variables. */
  readonly variables: ReadonlyMap<string, Value>;
  /** Declared right values of the answers. */
  readonly correct: ReadonlyMap<string, Value>;
}

type Numbers = readonly number[];

/** Maximum evaluated expressions of one item, since repetitions may be nested. */
const MAX_STEPS = 100_000;
/** Maximum values of one list. */
const MAX_VALUES = 1000;

/** Checks the length of a list. @throws ExpressionError above the maximum, since each rule may double a list. */
function bounded(value: Value): Value {
  if (value.length > MAX_VALUES) throw new ExpressionError('so many values');
  return value;
}

function gcd(one: number, other: number): number {
  return other === 0 ? Math.abs(one) : gcd(other, one % other);
}

const sumOf = (numbers: Numbers): number => numbers.reduce((all, one) => all + one, 0);
const meanOf = (numbers: Numbers): number => sumOf(numbers) / numbers.length;
const varianceOf = (numbers: Numbers, by: number): number =>
  sumOf(numbers.map((one) => (one - meanOf(numbers)) ** 2)) / by;

/** Makes a function of exactly two numbers; a missing one gives NaN. */
const ofTwo =
  <Result>(work: (one: number, other: number) => Result) =>
  ([one = Number.NaN, other = Number.NaN]: Numbers): Result =>
    work(one, other);
const ofOne =
  (work: (one: number) => number) =>
  ([one = Number.NaN]: Numbers): number =>
    work(one);

/** Functions from numbers to a number. */
const ARITHMETIC = new Map<string, (numbers: Numbers) => number>([
  ['sum', sumOf],
  ['product', (numbers) => numbers.reduce((all, one) => all * one, 1)],
  ['subtract', ofTwo((one, other) => one - other)],
  ['divide', ofTwo((one, other) => one / other)],
  ['power', ofTwo((one, other) => one ** other)],
  ['integerdivide', ofTwo((one, other) => Math.floor(one / other))],
  ['integermodulus', ofTwo((one, other) => one - other * Math.floor(one / other))],
  ['truncate', ofOne(Math.trunc)],
  ['round', ofOne((one) => Math.floor(one + 0.5))],
  ['integertofloat', ofOne((one) => one)],
  ['min', (numbers) => Math.min(...numbers)],
  ['max', (numbers) => Math.max(...numbers)],
  ['gcd', (numbers) => numbers.reduce(gcd, 0)],
  [
    'lcm',
    (numbers) => numbers.reduce((all, one) => (one === 0 ? 0 : Math.abs(all * one) / gcd(all, one)), 1),
  ],
]);

/** Comparisons of two numbers. */
const COMPARISONS = new Map<string, (numbers: Numbers) => boolean>([
  ['lt', ofTwo((one, other) => one < other)],
  ['lte', ofTwo((one, other) => one <= other)],
  ['gt', ofTwo((one, other) => one > other)],
  ['gte', ofTwo((one, other) => one >= other)],
]);

const DEGREE = Math.PI / 180;
const OF_MATH = [
  ...(['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'atan2', 'sinh', 'cosh', 'tanh'] as const),
  ...(['exp', 'abs', 'floor', 'ceil'] as const),
];

/** The functions of `mathOperator`. */
const FUNCTIONS = new Map<string, (...numbers: number[]) => number>([
  ...OF_MATH.map((name) => [name, Math[name]] as const),
  ['sec', (one = Number.NaN) => 1 / Math.cos(one)],
  ['csc', (one = Number.NaN) => 1 / Math.sin(one)],
  ['cot', (one = Number.NaN) => 1 / Math.tan(one)],
  ['log', (one = Number.NaN) => Math.log10(one)],
  ['ln', (one = Number.NaN) => Math.log(one)],
  ['signum', (one = Number.NaN) => Math.sign(one)],
  ['todegrees', (one = Number.NaN) => one / DEGREE],
  ['toradians', (one = Number.NaN) => one * DEGREE],
]);

/** The functions of `statsOperator`. */
const STATISTICS = new Map<string, (numbers: Numbers) => number>([
  ['mean', meanOf],
  ['popvariance', (numbers) => varianceOf(numbers, numbers.length)],
  ['samplevariance', (numbers) => varianceOf(numbers, numbers.length - 1)],
  ['popsd', (numbers) => Math.sqrt(varianceOf(numbers, numbers.length))],
  ['samplesd', (numbers) => Math.sqrt(varianceOf(numbers, numbers.length - 1))],
]);

const CONSTANTS = new Map([
  ['pi', Math.PI],
  ['e', Math.E],
]);

/** Tells whether two numbers are equal, apart from floating-point errors. */
const isSame = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-12 * Math.max(1, Math.abs(one), Math.abs(other));

const isSameAtom = (one: Atom | undefined, other: Atom | undefined): boolean =>
  typeof one === 'number' && typeof other === 'number' ? isSame(one, other) : one === other;

function numbersOf(values: readonly Value[]): Numbers | undefined {
  if (values.some((value) => value.length === 0)) return undefined;
  const atoms = values.flat();
  return atoms.every((atom) => typeof atom === 'number') ? atoms : undefined;
}

const isTrue = (value: Value | undefined): boolean => value?.[0] === true;

/** Tells whether two values are equal; ordered ones in the same order. */
function isMatch(one: Value = NONE, other: Value = NONE, isOrdered: boolean): boolean {
  if (one.length !== other.length || one.length === 0) return false;
  if (isOrdered) return one.every((atom, at) => isSameAtom(atom, other[at]));
  return one.every((atom) => other.some((another) => isSameAtom(atom, another)));
}

/** Rounds a number in the modes of `roundTo` and `equalRounded`. */
function roundedTo(value: number, mode: string | undefined, figures: number): number {
  if (mode === 'decimalPlaces') return rounded(value, figures);
  return Number(value.toPrecision(Math.min(Math.max(figures, 1), 21)));
}

/** Evaluates expressions of QTI 2 or 3, with element names normalized by `oneName`. */
export class Expressions {
  readonly #scope: Scope;
  #left = MAX_STEPS;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /** Reads an attribute that is a number, or the name of a numeric variable, with or without braces. */
  #number({ attributes }: MarkupElement, name: string, fallback: number): number {
    const text = (attributes[name] ?? '').trim();
    if (text === '') return fallback;
    const number = Number(text);
    const value = Number.isFinite(number)
      ? number
      : this.#scope.variables.get(text.replace(/^\{(.*)\}$/, '$1'))?.[0];
    if (typeof value !== 'number') throw new ExpressionError(`${name}="${text}"`);
    return value;
  }

  /** Evaluates a condition; null is false. */
  holds(expression: MarkupElement): boolean {
    return isTrue(this.work(expression));
  }

  /** Evaluates an expression. @throws ExpressionError for an unknown expression, and an undeclared variable. */
  work(expression: MarkupElement): Value {
    this.#left -= 1;
    if (this.#left < 0) throw new ExpressionError('so many steps');
    const leaf = this.#leaf(expression);
    if (leaf !== undefined) return leaf;
    if (expression.name === 'repeat') return this.#repeated(expression);
    const values = childrenOf(expression).map((child) => this.work(child));
    const arithmetic = this.#arithmetic(expression);
    if (arithmetic === undefined) return this.#logic(expression, values);
    const numbers = numbersOf(values);
    const result = numbers === undefined ? Number.NaN : arithmetic(numbers);
    return typeof result === 'number' && !Number.isFinite(result) ? NONE : [result];
  }

  /** Returns the function of an expression that only takes numbers. */
  #arithmetic(expression: MarkupElement): ((numbers: Numbers) => number | boolean) | undefined {
    const { name, attributes } = expression;
    const named = (attributes['name'] ?? '').toLowerCase();
    switch (name) {
      case 'mathoperator': {
        const work = requireDefined(FUNCTIONS.get(named), named);
        return (numbers) => work(...numbers);
      }
      case 'statsoperator':
        return requireDefined(STATISTICS.get(named), named);
      case 'roundto':
        return ([value]) => this.#rounded(expression, value);
      case 'equal':
      case 'equalrounded':
        return (numbers) => this.#isEqual(expression, numbers);
      default:
        return ARITHMETIC.get(name) ?? COMPARISONS.get(name);
    }
  }

  /** Evaluates an expression without operands. */
  #leaf(expression: MarkupElement): Value | undefined {
    const { name, attributes, children } = expression;
    const { identifier = '', basetype } = attributes;
    switch (name) {
      case 'basevalue':
        return [readAtom(basetype, textOf(children))];
      case 'variable':
      case 'default':
        return requireDefined(this.#scope.variables.get(identifier), identifier);
      case 'correct':
        return requireDefined(this.#scope.correct.get(identifier), identifier);
      case 'null':
        return NONE;
      case 'mathconstant':
        return [requireDefined(CONSTANTS.get(attributes['name'] ?? ''), attributes['name'] ?? '')];
      case 'randominteger': {
        const min = this.#number(expression, 'min', 0);
        const step = Math.max(1, Math.trunc(this.#number(expression, 'step', 1)));
        const steps = Math.floor((this.#number(expression, 'max', min) - min) / step);
        return [min + step * this.#scope.random.integer(0, Math.max(0, steps))];
      }
      case 'randomfloat': {
        const min = this.#number(expression, 'min', 0);
        return [this.#scope.random.between(min, this.#number(expression, 'max', min))];
      }
      default:
        return undefined;
    }
  }

  #logic(expression: MarkupElement, values: readonly Value[]): Value {
    const { name, attributes } = expression;
    const [first = NONE, second = NONE] = values;
    const count = values.filter(isTrue).length;
    switch (name) {
      case 'random': {
        const [one, ...others] = values.flat();
        return one === undefined ? NONE : [this.#scope.random.pick([one, ...others])];
      }
      case 'multiple':
      case 'ordered':
        return bounded(values.flat());
      case 'not':
        return first.length === 0 ? NONE : [!isTrue(first)];
      case 'and':
        return [count === values.length];
      case 'or':
        return [count > 0];
      case 'anyn':
        return [
          count >= this.#number(expression, 'min', 0) && count <= this.#number(expression, 'max', Infinity),
        ];
      case 'isnull':
        return [first.length === 0 || first.join('') === ''];
      case 'containersize':
        return [first.length];
      case 'index': {
        const atom = first[this.#number(expression, 'n', 1) - 1];
        return atom === undefined ? NONE : [atom];
      }
      case 'member':
        return [second.some((atom) => isSameAtom(atom, first[0]))];
      case 'contains':
        return [second.length > 0 && second.every((atom) => first.some((one) => isSameAtom(one, atom)))];
      case 'delete':
        return second.filter((atom) => !isSameAtom(atom, first[0]));
      case 'match':
        return [isMatch(first, second, childrenOf(expression).some(isOrderedList))];
      case 'stringmatch':
      case 'substring': {
        const spell = (value: Value) =>
          attributes['casesensitive'] === 'false' ? value.join('').toLowerCase() : value.join('');
        if (name === 'substring') return [spell(second).includes(spell(first))];
        const isPart = attributes['substring'] === 'true';
        return [isPart ? spell(first).includes(spell(second)) : spell(first) === spell(second)];
      }
      default:
        throw new ExpressionError(name);
    }
  }

  #rounded(expression: MarkupElement, value = Number.NaN): number {
    return roundedTo(value, expression.attributes['roundingmode'], this.#number(expression, 'figures', 0));
  }

  #isEqual(expression: MarkupElement, [one = Number.NaN, other = Number.NaN]: Numbers): boolean {
    const { attributes } = expression;
    if (expression.name === 'equalrounded')
      return this.#rounded(expression, one) === this.#rounded(expression, other);
    const [below = 0, above = below] = (attributes['tolerance'] ?? '0').split(/\s+/).map(Number);
    const part = attributes['tolerancemode'] === 'relative' ? Math.abs(one) / 100 : 1;
    if (attributes['tolerancemode'] === undefined || attributes['tolerancemode'] === 'exact')
      return isSame(one, other);
    return other >= one - below * part && other <= one + above * part;
  }

  #repeated(expression: MarkupElement): Value {
    const times = this.#number(expression, 'numberrepeats', 1);
    const inner = childrenOf(expression);
    let found: Value = NONE;
    for (let time = 0; time < times && inner.length > 0; time += 1)
      found = bounded([...found, ...inner.flatMap((child) => this.work(child))]);
    return found;
  }
}

const isOrderedList = ({ name }: MarkupElement): boolean => name === 'ordered';

/** Returns a defined value. @throws ExpressionError where it is undefined. */
function requireDefined<Thing>(thing: Thing | undefined, name: string): Thing {
  if (thing === undefined) throw new ExpressionError(name);
  return thing;
}
