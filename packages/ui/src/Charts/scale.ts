/** Round step sizes, to be multiplied by a power of ten. */
const roundSteps = [1, 2, 2.5, 5, 10];
/** Approximate number of steps of a scale. */
const targetStepCount = 4;

/**
 * Computes the lines of a scale: few, equidistant, at round values, the first at or below the minimum and the
 * last at or above the maximum.
 * @param isInteger whether values are integers, so that no line is at a fraction.
 */
export function ticksOf(min: number, max: number, isInteger = false): number[] {
  const top = max > min ? max : min + 1;
  const rough = (top - min) / targetStepCount;
  const power = 10 ** Math.floor(Math.log10(rough));
  const isStep = (step: number) => step >= rough && (!isInteger || Number.isInteger(step));
  const step = roundSteps.map((candidate) => candidate * power).find(isStep) ?? 10 * power;
  const first = Math.floor(min / step);
  const last = Math.ceil(top / step);
  // Multiplied rather than summed up, and rounded, so that 0.1 + 0.2 is 0.3.
  const decimals = Math.max(0, 1 - Math.floor(Math.log10(step)));
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toFixed(decimals)),
  );
}

export interface Point {
  /** Index of its label. */
  index: number;
  /** Position in percent, from the left and from the top. */
  x: number;
  y: number;
}

const isValue = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/**
 * Converts values to points in a square of 100 × 100. Missing values interrupt the line, so there is one list
 * of points per piece.
 */
export function piecesOf(
  values: readonly (number | null)[],
  count: number,
  [bottom, top]: readonly [number, number],
): Point[][] {
  const pieces: Point[][] = [];
  let piece: Point[] = [];
  for (let index = 0; index < count; index += 1) {
    const value = values[index];
    if (!isValue(value)) {
      piece = [];
      continue;
    }
    if (piece.length === 0) pieces.push(piece);
    const x = count > 1 ? (index / (count - 1)) * 100 : 50;
    piece.push({ index, x, y: 100 - ((value - bottom) / (top - bottom)) * 100 });
  }
  return pieces;
}

/** Returns the indexes of the labels that fit below a chart: every n-th, and always the last. */
export function labelledOf(count: number, maxCount = 8): number[] {
  const stride = Math.max(1, Math.ceil(count / maxCount));
  const indexes = Array.from({ length: Math.ceil(count / stride) }, (_, index) => index * stride);
  const last = count - 1;
  if (last > 0 && indexes.at(-1) !== last) {
    // A label too close to the last one would overlap it.
    if (last - (indexes.at(-1) ?? 0) < stride) indexes.pop();
    indexes.push(last);
  }
  return indexes;
}

/** Returns the minimum and maximum of all values; `null` if there are none. */
export function extentOf(all: readonly (readonly (number | null)[])[]): [number, number] | null {
  const values = all.flat().filter(isValue);
  return values.length > 0 ? [Math.min(...values), Math.max(...values)] : null;
}
