/** Figures of a number that are its own; what a computer adds beyond them is not. */
export const MOST_FIGURES = 12;

/** A number without what a computer adds to it: 0.1 + 0.2 is 0.3. */
export const exact = (value: number): number => Number(value.toPrecision(MOST_FIGURES));

/** Writes a number that is not told how it is to be written. */
export const inFigures = (value: number): string => String(exact(value));

/** Rounds a half away from zero, as is taught and as PHP does. */
export function rounded(value = Number.NaN, decimals = 0): number {
  const by = 10 ** Math.trunc(decimals);
  return (Math.sign(value) * Math.round(Number((Math.abs(value) * by).toPrecision(15)))) / by;
}

/** Reads a number, whose decimals may stand behind a comma; 1,000 may be two numbers, and is none. */
export const numberIn = (text: string): number =>
  Number(
    text
      .trim()
      .replace(/^([-+]?\d+),(\d+)$/, (all, whole: string, part: string) =>
        part.length === 3 && !/^[-+]?0$/.test(whole) ? all : `${whole}.${part}`,
      ),
  );
