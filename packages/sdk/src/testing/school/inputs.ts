import { text } from '../../client/readers.ts';

/** An input, or a part of one, of which nothing is known before. */
export type Input = Readonly<Record<string, unknown>>;

/** The objects of a list; nothing where there is no list. */
export const inputsIn = (value: unknown): readonly Input[] =>
  Array.isArray(value)
    ? value.filter((each): each is Input => typeof each === 'object' && each !== null)
    : [];

/** The texts of a list. */
export const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((each: unknown) => text(each)) : [];
