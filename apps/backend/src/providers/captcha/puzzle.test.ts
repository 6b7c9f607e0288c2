import { describe, expect, it } from 'vitest';
import { drawPuzzle, isSolved, PICTURE, PIECE } from './puzzle.ts';

const track = (...points: [x: number, t: number][]) => points.map(([x, t]) => ({ x, t }));
const good = track([0, 0], [60, 200], [120, 500]);

describe('a puzzle', () => {
  it('keeps the gap inside the picture and away from where the piece begins', () => {
    for (let count = 0; count < 200; count += 1) {
      const { gapX, pieceY } = drawPuzzle();
      expect(gapX).toBeGreaterThan(PIECE * 2);
      expect(gapX + PIECE).toBeLessThanOrEqual(PICTURE.width);
      expect(pieceY + PIECE).toBeLessThanOrEqual(PICTURE.height);
    }
  });

  it.each([
    ['a hand', 120, good, true],
    ['a hand a little beside it', 125, track([0, 0], [60, 200], [125, 500]), true],
    ['arrow keys', 120, track([4, 0], [8, 90], [120, 2000], [120, 2400]), true],
    ['too far beside it', 126, track([0, 0], [60, 200], [126, 500]), false],
    ['a jump', 120, track([0, 0], [120, 400]), false],
    ['faster than a hand', 120, track([0, 0], [60, 20], [120, 40]), false],
    ['a minute and more', 120, track([0, 0], [60, 200], [120, 61_000]), false],
    ['time running back', 120, track([0, 0], [60, 500], [120, 400]), false],
    ['ending elsewhere', 120, track([0, 0], [60, 200], [90, 500]), false],
    ['beginning at the gap', 120, track([118, 0], [119, 200], [120, 500]), false],
    ['nothing', 120, [], false],
  ])('checks %s', (_name, x, points, isGood) => {
    expect(isSolved(120, x, points)).toBe(isGood);
  });
});
