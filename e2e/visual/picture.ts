import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** A picture in RGBA, four bytes per pixel. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8Array;
}

export const readPicture = (bytes: Buffer): Picture => PNG.sync.read(bytes);

/**
 * Maximum difference between pictures rendered by different machines.
 *
 * Machines render the same letters differently (hinting, gamma, font versions), which only affects the pixels
 * at the edges of strokes. So both pictures are averaged over blocks of 4 by 4 pixels, which evens out such
 * edges, and a block counts as different only beyond a visible change of colour. A border, or a moved or
 * missing part, changes whole blocks and is detected; smaller changes are detected by the facts.
 */
const tolerance = {
  /** Side of a block in px. */
  block: 4,
  /** Colour distance that counts as different, 0 to 1 (pixelmatch, YIQ). */
  colour: 0.12,
  /** Share of blocks that may differ. */
  share: 0.002,
} as const;

/** Averages blocks of pixels, which evens out the edges of letters. */
function averaged({ width, height, data }: Picture, block: number): Picture {
  const columns = Math.ceil(width / block);
  const rows = Math.ceil(height / block);
  const out = new Uint8Array(columns * rows * 4);
  const averageOf = (left: number, top: number, channel: number): number => {
    let sum = 0;
    let count = 0;
    for (let y = top; y < Math.min(height, top + block); y += 1) {
      for (let x = left; x < Math.min(width, left + block); x += 1) {
        sum += data[(y * width + x) * 4 + channel] ?? 0;
        count += 1;
      }
    }
    return sum / count;
  };
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      for (let channel = 0; channel < 4; channel += 1) {
        out[(row * columns + column) * 4 + channel] = averageOf(column * block, row * block, channel);
      }
    }
  }
  return { width: columns, height: rows, data: out };
}

export type Comparison = { same: true } | { same: false; reason: string; difference: Buffer | null };

/** Counts the differences between two pictures of equal size, and marks them in a third. */
function mark(
  { data, width, height }: Picture,
  after: Picture,
  options: { threshold: number; includeAA?: boolean },
): { count: number; difference: Buffer } {
  const out = new PNG({ width, height });
  const count = pixelmatch(data, after.data, out.data, width, height, options);
  return { count, difference: PNG.sync.write(out) };
}

/**
 * Compares a picture with the stored one.
 * @param isSameDrawing whether this machine renders letters like the one that took the stored picture: then
 *   every pixel counts, otherwise see `tolerance`.
 */
export function compare(stored: Picture, taken: Picture, isSameDrawing: boolean): Comparison {
  if (stored.width !== taken.width || stored.height !== taken.height) {
    const sizes = [stored, taken].map(({ width, height }) => `${width} × ${height}`);
    return { same: false, reason: `its size was ${sizes[0]} and is ${sizes[1]}`, difference: null };
  }
  if (isSameDrawing) {
    if (Buffer.compare(stored.data, taken.data) === 0) return { same: true };
    const { count, difference } = mark(stored, taken, { threshold: 0, includeAA: true });
    return { same: false, reason: `${count} pixels differ`, difference };
  }
  const [before, after] = [averaged(stored, tolerance.block), averaged(taken, tolerance.block)];
  const { count, difference } = mark(before, after, { threshold: tolerance.colour });
  const ratio = count / (before.width * before.height);
  if (ratio <= tolerance.share) return { same: true };
  return { same: false, reason: `${(ratio * 100).toFixed(2)} % of it differs`, difference };
}

/** Encodes a picture as a lossless PNG without transparency. */
export const writePicture = ({ width, height, data }: Picture): Buffer =>
  PNG.sync.write(Object.assign(new PNG({ width, height }), { data: Buffer.from(data) }), {
    colorType: 2,
    deflateLevel: 9,
  });
