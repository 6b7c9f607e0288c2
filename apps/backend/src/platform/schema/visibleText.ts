/** Texts of at most so many characters are names and titles on one line. */
const LONGEST_NAME = 100;

const BLANKS = /[\t\n\r\u0085\u2028\u2029]+/gu;
/** Controls but NUL, which is refused everywhere, marks that have no width, and what turns around the letters that follow. */
// oxlint-disable-next-line no-control-regex
const INVISIBLE =
  /[\u0001-\u001F\u007F-\u009F\u061C\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;
/** What joins two pictures to one, as in a family, everywhere else. */
const LOOSE_JOINER =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D|\u200D(?!\p{Extended_Pictographic})/gu;

/**
 * Takes out of a name or a title what nobody sees: with it two names look alike, and others turn around what stands behind them on a page.
 */
export const visibleText = (text: string): string =>
  text.replace(BLANKS, ' ').replace(INVISIBLE, '').replace(LOOSE_JOINER, '');

const partOf = (schema: unknown, key: string): unknown =>
  typeof schema === 'object' && schema !== null ? Reflect.get(schema, key) : undefined;

/** Whether a schema is that of a name: a short text in any letters. */
function isName(schema: unknown): boolean {
  const most = partOf(schema, 'maxLength');
  const isFree = partOf(schema, 'pattern') === undefined && partOf(schema, 'format') === undefined;
  return partOf(schema, 'type') === 'string' && isFree && typeof most === 'number' && most <= LONGEST_NAME;
}

/** Copies a value with {@link visibleText} for each text that its schema keeps short. */
export function withVisibleNames(schema: unknown, value: unknown): unknown {
  if (typeof value === 'string') return isName(schema) ? visibleText(value) : value;
  for (const key of ['anyOf', 'allOf'] as const) {
    const choices = partOf(schema, key);
    if (Array.isArray(choices))
      return choices.reduce((seen, choice) => withVisibleNames(choice, seen), value);
  }
  if (Array.isArray(value)) return value.map((item) => withVisibleNames(partOf(schema, 'items'), item));
  const properties = partOf(schema, 'properties');
  if (typeof value !== 'object' || value === null || typeof properties !== 'object') return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withVisibleNames(partOf(properties, key), part)]),
  );
}
