import { partOf } from './partOf.ts';

/** Texts of at most so many characters are names and titles on one line. */
const LONGEST_NAME = 100;

const BLANKS = /[\t\n\r\u0085\u2028\u2029]+/gu;
/** Controls but NUL, which is refused everywhere, marks that have no width, and what turns around the letters that follow. */
const INVISIBLE =
  /[^\P{Cc}\0]|[\u061C\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;
/** What joins two pictures to one, as in a family, everywhere else. */
const LOOSE_JOINER =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D|\u200D(?!\p{Extended_Pictographic})/gu;

/**
 * Takes out of a name or a title what nobody sees: with it two names look alike, and others turn around what stands behind them on a page.
 */
export const visibleText = (text: string): string =>
  text.replace(BLANKS, ' ').replace(INVISIBLE, '').replace(LOOSE_JOINER, '');

/** Gives a value with only what can be seen in its names. */
type Reading = (value: unknown) => unknown;

/** Whether a schema is that of a name: a short text in any letters. */
function isName(schema: unknown): boolean {
  const most = partOf(schema, 'maxLength');
  const isFree = partOf(schema, 'pattern') === undefined && partOf(schema, 'format') === undefined;
  return partOf(schema, 'type') === 'string' && isFree && typeof most === 'number' && most <= LONGEST_NAME;
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Makes what gives a value of a schema with {@link visibleText} for each of its names; undefined where it has none. */
export function visibleNamesIn(schema: unknown): Reading | undefined {
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
