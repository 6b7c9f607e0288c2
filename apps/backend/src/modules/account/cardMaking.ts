import { randomInt } from 'node:crypto';

/** Cards that are made at once, at most. */
export const MOST_CARDS = 10_000;
/** Days that a card holds, at most. */
export const MOST_DAYS = 3_660;
/** Yuan of one card, at most. */
export const MOST_YUAN = 10_000;
/** Without what looks like something else. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Rows of one insert stay far below what the database takes. */
export const PER_INSERT = 1_000;

/** Letters and figures by chance, five bits each. */
export const letters = (count: number) =>
  Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('');
