import jsep from 'jsep';
import { rounded } from './numbers.ts';

/** Maximum length of a formula. */
const MAX_LENGTH = 2000;

const oneIf = (is: boolean): number => (is ? 1 : 0);

const BINARY = new Map<string, (left: number, right: number) => number>([
  ['+', (left, right) => left + right],
  ['-', (left, right) => left - right],
  ['*', (left, right) => left * right],
  ['/', (left, right) => left / right],
  ['%', (left, right) => Math.trunc(left) % Math.trunc(right)],
  ['**', (left, right) => left ** right],
  ['<', (left, right) => oneIf(left < right)],
  ['>', (left, right) => oneIf(left > right)],
  ['<=', (left, right) => oneIf(left <= right)],
  ['>=', (left, right) => oneIf(left >= right)],
  ['==', (left, right) => oneIf(left === right)],
  ['!=', (left, right) => oneIf(left !== right)],
  ['&&', (left, right) => oneIf(left !== 0 && right !== 0)],
  ['||', (left, right) => oneIf(left !== 0 || right !== 0)],
]);

const UNARY = new Map<string, (value: number) => number>([
  ['-', (value) => -value],
  ['+', (value) => value],
  ['!', (value) => oneIf(value === 0)],
]);

const OF_MATH = [
  ...(['abs', 'acos', 'acosh', 'asin', 'asinh', 'atan', 'atan2', 'atanh', 'ceil', 'cos', 'cosh'] as const),
  ...(['exp', 'expm1', 'floor', 'log10', 'log1p', 'max', 'min', 'pow', 'sin', 'sinh'] as const),
  ...(['sqrt', 'tan', 'tanh'] as const),
];

/** The functions of Moodle's formulas, except random ones and those for other number bases. */
const FUNCTIONS = new Map<string, (...values: number[]) => number>([
  ...OF_MATH.map((name) => [name, Math[name]] as const),
  ['pi', () => Math.PI],
  ['deg2rad', (degrees = Number.NaN) => (degrees * Math.PI) / 180],
  ['rad2deg', (radians = Number.NaN) => (radians * 180) / Math.PI],
  ['fmod', (value = Number.NaN, by = Number.NaN) => value % by],
  ['log', (value = Number.NaN, base = Math.E) => Math.log(value) / Math.log(base)],
  ['round', rounded],
]);

/** Narrows a parsed node to the types of the core parser. */
const isCore = (node: jsep.Expression): node is jsep.CoreExpression => typeof node.type === 'string';

function valueOf(node: jsep.Expression): number {
  if (!isCore(node)) throw new Error('is not understood');
  switch (node.type) {
    case 'Literal':
      if (typeof node.value === 'number') return node.value;
      break;
    case 'UnaryExpression': {
      const work = UNARY.get(node.operator);
      if (work !== undefined) return work(valueOf(node.argument));
      break;
    }
    case 'BinaryExpression': {
      const work = BINARY.get(node.operator);
      if (work !== undefined) return work(valueOf(node.left), valueOf(node.right));
      break;
    }
    case 'ConditionalExpression':
      return valueOf(valueOf(node.test) === 0 ? node.alternate : node.consequent);
    case 'CallExpression': {
      const name = isCore(node.callee) && node.callee.type === 'Identifier' ? node.callee.name : '';
      const work = FUNCTIONS.get(name.toLowerCase());
      if (work !== undefined) return work(...node.arguments.map(valueOf));
      break;
    }
    default:
  }
  throw new Error('is not understood');
}

/**
 * Evaluates a formula with numbers in it, such as `(3) * sqrt((4))`.
 * @returns `undefined` for a text that is no formula, and where the result is no number.
 */
export function evaluateFormula(formula: string): number | undefined {
  if (formula.length > MAX_LENGTH) return undefined;
  try {
    const value = valueOf(jsep(formula));
    return Number.isFinite(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
