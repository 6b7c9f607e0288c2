import type { Texts } from './locale.tsx';

/** A text in both languages. */
export type Pair<Text = string> = readonly [zh: Text, en: Text];

/** A pair without the methods of arrays, so that texts may be called `at` or `filter`. */
interface Ends {
  readonly 0: unknown;
  readonly 1: unknown;
}

/** Texts by name, each in both languages; a text with placeholders is a function. */
type Both = Ends | ((...holes: never[]) => Ends) | { readonly [name: string]: Both };

type InOne<B> =
  B extends Pair<infer Text>
    ? Text
    : B extends (...holes: infer Holes) => Pair<infer Text>
      ? (...holes: Holes) => Text
      : { [Name in keyof B]: InOne<B[Name]> };

const isPair = (texts: Both): texts is Ends => Array.isArray(texts);

function side(texts: Both, at: 0 | 1): unknown {
  if (typeof texts === 'function') return (...holes: never[]) => texts(...holes)[at];
  if (isPair(texts)) return texts[at];
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, side(text, at)]));
}

/**
 * Splits texts written as pairs into one dictionary per language, so that each name, and the parameters of each
 * text, are written once.
 */
export function inBoth<B extends Both>(texts: B): Texts<InOne<B>>;
export function inBoth(texts: Both): Texts<unknown> {
  return { zh: side(texts, 0), en: side(texts, 1) };
}
