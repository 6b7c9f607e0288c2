import { numberText } from '../../numbers.ts';

/** A single value of QTI. Pairs, points and identifiers are texts. */
export type Atom = string | number | boolean;

/** A value of QTI: one or several single values; none means null. */
export type Value = readonly Atom[];

export const NONE: Value = [];

const textOf = (atom: Atom): string => (typeof atom === 'number' ? numberText(atom) : String(atom));

/** Parses a single value by its base type. */
export function readAtom(baseType: string | undefined, text: string): Atom {
  const trimmed = text.trim();
  switch (baseType) {
    case 'integer':
    case 'float':
      return Number(trimmed);
    case 'boolean':
      return trimmed === 'true' || trimmed === '1';
    default:
      return trimmed;
  }
}

/** Formats each single value as text. */
export const textsOf = (value: Value): readonly string[] => value.map(textOf);

/** Formats a number by a conversion of `printf`. */
function converted(value: number, kind: string, digits: number | undefined): string {
  switch (kind) {
    case 'd':
    case 'i':
      return String(Math.trunc(value));
    case 'f':
      return value.toFixed(digits ?? 6);
    case 'e':
      return value.toExponential(digits ?? 6);
    case 'x':
      return Math.trunc(value).toString(16);
    case 'o':
      return Math.trunc(value).toString(8);
    default:
      return digits === undefined ? textOf(value) : String(Number(value.toPrecision(Math.max(digits, 1))));
  }
}

/** Maximum digits that a format may request. */
const MAX_DIGITS = 20;

/** Formats a number with a `printf` format, such as `%.2f`; texts and values without a format are unchanged. */
export function printed(atom: Atom, format: string | undefined): string {
  if (typeof atom !== 'number' || format === undefined) return textOf(atom);
  return format.replace(
    /%([-+ 0#]*)(?:[1-9]\d*)?(?:\.(\d+))?([a-z])/gi,
    (_, flags: string, digits: string | undefined, kind: string) => {
      const decimals = digits === undefined ? undefined : Math.min(Number(digits), MAX_DIGITS);
      const text = converted(atom, kind.toLowerCase(), decimals);
      return flags.includes('+') && atom >= 0 ? `+${text}` : text;
    },
  );
}
