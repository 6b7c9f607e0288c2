import { propertiesOf } from '../../src/platform/http/input/properties.ts';
import { partOf } from '../../src/platform/schema/partOf.ts';

const numberIn = (schema: unknown, key: string): number | undefined => {
  const value = partOf(schema, key);
  return typeof value === 'number' ? value : undefined;
};

/** Texts up to this length are ids and codes with a fixed form; longer ones are free text. */
const MAX_NAME_LENGTH = 100;
/** The most expensive characters: three bytes each, and TeX for texts that are rendered. */
const FILLING = '矩$\\frac{1}{2}$';

const filled = (length: number): string =>
  FILLING.repeat(Math.ceil(length / FILLING.length)).slice(0, Math.max(1, length));

/** Makes entries of a list distinct, as those of operations must be. */
function varied(value: unknown, index: number): unknown {
  if (typeof value === 'string') return index === 0 ? value : String(index);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      if (key === 'operationId') return [key, `largest-operation-${index}`];
      return [key, key === 'sequence' ? index + 1 : part];
    }),
  );
}

/** Enlarges a value. @param ratio of their maximum length that texts and nested lists get */
function enlarged(schema: unknown, value: unknown, ratio: number, isInList = false): unknown {
  const choices = partOf(schema, 'anyOf');
  if (Array.isArray(choices) && choices[0] !== undefined) return enlarged(choices[0], value, ratio, isInList);
  if (typeof value === 'string') {
    const maxLength = numberIn(schema, 'maxLength') ?? 0;
    const isFree = maxLength > MAX_NAME_LENGTH && partOf(schema, 'pattern') === undefined;
    return isFree && partOf(schema, 'format') === undefined ? filled(maxLength * ratio) : value;
  }
  if (Array.isArray(value)) {
    const first: unknown = value[0];
    const items = partOf(schema, 'items');
    if (first === undefined || numberIn(items, 'maximum') !== undefined) return value;
    const maxItems = numberIn(schema, 'maxItems') ?? value.length;
    return Array.from({ length: Math.ceil(isInList ? maxItems * ratio : maxItems) }, (_, index) =>
      enlarged(items, varied(value[index] ?? first, index), ratio, true),
    );
  }
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  const properties = propertiesOf(Object(schema));
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, enlarged(properties[key], part, ratio, isInList)]),
  );
}

/** Makes the largest input that its schema and the body limit allow: full lists and long texts. */
export function largestOf(schema: unknown, value: object, bytes: number): object {
  let largest = value;
  for (const ratio of [1 / 4096, 1 / 256, 1 / 16, 1]) {
    const input: object = Object(enlarged(schema, value, ratio));
    if (Buffer.byteLength(JSON.stringify(input)) > bytes) break;
    largest = input;
  }
  return largest;
}

const repeated = (open: string, unit: (index: number) => string, close: string, bytes: number): string => {
  let text = open;
  for (let index = 0; text.length + close.length < bytes - 64; index++)
    text += `${index === 0 ? '' : ','}${unit(index)}`;
  return text + close;
};

/** Makes JSON of a given size that is disproportionately expensive to process. */
export function hostileJson(bytes: number, fields: readonly string[]): Readonly<Record<string, string>> {
  const depth = Math.floor(bytes / 8);
  return {
    'many keys': repeated('{', (index) => `"k${index}":1`, '}', bytes),
    'many levels': `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
    'a text of escapes': `{"text":"${String.raw`\u4e2d`.repeat(Math.floor(bytes / 6) - 4)}"}`,
    ...Object.fromEntries(
      fields.flatMap((field) => [
        [`${field} with many entries`, repeated(`{"${field}":[`, (index) => `"${index}"`, ']}', bytes)],
        [
          `${field} with objects of many keys`,
          repeated(
            `{"${field}":[`,
            (index) => `{${Array.from({ length: 18 }, (_, key) => `"k${key}_${index}":1`).join(',')}}`,
            ']}',
            Math.min(bytes, 400_000),
          ),
        ],
      ]),
    ),
  };
}

/** Makes forms of a given size that are disproportionately expensive to process. */
export const hostileForms = (bytes: number): Readonly<Record<string, string>> => ({
  'many fields': 'a=1&'.repeat(bytes / 4 - 1),
  'many escapes': `a=${'%41'.repeat(bytes / 3 - 2)}`,
});
