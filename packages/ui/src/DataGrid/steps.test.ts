import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HEADER, stepOf } from './steps.ts';

const last = { row: 99, column: 3 };

it.each([
  ['ArrowDown', false, { row: 6, column: 1 }],
  ['Home', false, { row: 5, column: 0 }],
  ['End', false, { row: 5, column: 3 }],
  ['Home', true, { row: 0, column: 0 }],
  ['End', true, { row: 99, column: 3 }],
  ['PageDown', false, { row: 13, column: 1 }],
  ['PageUp', false, { row: 0, column: 1 }],
  ['x', false, undefined],
])('%s (Ctrl: %s) moves from the sixth row to %o', (key, isWithCtrl, to) => {
  expect(stepOf({ row: 5, column: 1 }, key, { last, isWithCtrl, rowsInView: 8 })).toEqual(to);
});

it('stepOf never leaves the grid', () => {
  const keys = fc.constantFrom(
    'ArrowUp',
    'ArrowDown',
    'ArrowLeft',
    'ArrowRight',
    'Home',
    'End',
    'PageUp',
    'PageDown',
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(keys, fc.boolean())), (presses) => {
      let at = { row: HEADER, column: 0 };
      for (const [key, isWithCtrl] of presses)
        at = stepOf(at, key, { last, isWithCtrl, rowsInView: 8 }) ?? at;
      expect(at.row).toBeGreaterThanOrEqual(HEADER);
      expect(at.row).toBeLessThanOrEqual(last.row);
      expect(at.column).toBeGreaterThanOrEqual(0);
      expect(at.column).toBeLessThanOrEqual(last.column);
    }),
  );
});
