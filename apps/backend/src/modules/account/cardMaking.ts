import { randomInt } from 'node:crypto';

/** Maximum number of cards created at once. */
export const MAX_CARDS = 10_000;
/** Maximum validity of a card, in days. */
export const MAX_DAYS = 3_660;
/** Maximum value of a card, in yuan. */
export const MAX_YUAN = 10_000;
/** Letters and digits without look-alikes. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Maximum rows of one insert, well below the limit of PostgreSQL. */
export const PER_INSERT = 1_000;

/** Returns random letters and digits, five bits each. */
export const randomLetters = (count: number) =>
  Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
