import { randomInt } from 'node:crypto';
import { CommandError } from '../../commands/commandError.ts';

/** Cards that are made at once, at most. */
export const MOST_CARDS = 10_000;
/** Days that a card holds, at most. */
export const MOST_DAYS = 3_660;
/** Without what looks like something else. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Rows of one insert stay far below what the database takes. */
export const PER_INSERT = 1_000;

/** Letters and figures by chance, five bits each. */
export const letters = (count: number) =>
  Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Reads a whole number that was typed. @throws {CommandError} naming the option. */
export function whole(text: string | undefined, name: string, most: number): number {
  const value = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 0;
  if (value < 1 || value > most)
    throw new CommandError(`--${name} must be a whole number from 1 to ${most}.`);
  return value;
}
