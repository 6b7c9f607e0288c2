import { partOf } from './partOf.ts';

/** Texts up to this length in characters are names and titles on one line. */
const MAX_NAME_LENGTH = 100;

const BLANKS = /[\t\n\r\u0085\u2028\u2029]+/gu;
/**
 * Characters that show nothing: control characters but NUL, which is refused everywhere, whatever Unicode says may be
 * ignored (zero-width characters, directions, fillers), and the blank Braille pattern. Joiners, and selectors and tags
 * that choose the form of an ideograph or emoji, are kept.
 */
const INVISIBLE =
  /(?!\0|\u200D|\p{Variation_Selector}|[\u{E0020}-\u{E007F}])[\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/gu;
/** A zero-width joiner that does not join two emoji, as in a family. */
const LOOSE_JOINER =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D|\u200D(?!\p{Extended_Pictographic})/gu;

/**
 * Removes invisible characters from a name or a title: they would make two names look alike, or reverse the
 * text that follows on a page.
 */
export const visibleText = (text: string): string =>
  text.replace(BLANKS, ' ').replace(INVISIBLE, '').replace(LOOSE_JOINER, '');

/** Returns a value whose names contain only visible characters. */
type Cleaner = (value: unknown) => unknown;

/** Tells whether a schema is that of a name: a short text without a pattern or format. */
function isName(schema: unknown): boolean {
  const maxLength = partOf(schema, 'maxLength');
  const isFree = partOf(schema, 'pattern') === undefined && partOf(schema, 'format') === undefined;
  return (
    partOf(schema, 'type') === 'string' &&
    isFree &&
    typeof maxLength === 'number' &&
    maxLength <= MAX_NAME_LENGTH
  );
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * Makes a function that applies {@link visibleText} to each name in a value of this schema; undefined where the
 * schema has no names.
 */
export function visibleNamesIn(schema: unknown): Cleaner | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined;
  if (isName(schema)) return (value) => (typeof value === 'string' ? visibleText(value) : value);
  const choices = partOf(schema, 'anyOf') ?? partOf(schema, 'allOf');
  if (Array.isArray(choices)) {
    const readings = choices.flatMap((choice) => visibleNamesIn(choice) ?? []);
    return readings.length === 0 ? undefined : (value) => readings.reduce((seen, read) => read(seen), value);
  }
  const item = visibleNamesIn(partOf(schema, 'items'));
  if (item !== undefined) return (value) => (Array.isArray(value) ? value.map((one) => item(one)) : value);
  const properties = partOf(schema, 'properties');
  const named = (isPlain(properties) ? Object.entries(properties) : []).flatMap(([key, part]) => {
    const read = visibleNamesIn(part);
    return read === undefined ? [] : [{ key, read }];
  });
  if (named.length === 0) return undefined;
  return (value) => {
    if (!isPlain(value)) return value;
    const seen = { ...value };
    for (const { key, read } of named) if (Object.hasOwn(seen, key)) seen[key] = read(seen[key]);
    return seen;
  };
}
