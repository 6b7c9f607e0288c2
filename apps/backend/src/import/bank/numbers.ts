/** Significant digits of a number; further ones are floating-point errors. */
export const SIGNIFICANT_DIGITS = 12;

/** Removes floating-point errors: 0.1 + 0.2 is 0.3. */
export const exact = (value: number): number => Number(value.toPrecision(SIGNIFICANT_DIGITS));

/** Formats a number in its shortest form. */
export const numberText = (value: number): string => String(exact(value));

/** Rounds half away from zero, as taught in school and done by PHP. */
export function rounded(value = Number.NaN, decimals = 0): number {
  const by = 10 ** Math.trunc(decimals);
  return (Math.sign(value) * Math.round(Number((Math.abs(value) * by).toPrecision(15)))) / by;
}

/** Parses a number, with a decimal point or comma; 1,000 is ambiguous, and gives NaN. */
export const numberIn = (text: string): number =>
  Number(
    text
      .trim()
      .replace(/^([-+]?\d+),(\d+)$/, (all, whole: string, part: string) =>
        part.length === 3 && !/^[-+]?0$/.test(whole) ? all : `${whole}.${part}`,
      ),
  );
