import { describe, expect, it } from 'vitest';
import { drawPuzzle, isSolved, PICTURE, PIECE } from './puzzle.ts';

const track = (...points: [x: number, t: number][]) => points.map(([x, t]) => ({ x, t }));
const good = track([0, 0], [60, 200], [120, 500]);

describe('the captcha puzzle', () => {
  it('keeps the gap inside the picture, and away from the piece’s start', () => {
    for (let count = 0; count < 200; count += 1) {
      const { gapX, pieceY } = drawPuzzle();
      expect(gapX).toBeGreaterThan(PIECE * 2);
      expect(gapX + PIECE).toBeLessThanOrEqual(PICTURE.width);
      expect(pieceY + PIECE).toBeLessThanOrEqual(PICTURE.height);
    }
  });

  it.each([
    ['accepts a drag by hand', 120, good, true],
    ['accepts a drag that ends five pixels off', 125, track([0, 0], [60, 200], [125, 500]), true],
    ['accepts arrow keys', 120, track([4, 0], [8, 90], [120, 2000], [120, 2400]), true],
    ['rejects a drag that ends six pixels off', 126, track([0, 0], [60, 200], [126, 500]), false],
    ['rejects a jump', 120, track([0, 0], [120, 400]), false],
    ['rejects a drag faster than a hand', 120, track([0, 0], [60, 20], [120, 40]), false],
    ['rejects a drag longer than a minute', 120, track([0, 0], [60, 200], [120, 61_000]), false],
    ['rejects a track with time running backwards', 120, track([0, 0], [60, 500], [120, 400]), false],
    ['rejects a track that ends elsewhere', 120, track([0, 0], [60, 200], [90, 500]), false],
    ['rejects a track that starts at the gap', 120, track([118, 0], [119, 200], [120, 500]), false],
    ['rejects an empty track', 120, [], false],
  ])('%s', (_name, x, points, isGood) => {
    expect(isSolved(120, x, points)).toBe(isGood);
  });
});
