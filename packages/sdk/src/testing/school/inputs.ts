import { text } from '../../client/readers.ts';

/** An unvalidated input, or a part of one. */
export type Input = Readonly<Record<string, unknown>>;

/** Returns the objects of a list; empty where the value is no list. */
export const inputsIn = (value: unknown): readonly Input[] =>
  Array.isArray(value)
    ? value.filter((each): each is Input => typeof each === 'object' && each !== null)
    : [];

/** Returns the texts of a list; empty where the value is no list. */
export const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((each: unknown) => text(each)) : [];
