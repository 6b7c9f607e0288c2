import { crc32, deflateSync } from 'node:zlib';

/** A colour and how much it covers, 0 to 1; what comes later lies above. */
export type Layer = readonly [colour: readonly [red: number, green: number, blue: number], cover: number];

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}

/** Draws a picture on white, point by point, as PNG. */
export function toPng(
  width: number,
  height: number,
  layersAt: (x: number, y: number) => readonly Layer[],
): Buffer {
  const rows = Buffer.alloc(height * (1 + 3 * width));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const layers = layersAt(x, y);
      for (const part of [0, 1, 2] as const) {
        rows[y * (1 + 3 * width) + 1 + 3 * x + part] = Math.round(
          layers.reduce((under, [colour, cover]) => under + (colour[part] - under) * cover, 255),
        );
      }
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // 8 bits of red, green and blue.
  head.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
