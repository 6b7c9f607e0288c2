import { type BilingualPair, type Cell, cellText, plainWord } from './cell.ts';
import {
  type Reading,
  type Column,
  type Options,
  type Optional,
  type Kind,
  problem,
  column,
  optional,
  type ColumnDefinition,
} from './column.ts';

function numberOf(cell: Cell): number {
  if (typeof cell === 'number') return cell;
  const text = plainWord(cell)
    .replace(/^¥\s*|(?<!\s)\s*元$/g, '')
    .replaceAll(/(?<=\d),(?=\d{3}\b)/g, '');
  return typeof cell === 'string' && /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

interface Bounds {
  readonly min: number;
  readonly max: number;
  /** @defaultValue 0 */
  readonly decimals?: number;
}

function amountIn({ min, max, decimals = 0 }: Bounds, cell: Cell): Reading<number> {
  const value = numberOf(cell);
  const rounded = Math.round(value * 10 ** decimals) / 10 ** decimals;
  // A spreadsheet stores 45.35 as 45.350000000000001.
  if (!(Math.abs(rounded - value) < 1e-9) || value < min || value > max) {
    const kind = decimals === 0 ? 'a whole number' : `a number with at most ${decimals} decimals`;
    return problem(`“${cellText(cell)}” does not fit; write ${kind} from ${min} to ${max}`);
  }
  return { value: rounded };
}

/** A column with a number between two bounds. */
export const amount = (
  name: BilingualPair,
  about: BilingualPair,
  options: Options<number> & Bounds,
): Column<number> =>
  column([name, about, options], {
    type: 'number',
    read: (cell) => amountIn(options, cell),
    write: (value) => value,
  });

/** A column with a number between two bounds, which may be empty. */
export const optionalAmount = (
  name: BilingualPair,
  about: BilingualPair,
  options: Optional & Bounds,
): Column<number | null> =>
  optional([name, about, options], {
    type: 'number',
    read: (cell) => amountIn(options, cell),
    write: (value) => value,
  });

const MAX_CENTS = 100_000_000;

function centsOf(cell: Cell): Reading<number> {
  const cents = Math.round(numberOf(cell) * 100);
  const isExact = Math.abs(cents - numberOf(cell) * 100) < 1e-6;
  return isExact && cents >= 0 && cents <= MAX_CENTS
    ? { value: cents }
    : problem(`“${cellText(cell)}” is no price; write yuan such as 99 or 99.50`);
}

const yuanKind: Kind<number> = { type: 'yuan', read: centsOf, write: (cents) => cents / 100 };

/** Money, written in yuan, kept in cents. */
export const yuan = (...definition: ColumnDefinition<Options<number>>): Column<number> =>
  column(definition, yuanKind);

/** The same, which may be left out. */
export const optionalYuan = (...definition: ColumnDefinition<Optional>): Column<number | null> =>
  optional(definition, yuanKind);
