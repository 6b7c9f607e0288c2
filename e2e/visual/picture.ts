import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** A picture in RGBA, four bytes a pixel. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8Array;
}

export const readPicture = (bytes: Buffer): Picture => PNG.sync.read(bytes);

/**
 * How far a picture may differ from one that another machine drew.
 *
 * Machines draw the same letters differently (hinting, gamma, versions of one font),
 * which moves the pixels at the edges of strokes and nothing else. So both pictures
 * are first averaged over blocks of 4 by 4 pixels, where such edges even out, and
 * a block counts as different only past a visible change of colour. A border, a moved
 * or missing part changes whole blocks and is found; what is less is left to the facts.
 */
const tolerance = {
  /** Side of a block, in px. */
  block: 4,
  /** Distance of colours that counts as different, 0 to 1 (pixelmatch, YIQ). */
  colour: 0.12,
  /** Share of blocks that may differ. */
  share: 0.002,
} as const;

/** Averages blocks of pixels, so that the edges of letters even out. */
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

/** Counts what differs between two pictures of one size, and marks it in a third. */
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
 * @param isSameDrawing whether this machine draws letters as the one did that drew the stored picture: then every
 * pixel counts, else see `tolerance`.
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
  const share = count / (before.width * before.height);
  if (share <= tolerance.share) return { same: true };
  return { same: false, reason: `${(share * 100).toFixed(2)} % of it differs`, difference };
}

/** Writes a picture without loss, as a PNG without transparency. */
export const writePicture = ({ width, height, data }: Picture): Buffer =>
  PNG.sync.write(Object.assign(new PNG({ width, height }), { data: Buffer.from(data) }), {
    colorType: 2,
    deflateLevel: 9,
  });
