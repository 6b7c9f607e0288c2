// @vitest-environment node
import { expect, test } from 'vitest';
import { compare, readPicture, writePicture, type Picture } from './picture.ts';

/** Returns a white picture of 400 by 400 px with a square of `side` px at `x`. */
function square(x: number, side: number, colour = 0): Picture {
  const data = new Uint8Array(400 * 400 * 4).fill(255);
  for (let row = 0; row < side; row += 1) {
    for (let column = x; column < x + side; column += 1)
      data.set([colour, colour, colour, 255], (row * 400 + column) * 4);
  }
  return { width: 400, height: 400, data };
}

test('a picture is read back unchanged after it was written', () => {
  const read = readPicture(writePicture(square(10, 40)));
  expect([read.width, read.height]).toEqual([400, 400]);
  expect(Buffer.compare(Buffer.from(read.data), Buffer.from(square(10, 40).data))).toBe(0);
});

test('every pixel is compared on the machine that stored the picture', () => {
  expect(compare(square(10, 40), square(10, 40), true)).toEqual({ same: true });
  expect(compare(square(10, 1), square(11, 1), true)).toMatchObject({
    same: false,
    reason: '2 pixels differ',
  });
  expect(compare(square(10, 40), square(10, 40, 1), true)).toMatchObject({ same: false });
});

test('edges of letters may differ from a picture of another machine', () => {
  expect(compare(square(10, 1), square(11, 1), false)).toEqual({ same: true });
});

test('a moved, recoloured or resized part is detected on every machine', () => {
  for (const isSameDrawing of [true, false]) {
    expect(compare(square(10, 40), square(26, 40), isSameDrawing).same).toBe(false);
    expect(compare(square(10, 40), square(10, 40, 120), isSameDrawing).same).toBe(false);
    expect(compare(square(10, 40), { ...square(10, 40), height: 399 }, isSameDrawing).same).toBe(false);
  }
});
