import { deflateSync } from 'node:zlib';
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
 * How far two pictures may differ.
 *
 * Machines draw the same letters differently (hinting, gamma, versions of one font),
 * which moves the pixels at the edges of strokes and nothing else. So both pictures
 * are first averaged over blocks of 4 by 4 pixels, where such edges even out, and
 * a block counts as different only past a visible change of colour. A colour, a
 * border, a moved or missing part changes whole blocks and is found.
 */
export const tolerance = {
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

/** Compares a picture with the stored one; see `tolerance`. */
export function compare(stored: Picture, taken: Picture): Comparison {
  if (stored.width !== taken.width || stored.height !== taken.height) {
    const sizes = [stored, taken].map(({ width, height }) => `${width} × ${height}`);
    return { same: false, reason: `its size was ${sizes[0]} and is ${sizes[1]}`, difference: null };
  }
  const before = averaged(stored, tolerance.block);
  const after = averaged(taken, tolerance.block);
  const out = new PNG({ width: before.width, height: before.height });
  const count = pixelmatch(before.data, after.data, out.data, before.width, before.height, {
    threshold: tolerance.colour,
  });
  const share = count / (before.width * before.height);
  if (share <= tolerance.share) return { same: true };
  return {
    same: false,
    reason: `${(share * 100).toFixed(2)} % of it differs`,
    difference: PNG.sync.write(out),
  };
}

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function chunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  let crc = 0xffffffff;
  for (const byte of body) crc = (crcTable[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(content.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE((crc ^ 0xffffffff) >>> 0, body.length + 4);
  return out;
}

/** Colours of which one stands for all that are near it; the rest of the palette goes to the most frequent ones. */
const neighbourhoods = 192;

/**
 * Chooses 256 of a picture's colours by how often each comes up. Where it has more, every neighbourhood (8 steps
 * a channel) sends its own before any sends a second: frequent greys would leave a small gradient no colour.
 */
function paletteOf(counts: ReadonlyMap<number, number>): number[] {
  const frequent = [...counts].sort((one, other) => other[1] - one[1]);
  if (frequent.length <= 256) return frequent.map(([colour]) => colour);
  const sizes = new Map<number, { colour: number; size: number }>();
  for (const [colour, count] of frequent) {
    const place = colour & 0xf8f8f8;
    const { colour: first, size } = sizes.get(place) ?? { colour, size: 0 };
    sizes.set(place, { colour: first, size: size + count });
  }
  const near = [...sizes.values()].sort((one, other) => other.size - one.size).slice(0, neighbourhoods);
  const palette = new Set(near.map(({ colour }) => colour));
  for (const [colour] of frequent) if (palette.size < 256) palette.add(colour);
  return [...palette];
}

/** Writes a picture as a PNG of 256 colours, a quarter of the size of a full one; other colours go to their nearest. */
export function writePicture({ width, height, data }: Picture): Buffer {
  const counts = new Map<number, number>();
  const colourAt = (pixel: number) =>
    ((data[pixel * 4] ?? 0) << 16) | ((data[pixel * 4 + 1] ?? 0) << 8) | (data[pixel * 4 + 2] ?? 0);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const colour = colourAt(pixel);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const palette = paletteOf(counts);
  const places = new Map(palette.map((colour, place) => [colour, place]));
  const nearest = (colour: number): number => {
    let best = 0;
    let bestDistance = Infinity;
    for (const [place, other] of palette.entries()) {
      const [red, green, blue] = [16, 8, 0].map(
        (shift) => ((colour >> shift) & 255) - ((other >> shift) & 255),
      );
      const distance = (red ?? 0) ** 2 + (green ?? 0) ** 2 + (blue ?? 0) ** 2;
      if (distance < bestDistance) [best, bestDistance] = [place, distance];
    }
    places.set(colour, best);
    return best;
  };
  const lines = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const colour = colourAt(y * width + x);
      lines[y * (width + 1) + 1 + x] = places.get(colour) ?? nearest(colour);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits, indexed, no interlacing.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk(
      'PLTE',
      Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255])),
    ),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}
