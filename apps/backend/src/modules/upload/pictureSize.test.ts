import { expect, test } from 'vitest';
import { isDrawable } from './pictureSize.ts';

const u16 = (value: number): number[] => [value >> 8, value & 0xff];
const frame = (width: number, height: number, kind = 0xc0): number[] => [
  0xff,
  kind,
  0,
  17,
  8,
  ...u16(height),
  ...u16(width),
  3,
  ...Array.from({ length: 9 }, () => 1),
];
const segment = (kind: number, ...content: readonly number[]): number[] => [
  0xff,
  kind,
  ...u16(content.length + 2),
  ...content,
];
const jpeg = (...parts: readonly (readonly number[])[]): Uint8Array =>
  Uint8Array.from([0xff, 0xd8, ...parts.flat()]);
const png = (width: number, height: number, part = 'IHDR'): Uint8Array => {
  const bytes = Buffer.alloc(33);
  bytes.write(`\x89PNG\r\n\x1a\n\0\0\0\r${part}`, 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};
const gif = (width: number, height: number): Uint8Array => {
  const bytes = Buffer.from('GIF89a....');
  bytes.writeUInt16LE(width, 6);
  bytes.writeUInt16LE(height, 8);
  return bytes;
};

/** A thumbnail of another size within the metadata. */
const small = segment(0xe1, ...frame(160, 120));

test.each([
  ['a PNG', png(5000, 5000)],
  ['a GIF', gif(640, 480)],
  ['a JPEG', jpeg(segment(0xe0, 1, 2, 3), frame(4000, 3000))],
  ['a progressive JPEG', jpeg(segment(0xdb, 1), segment(0xc4, 2), frame(4000, 3000, 0xc2))],
  ['a JPEG with a thumbnail', jpeg(small, frame(4000, 3000))],
  ['a JPEG with padding between segments', jpeg(segment(0xe0, 1), [0, 0, 0xff, 0xff], frame(4000, 3000))],
])('isDrawable accepts %s', (_, bytes) => expect(isDrawable(bytes)).toBe(true));

test.each([
  ['a PNG with too many pixels', png(10_000, 10_000)],
  ['a PNG of width 0', png(0, 10)],
  ['a PNG without IHDR', png(10, 10, 'tEXt')],
  ['a GIF with too many pixels', gif(65_535, 65_535)],
  ['a JPEG with too many pixels', jpeg(small, frame(65_000, 65_000))],
  ['a JPEG whose scan comes first', jpeg(segment(0xda, 1), frame(10, 10))],
  ['a JPEG that ends before its frame', jpeg([0xff, 0xd9], frame(10, 10))],
  ['a truncated JPEG', jpeg(small, frame(10, 10).slice(0, 7))],
  ['an empty JPEG', jpeg()],
  ['another picture format', Uint8Array.from(Buffer.from('RIFF....WEBPVP8X'))],
  ['no bytes', new Uint8Array()],
])('isDrawable rejects %s', (_, bytes) => expect(isDrawable(bytes)).toBe(false));

test('isDrawable reads the size from a view into a larger buffer', () => {
  const around = new Uint8Array(100);
  around.set(png(10, 10), 40);
  expect(isDrawable(around.subarray(40))).toBe(true);
});
