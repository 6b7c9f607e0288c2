// @vitest-environment node
import { expect, test } from 'vitest';
import { compare, readPicture, writePicture, type Picture } from './picture.ts';

/** A white picture of 400 by 400 px with a black square of `side` px at `x`. */
function square(x: number, side: number, colour = 0): Picture {
  const data = new Uint8Array(400 * 400 * 4).fill(255);
  for (let row = 0; row < side; row += 1) {
    for (let column = x; column < x + side; column += 1)
      data.set([colour, colour, colour, 255], (row * 400 + column) * 4);
  }
  return { width: 400, height: 400, data };
}

test('a stored picture is read back as it was', () => {
  const read = readPicture(writePicture(square(10, 40)));
  expect([read.width, read.height]).toEqual([400, 400]);
  expect(Buffer.compare(Buffer.from(read.data), Buffer.from(square(10, 40).data))).toBe(0);
});

test('a small gradient keeps its hue beside many frequent greys', () => {
  const picture = square(0, 0);
  for (let pixel = 0; pixel < 400 * 400; pixel += 1) {
    const [x, y] = [pixel % 400, Math.floor(pixel / 400)];
    const isPatch = x < 40 && y < 40;
    // More greys than a palette holds, each of them more frequent than any red of the patch.
    const grey = [x % 8, y % 8, Math.floor(x / 8) % 8].map((step) => 120 + step);
    picture.data.set(isPatch ? [255, x * 2, y * 2, 255] : [...grey, 255], pixel * 4);
  }
  expect(compare(picture, readPicture(writePicture(picture)))).toEqual({ same: true });
});

test('the edges of letters may differ', () => {
  expect(compare(square(10, 1), square(11, 1))).toEqual({ same: true });
});

test('a part that moved, changed its colour or its size is found', () => {
  expect(compare(square(10, 40), square(26, 40)).same).toBe(false);
  expect(compare(square(10, 40), square(10, 40, 120)).same).toBe(false);
  expect(compare(square(10, 40), { ...square(10, 40), height: 399 }).same).toBe(false);
});
